import type { Ask } from '../../core/ask.ts';
import type { ViewBase } from '../../core/view.ts';
import type { RotisserieBoard } from './rotisserie.types.ts';

/** What every turn of a rotisserie draft is called. */
export const TABLE_TURN = 'table';

/**
 * What a seat's wishes are about: the question that it is asked, or where the same cards lie open all the time its next
 * one, so that a wish list can be made while others choose.
 */
export function wishedFrom({ ask, board }: Pick<ViewBase<RotisserieBoard>, 'ask' | 'board'>): Ask | null {
  if (ask !== null) return ask;
  const { cards, taken } = board;
  const gone = new Set(taken.map(([place]) => place));
  const left = cards.flatMap(({ id }, place) => (gone.has(place) ? [] : [id]));
  const turnNumber = taken.length + 1;
  return { kind: 'pick', turnId: TABLE_TURN, turnNumber, cards: left, demand: { picks: 1, burns: 0 } };
}
