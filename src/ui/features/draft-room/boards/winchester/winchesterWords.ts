import type { WinchesterBoard } from '#engine/formats/winchester/winchester.types.ts';
import type { Person } from '../../seating.ts';
import { type BoardWords, whoIs } from '../pieces/words.ts';

/** “Kim took pile 2, 3 cards.” Empty before anything was taken. */
export function lastTakeWords(
  t: BoardWords,
  { lastTake }: Pick<WinchesterBoard, 'lastTake'>,
  people: readonly Person[],
): string {
  if (lastTake === null) return '';
  const { seat, pile, cards } = lastTake;
  return t('pileTaken', { ...whoIs(t, people[seat]), pile: pile + 1, count: cards });
}

/** What the stack does after the turn, and who plays then. */
export const thenWords = (t: BoardWords, { stack, piles }: WinchesterBoard, next: string): string =>
  stack >= piles.length ? t('pilesGrowAll', { next }) : t('pilesGrow', { stack, next });
