import type { EventMatch, EventRules, Score } from '#engine/events/event.types.ts';
import { type Standing, winnerOf } from '#engine/events/standings.ts';

/** A match of the reader: the place of its round, and on which side of it they are. */
export interface OwnMatch {
  readonly match: EventMatch;
  readonly round: number;
  readonly side: 0 | 1;
}

export const isWonBy = ({ state }: EventMatch, side: 0 | 1): boolean =>
  state.kind === 'final' && winnerOf(state.score) === side;

/** "2–1", and "2–1–1" with a drawn match. */
export const recordWords = ({ wins, losses, draws }: Standing): string =>
  `${wins}–${losses}${draws > 0 ? `–${draws}` : ''}`;

const score = (wins: number, losses: number, draws = 0): Score => ({ wins: [wins, losses], draws });

/** The usual results from a player's own side, the likeliest last. */
export function usualScores(gamesToWin: EventRules['gamesToWin'], isCut: boolean): readonly Score[] {
  if (gamesToWin === 1) return [score(0, 1), ...(isCut ? [] : [score(0, 0, 1)]), score(1, 0)];
  return [score(0, 2), score(1, 2), ...(isCut ? [] : [score(1, 1, 1)]), score(2, 1), score(2, 0)];
}
