import type { PickRecord, SeatResult } from '#contract/results/results.ts';
import type { RoundSpan } from './replay.ts';
import { counted } from './resultWords.ts';

type Kind = Pick<PickRecord, 'kind'>;

/** What a round of a format is called: only in a booster draft is it a pack. */
export function roundWord(format: string): 'Pack' | 'Grid' | 'Round' {
  if (format === 'booster') return 'Pack';
  return format === 'grid' || format === 'minesweeper' ? 'Grid' : 'Round';
}

export const decisionWord = ({ kind }: Kind): string =>
  kind === 'pick' ? 'pick' : kind === 'received' ? 'received' : 'turn';

/** "Pack 2, pick 3", "Grid 5, turn 2", "Round 4, received" */
export function pickHeading(record: Pick<PickRecord, 'kind' | 'round' | 'pick'>, format: string): string {
  const what = record.kind === 'received' ? 'received' : `${decisionWord(record)} ${record.pick}`;
  return `${roundWord(format)} ${record.round}, ${what}`;
}

/** "All picks of pack 2", "All turns of grid 5" */
export function allOfRoundWords({ round, picks }: RoundSpan, format: string): string {
  const what = picks.every(({ kind }) => kind === 'pick') ? 'picks' : 'turns';
  return `All ${what} of ${roundWord(format).toLowerCase()} ${round}`;
}

const nameOf = (seats: readonly SeatResult[], seat: number | null): string =>
  seat === null ? '' : (seats[seat]?.seat.name ?? `seat ${seat + 1}`);

/** What was decided, as a sentence; null for a pick, whose cards say it. */
export function toldWords(record: PickRecord, seats: readonly SeatResult[]): string | null {
  if (record.kind !== 'received') return record.told;
  const giver = nameOf(seats, record.from);
  const cards = counted(record.taken.length, 'card');
  return giver === '' ? `Received ${cards}.` : `Received ${cards}, by what ${giver} decided.`;
}

/** What lay there at a decision that is about no pack in hand: "9 cards lay open, 3 came to the pool". */
export function openWords({ pack, taken }: PickRecord): string {
  const came = taken.length;
  if (pack.length === 0) return '';
  if (came === pack.length) return `${counted(came, 'card')} came to the pool`;
  const open = `${counted(pack.length, 'card')} lay open`;
  return came === 0 ? open : `${open}, ${came} came to the pool`;
}

/** The bot's decision where it is no card: "bot’s choice: took pile 2, 3 cards"; null where there is none. */
export function botWords({ botWouldTell }: PickRecord): string | null {
  if (botWouldTell === null) return null;
  return `bot’s choice: ${botWouldTell.slice(0, 1).toLowerCase()}${botWouldTell.slice(1).replace(/\.$/, '')}`;
}
