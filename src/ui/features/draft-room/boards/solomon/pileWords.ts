import type { PileName } from '#engine/formats/solomon/solomon.types.ts';
import { inARow } from '../../../../messages/inARow.ts';
import type { BoardWords } from '../pieces/words.ts';

export const pileTitle = (t: BoardWords, name: PileName): string =>
  name === 'first' ? t('firstPile') : t('secondPile');

/** “First pile, 3 cards: Cinder Vale, Ash Censer, Live Wire”. */
export const pileWords = (t: BoardWords, name: PileName, names: readonly string[]): string =>
  t('pileHolds', { pile: pileTitle(t, name), count: names.length, names: inARow(names) });

/** The average cost, as "3.7"; null where no card has a cost. */
export function meanCost(costs: readonly (number | null)[]): string | null {
  const known = costs.filter((cost) => cost !== null);
  if (known.length === 0) return null;
  return (known.reduce((sum, cost) => sum + cost, 0) / known.length).toFixed(1);
}
