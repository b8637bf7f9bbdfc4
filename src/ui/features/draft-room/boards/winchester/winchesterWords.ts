import type { WinchesterBoard } from '#engine/formats/winchester/winchester.types.ts';
import { cardsWord } from '../../roomWords.ts';
import type { Person } from '../../seating.ts';

/** "Pile 2": piles are counted from 1 for people. */
export const pileName = (pile: number): string => `Pile ${pile + 1}`;

/** "Kim took pile 2, 3 cards." Empty before anything was taken. */
export function lastTakeWords({ lastTake }: WinchesterBoard, people: readonly Person[]): string {
  if (lastTake === null) return '';
  const person = people[lastTake.seat];
  const who = person?.isYou ? 'You' : (person?.name ?? 'Somebody');
  return `${who} took pile ${lastTake.pile + 1}, ${cardsWord(lastTake.cards)}.`;
}

/** What the stack does after the turn, and who plays then. */
export function thenWords({ stack, piles }: WinchesterBoard, next: string): string {
  if (stack === 0) return `The stack is empty: no pile grows. Then ${next} plays.`;
  if (stack >= piles.length) return `Every pile gets a card, then ${next} plays.`;
  const last =
    stack === 1
      ? 'The last card goes on the first pile'
      : `The last ${cardsWord(stack)} go on the first piles`;
  return `${last}, then ${next} plays.`;
}
