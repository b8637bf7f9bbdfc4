import type { WinstonBoard } from '#engine/formats/winston/winston.types.ts';
import { cardsWord } from '../../roomWords.ts';
import type { Person } from '../../seating.ts';

const SMALL = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
/** "Three cards", and from ten on "12 cards". */
export const manyCards = (count: number): string =>
  `${SMALL[count] ?? count} ${count === 1 ? 'card' : 'cards'}`;

/** "Pile 2": piles are counted from 1 for people. */
export const pileName = (pile: number): string => `Pile ${pile + 1}`;
const inPile = (pile: number): string => `pile ${pile + 1}`;

/** What a choice is called on its button, and what happens then. */
export interface ChoiceWords {
  readonly label: string;
  readonly meaning: string;
}

/** The next pile that would be looked at; null when the pile looked at is the last one with cards. */
export function nextPile({ piles, looking }: WinstonBoard): number | null {
  const next = piles.findIndex(({ size }, pile) => looking !== null && pile > looking && size > 0);
  return next < 0 ? null : next;
}

/** What taking the pile means; `next` is the name of who plays then. */
export function takeWords({ piles, looking, stack }: WinstonBoard, next: string): ChoiceWords {
  const pile = looking ?? 0;
  const size = piles[pile]?.size ?? 0;
  const refill = stack > 0 ? `A new card begins ${inPile(pile)}` : 'The pile stays empty';
  return { label: `Take ${cardsWord(size)}`, meaning: `${refill}, then ${next}.` };
}

/** What passing means; null when the pile has to be taken. */
export function passWords(board: WinstonBoard, next: string): ChoiceWords | null {
  const pile = board.looking ?? 0;
  const following = nextPile(board);
  if (following === null && board.stack === 0) return null;
  if (following === null) {
    const grows = board.stack > 1 ? `${pileName(pile)} gets the next one, then ${next}.` : `Then ${next}.`;
    return { label: 'Pass: take the top card', meaning: `You get the stack’s top card unseen. ${grows}` };
  }
  const look = `You look at ${inPile(following)} next.`;
  return board.stack > 0
    ? { label: `Pass: ${inPile(pile)} gets a card`, meaning: `It is laid on unseen. ${look}` }
    : { label: `Pass ${inPile(pile)}`, meaning: `The stack is empty, so it does not grow. ${look}` };
}

/** "Kim took pile 2, 3 cards." Empty before anything was taken. */
export function lastTakeWords({ lastTake }: WinstonBoard, people: readonly Person[]): string {
  if (lastTake === null) return '';
  const person = people[lastTake.seat];
  const who = person?.isYou ? 'You' : (person?.name ?? 'Somebody');
  return lastTake.pile === null
    ? `${who} took the top card of the stack.`
    : `${who} took ${inPile(lastTake.pile)}, ${cardsWord(lastTake.cards)}.`;
}

/** Of a passed pile what is not known: "and one you have not seen". */
export function unseenWords(size: number, seen: number): string {
  const unseen = size - seen;
  if (unseen <= 0) return '';
  return unseen === 1 ? 'and one you have not seen' : `and ${unseen} you have not seen`;
}

/** What a pile is for who looks: "You look at it", "You passed it", "Kim looks at it". */
export function pileNote(board: WinstonBoard, pile: number, acting: Person | undefined): string {
  const { looking, piles } = board;
  if ((piles[pile]?.size ?? 0) === 0) return 'Empty';
  if (looking === null || !acting) return '';
  if (pile === looking) return acting.isYou ? 'You look at it' : `${acting.name} looks at it`;
  if (pile < looking) return acting.isYou ? 'You passed it' : `${acting.name} passed it`;
  return '';
}
