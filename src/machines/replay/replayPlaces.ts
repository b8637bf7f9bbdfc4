import type { PickRecord, SeatResult } from '#contract/results/results.ts';

/** The place of a replay in its address: seat, pack and pick as people count them, from 1. */
export interface ReplayAddress {
  readonly seat?: number | undefined;
  readonly pack?: number | undefined;
  readonly pick?: number | undefined;
}

/** A seat and one of its picks, both from 0. */
export interface ReplayPlace {
  readonly seat: number;
  readonly index: number;
}

/** The card somebody named for a pick while it was hidden, by `guessKey`. */
export type Guesses = Readonly<Record<string, string>>;

/** A move to another pick. */
export type ReplayMove =
  | { readonly type: 'pick.stepped'; readonly to: 'previous' | 'next' | 'first' | 'last' }
  | { readonly type: 'pick.chosen'; readonly index: number }
  | { readonly type: 'round.chosen'; readonly round: number }
  | { readonly type: 'seat.chosen'; readonly seat: number };

export const picksOf = (seats: readonly SeatResult[], seat: number): readonly PickRecord[] =>
  seats[seat]?.picks ?? [];

/** Open to the reader, with anything to show: a sealed pool has no picks. */
export const isShowable = (seat: SeatResult | undefined): boolean =>
  seat?.isOpen === true && (seat.picks.length > 0 || seat.pool.length > 0);

/** The seat that is shown without an address: the reader's own, else the first open one. */
function firstSeat(seats: readonly SeatResult[], mySeat: number | null): number {
  if (mySeat !== null && isShowable(seats[mySeat])) return mySeat;
  return Math.max(0, seats.findIndex(isShowable));
}

/** The pick that an address means; what it leaves out or gets wrong becomes the nearest thing that is there. */
export function placeOf(
  seats: readonly SeatResult[],
  mySeat: number | null,
  address: ReplayAddress,
): ReplayPlace {
  const asked = (address.seat ?? 0) - 1;
  const seat = isShowable(seats[asked]) ? asked : firstSeat(seats, mySeat);
  return { seat, index: indexAt(picksOf(seats, seat), address.pack ?? 1, address.pick ?? 1) };
}

/** The decision of a round by its place there, from 1: several may bear the same number of a pick. */
function indexAt(picks: readonly PickRecord[], round: number, pick: number): number {
  const span = roundsOf(picks).find((known) => known.round === round);
  if (!span) return 0;
  return span.firstIndex + (pick <= span.picks.length ? pick - 1 : 0);
}

/** The round of a decision, and its place there from 1. */
function positionOf(picks: readonly PickRecord[], index: number): { round: number; pick: number } {
  const round = picks[index]?.round ?? 1;
  const span = roundsOf(picks).find((known) => known.round === round);
  return { round, pick: index - (span?.firstIndex ?? 0) + 1 };
}

export function addressOf(seats: readonly SeatResult[], place: ReplayPlace): ReplayAddress {
  const { round, pick } = positionOf(picksOf(seats, place.seat), place.index);
  return { seat: place.seat + 1, pack: round, pick };
}

export interface RoundSpan {
  readonly round: number;
  readonly firstIndex: number;
  readonly picks: readonly PickRecord[];
}

/** The picks of a seat by round, in the order they were made. */
export function roundsOf(picks: readonly PickRecord[]): readonly RoundSpan[] {
  const spans: { round: number; firstIndex: number; picks: PickRecord[] }[] = [];
  picks.forEach((record, index) => {
    const span = spans.at(-1);
    if (span?.round === record.round) span.picks.push(record);
    else spans.push({ round: record.round, firstIndex: index, picks: [record] });
  });
  return spans;
}

export const guessKey = ({ seat, index }: ReplayPlace): string => `${seat}:${index}`;

/** Whether what was taken is still to be guessed; only picks are. */
export const isHidden = (
  state: { readonly isGuessing: boolean; readonly guesses: Guesses },
  place: ReplayPlace,
  record: Pick<PickRecord, 'kind'> | undefined,
): boolean => state.isGuessing && record?.kind === 'pick' && state.guesses[guessKey(place)] === undefined;

/** How many guesses about a seat were right, and how many were made. */
export function scoreOf(guesses: Guesses, picks: readonly PickRecord[], seat: number) {
  let right = 0;
  let made = 0;
  picks.forEach((record, index) => {
    const guess = guesses[guessKey({ seat, index })];
    if (guess === undefined) return;
    made += 1;
    if (record.taken.includes(guess)) right += 1;
  });
  return { right, made };
}

function indexAfter(index: number, count: number, to: 'previous' | 'next' | 'first' | 'last'): number {
  if (to === 'first') return 0;
  if (to === 'last') return Math.max(0, count - 1);
  return Math.min(Math.max(0, count - 1), Math.max(0, to === 'next' ? index + 1 : index - 1));
}

/** Where a move leads to; to a pick or a seat that isn't there it leads nowhere. */
export function placeAfter(
  seats: readonly SeatResult[],
  { seat, index }: ReplayPlace,
  event: ReplayMove,
): ReplayPlace {
  const picks = picksOf(seats, seat);
  switch (event.type) {
    case 'pick.stepped':
      return { seat, index: indexAfter(index, picks.length, event.to) };
    case 'pick.chosen':
      return event.index >= 0 && event.index < picks.length ? { seat, index: event.index } : { seat, index };
    case 'round.chosen':
      return { seat, index: indexAt(picks, event.round, 1) };
    case 'seat.chosen': {
      if (!isShowable(seats[event.seat])) return { seat, index };
      const { round, pick } = positionOf(picks, index);
      return { seat: event.seat, index: indexAt(picksOf(seats, event.seat), round, pick) };
    }
  }
}
