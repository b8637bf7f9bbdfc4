import type { PickRecord, SeatResult } from '#contract/results/results.ts';
import type { RoundSpan } from '#src/machines/replay/replayPlaces.ts';
import { seatName, words } from '../resultWords.ts';

/** What a round of a format is called: only in a booster draft is it a pack. */
export const roundWord = (format: string): string => words()('roundWord', { format });

/** "Pack 2", "Grid 5" */
export const roundWords = (format: string, round: number): string => words()('round', { format, round });

const kindOf = (kind: PickRecord['kind']) => (kind === 'pick' || kind === 'received' ? kind : 'other');

/** “Pack 2, pick 3”, “Grid 5, turn 2”, “Round 4, received” */
export const pickHeading = (
  { kind, round, pick }: Pick<PickRecord, 'kind' | 'round' | 'pick'>,
  format: string,
): string => words()('heading', { round: roundWords(format, round), kind: kindOf(kind), pick });

/** “Pack 2: all picks”, “Grid 5: all turns” */
export const allOfRoundWords = ({ round, picks }: RoundSpan, format: string): string =>
  words()('allOfRound', {
    round: roundWords(format, round),
    kind: picks.every(({ kind }) => kind === 'pick') ? 'picks' : 'other',
  });

/** What was decided, as a sentence; null for a pick, whose cards say it. */
export function toldWords(
  { kind, told, from, taken }: PickRecord,
  seats: readonly SeatResult[],
): string | null {
  if (kind !== 'received') return told;
  const count = taken.length;
  return from === null
    ? words()('received', { count })
    : words()('receivedFrom', { count, giver: seatName(seats, from) });
}

/** What was there at a decision that isn't about a pack in hand: "9 cards on offer, 3 taken into the pool". */
export function openWords({ pack, taken }: PickRecord): string {
  const [count, came] = [pack.length, taken.length];
  if (count === 0) return '';
  if (came === count) return words()('came', { count });
  return came === 0 ? words()('layOpen', { count }) : words()('layOpenCame', { count, came });
}

/** The bot's decision where it isn't a card; null where there is none. */
export const botWords = ({ botWouldTell }: PickRecord): string | null =>
  botWouldTell === null ? null : words()('botDecision', { decision: botWouldTell });
