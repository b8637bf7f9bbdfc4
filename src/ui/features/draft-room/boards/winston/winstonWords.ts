import type { WinstonBoard } from '#engine/formats/winston/winston.types.ts';
import type { Person } from '../../seating.ts';
import { type BoardWords, whoIs } from '../pieces/words.ts';

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
export function takeWords(t: BoardWords, { piles, looking, stack }: WinstonBoard, next: string): ChoiceWords {
  const pile = looking ?? 0;
  return {
    label: t('takeCards', { count: piles[pile]?.size ?? 0 }),
    meaning: stack > 0 ? t('takenRefilled', { pile: pile + 1, next }) : t('takenEmpty', { next }),
  };
}

/** What passing means; null when the pile has to be taken. */
export function passWords(t: BoardWords, board: WinstonBoard, next: string): ChoiceWords | null {
  const { stack } = board;
  const pile = (board.looking ?? 0) + 1;
  const following = nextPile(board);
  if (following === null)
    return stack === 0
      ? null
      : {
          label: t('passTop'),
          meaning: stack > 1 ? t('passTopGrows', { pile, next }) : t('passTopLast', { next }),
        };
  return stack > 0
    ? { label: t('passGrows', { pile }), meaning: t('passGrowsMeaning', { next: following + 1 }) }
    : { label: t('pass', { pile }), meaning: t('passMeaning', { next: following + 1 }) };
}

/** “Kim took pile 2, 3 cards.” Empty before anything was taken. */
export function lastTakeWords(
  t: BoardWords,
  { lastTake }: Pick<WinstonBoard, 'lastTake'>,
  people: readonly Person[],
): string {
  if (lastTake === null) return '';
  const { seat, pile, cards } = lastTake;
  const who = whoIs(t, people[seat]);
  return pile === null ? t('topTaken', who) : t('pileTaken', { ...who, pile: pile + 1, count: cards });
}

/** What a pile is for who looks: “You’re looking at it”, “You passed it”, “Kim is looking at it”. */
export function pileNote(
  t: BoardWords,
  { looking, piles }: WinstonBoard,
  pile: number,
  acting: Person | undefined,
): string {
  if ((piles[pile]?.size ?? 0) === 0) return t('empty');
  if (looking === null || !acting || pile > looking) return '';
  return pile === looking ? t('pileNow', whoIs(t, acting)) : t('pilePassed', whoIs(t, acting));
}
