import type { CardIndex } from '../core/cards.ts';
import type { Catalogue } from '../core/setup.ts';

const DEAREST = 6;
const PULL = 0.06;
const AT_MOST = 0.3;
const targets = new WeakMap<Catalogue, readonly number[]>();

/** Where a card stands on the curve: its whole cost up to 6, null for a card without a cost. */
export function curvePlace(catalogue: Catalogue, card: CardIndex): number | null {
  const cost = catalogue.cards[card]?.cost ?? null;
  return cost === null ? null : Math.max(0, Math.min(DEAREST, Math.floor(cost)));
}

/** Small bonus (up to 0.3) for a card whose cost the pool lacks, small malus for one it has enough of. */
export function curveNeed(catalogue: Catalogue, pool: readonly CardIndex[]): (card: CardIndex) => number {
  const target = targetOf(catalogue);
  const have = counted(catalogue, pool);
  const progress = Math.min(1, pool.length / Math.max(1, catalogue.deckSize));
  return (card) => {
    const place = curvePlace(catalogue, card);
    if (place === null) return 0;
    const missing = target[place]! * pool.length - have[place]!;
    return Math.max(-AT_MOST, Math.min(AT_MOST, missing * PULL * progress));
  };
}

function targetOf(catalogue: Catalogue): readonly number[] {
  const known = targets.get(catalogue);
  if (known) return known;
  const counts = counted(catalogue, catalogue.cards.keys());
  const total = Math.max(
    1,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const target = counts.map((count) => count / total);
  targets.set(catalogue, target);
  return target;
}

function counted(catalogue: Catalogue, cards: Iterable<CardIndex>): number[] {
  const counts = new Array<number>(DEAREST + 1).fill(0);
  for (const card of cards) {
    const place = curvePlace(catalogue, card);
    if (place !== null) counts[place]! += 1;
  }
  return counts;
}
