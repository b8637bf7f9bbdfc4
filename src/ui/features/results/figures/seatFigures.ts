import type { PickRecord, SeatResult } from '#contract/results/results.ts';

/** A figure over `count` things; where there are fewer than `least` of them, it says nothing yet. */
export interface Figure {
  readonly value: number | null;
  readonly count: number;
  readonly least: number;
}

export const LEAST_TIMES = 5;
export const LEAST_AGREED = 10;
export const LEAST_RETURNED = 3;
export const LEAST_TAKEN = 5;

const figure = (count: number, least: number, value: () => number): Figure => ({
  value: count < least ? null : value(),
  count,
  least,
});

const isByHand = ({ kind, source }: PickRecord) => kind === 'pick' && source === 'member';

/** What lies in the middle of all; the mean of both middles for an even number. */
export function medianOf(values: readonly number[]): number {
  const ordered = [...values].sort((a, b) => a - b);
  const middle = ordered.length / 2;
  const high = ordered[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((ordered[middle - 1] ?? 0) + high) / 2 : high;
}

const timesOf = (picks: readonly PickRecord[]): number[] =>
  picks.flatMap((record) => (isByHand(record) && record.seconds !== null ? [record.seconds] : []));

/** The seconds that lie in the middle of those that a person's picks took. */
export function middleTime(picks: readonly PickRecord[]): Figure {
  const times = timesOf(picks);
  return figure(times.length, LEAST_TIMES, () => medianOf(times));
}

/** All seconds that a person's picks took together. */
export const wholeTime = (picks: readonly PickRecord[]): Figure => {
  const times = timesOf(picks);
  return figure(times.length, 1, () => times.reduce((sum, seconds) => sum + seconds, 0));
};

/** Where a person took what the bot would have taken: the share of the picks by hand that had a choice. */
export function botAgreement(picks: readonly PickRecord[]): Figure {
  const asked = picks.filter(
    (record) => isByHand(record) && record.botWouldTake !== null && record.pack.length > record.taken.length,
  );
  const agreed = asked.filter(
    ({ botWouldTake, taken }) => botWouldTake !== null && taken.includes(botWouldTake),
  );
  return figure(asked.length, LEAST_AGREED, () => agreed.length / asked.length);
}

/** Cards that this seat passed, saw again in the same pack and then took: how many, of the cards it saw again. */
export function wheelsCaught(picks: readonly PickRecord[]): Figure {
  const seenAgain = new Set(picks.flatMap(({ wheeled }) => wheeled));
  const caught = new Set(picks.flatMap(({ taken }) => taken).filter((id) => seenAgain.has(id)));
  return figure(seenAgain.size, LEAST_RETURNED, () => caught.size);
}

/** Picks that the clock made, of all picks that were this seat's to make. */
export function picksByClock(picks: readonly PickRecord[]): Figure {
  const own = picks.filter(
    ({ kind, source }) => kind === 'pick' && (source === 'member' || source === 'clock'),
  );
  return figure(own.length, 1, () => own.filter(({ source }) => source === 'clock').length);
}

type LanesOf = (card: number) => readonly string[];

export interface RoundShares {
  readonly round: number;
  /** Cards taken in that round. */
  readonly count: number;
  /** By lane, neutral cards under ''; they add up to 1. A card of several lanes counts for each with its part. */
  readonly shares: ReadonlyMap<string, number>;
}

/** Which lanes the cards of each round belong to that a seat took. */
export function laneShares(picks: readonly PickRecord[], lanesOf: LanesOf): readonly RoundShares[] {
  const rounds = new Map<number, string[][]>();
  for (const { round, pack, taken } of picks) {
    const lanes = pack.flatMap(({ id, card }) => (taken.includes(id) ? [[...lanesOf(card)]] : []));
    rounds.set(round, [...(rounds.get(round) ?? []), ...lanes]);
  }
  return [...rounds].map(([round, taken]) => {
    const shares = new Map<string, number>();
    for (const lanes of taken)
      for (const lane of lanes.length === 0 ? [''] : lanes)
        shares.set(lane, (shares.get(lane) ?? 0) + 1 / Math.max(1, lanes.length) / taken.length);
    return { round, count: taken.length, shares };
  });
}

export interface RarityFigures {
  readonly rarity: string;
  /** The number of the pick at which its cards were taken, on average over all open seats. */
  readonly averagePick: Figure;
  /** How many of its cards were still there when their pack came back to who had passed them. */
  readonly cameBack: Figure;
}

/** Whether a pack comes back to this seat after a pick. */
const isSeenAgain = (picks: readonly PickRecord[], at: number): boolean => {
  const packId = picks[at]?.packId ?? '';
  return packId !== '' && picks.slice(at + 1).some((later) => later.packId === packId);
};

/** How early each rarity went at this table, and how often it came back: over all seats that are open. */
export function rarityFigures(
  seats: readonly Pick<SeatResult, 'picks'>[],
  rarityOf: (card: number) => string,
): readonly RarityFigures[] {
  const rows = new Map<string, { picks: number[]; returns: number; wheels: number }>();
  const rowOf = (card: number) => {
    const rarity = rarityOf(card);
    const known = rows.get(rarity) ?? { picks: [], returns: 0, wheels: 0 };
    rows.set(rarity, known);
    return known;
  };
  for (const { picks } of seats)
    picks.forEach((record, at) => {
      if (record.kind !== 'pick') return;
      const isBack = isSeenAgain(picks, at);
      for (const { id, card } of record.pack) {
        const row = rowOf(card);
        if (record.taken.includes(id)) row.picks.push(record.pick);
        else if (isBack && !record.burned.includes(id)) {
          row.returns += 1;
          if (record.wheeled.includes(id)) row.wheels += 1;
        }
      }
    });
  return [...rows].map(([rarity, { picks, returns, wheels }]) => ({
    rarity,
    averagePick: figure(
      picks.length,
      LEAST_TAKEN,
      () => picks.reduce((sum, pick) => sum + pick, 0) / picks.length,
    ),
    cameBack: figure(returns, LEAST_RETURNED, () => wheels / returns),
  }));
}
