import type { Ask, DraftView } from '../../draft.types.ts';

/** What every turn of a rotisserie draft is called. */
export const TABLE_TURN = 'table';

/**
 * What a seat's wishes are about: the question that it is asked, or where the same cards lie open all the time its next
 * one, so that a wish list can be made while others choose. Null where wishes have to wait for the question.
 */
export function wishedFrom({ ask, board }: Pick<DraftView, 'ask' | 'board'>): Ask | null {
  if (ask !== null || board?.kind !== 'rotisserie') return ask;
  const { cards, taken } = board;
  const gone = new Set(taken.map(([place]) => place));
  const left = cards.flatMap(({ id }, place) => (gone.has(place) ? [] : [id]));
  const turnNumber = taken.length + 1;
  return { kind: 'pick', turnId: TABLE_TURN, turnNumber, cards: left, demand: { picks: 1, burns: 0 } };
}
