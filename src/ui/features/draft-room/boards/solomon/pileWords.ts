import type { PileName } from '#engine/formats/solomon/solomon.types.ts';
import { cardsWord } from '../../roomWords.ts';

export const PILE_TITLES: Readonly<Record<PileName, string>> = { first: 'First pile', second: 'Second pile' };

/** "First pile, 3 cards: Cinder Vale, Ash Censer, Live Wire". */
export function pileWords(name: PileName, names: readonly string[]): string {
  const head = `${PILE_TITLES[name]}, ${names.length === 0 ? 'empty' : cardsWord(names.length)}`;
  return names.length === 0 ? head : `${head}: ${names.join(', ')}`;
}

/** The average cost, as "3.7"; null where no card has a cost. */
export function meanCost(costs: readonly (number | null)[]): string | null {
  const known = costs.filter((cost) => cost !== null);
  if (known.length === 0) return null;
  return (known.reduce((sum, cost) => sum + cost, 0) / known.length).toFixed(1);
}
