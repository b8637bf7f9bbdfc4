import type { DraftCard } from '../core/cards.ts';
import type { Balance } from './definition.ts';

/** More values than this cannot be balanced: they share the bits of one number. */
export const BALANCED_VALUES_AT_MOST = 30;

/** Bit sets of the balanced values per entry, and how many values there are. */
export interface BalanceSets {
  readonly bits: readonly number[];
  readonly count: number;
}

/** Which values each entry shows, in the order in which they first occur; values beyond the most are not counted. */
export function balanceSets(
  indices: readonly number[],
  cards: readonly DraftCard[],
  balance: Balance,
): BalanceSets {
  const order = new Map<string, number>();
  const bits = indices.map((index) => {
    const card = cards[index];
    let set = 0;
    for (const value of card ? balancedValues(card, balance) : []) {
      if (!order.has(value)) order.set(value, order.size);
      const bit = order.get(value)!;
      if (bit < BALANCED_VALUES_AT_MOST) set |= 1 << bit;
    }
    return set;
  });
  return { bits, count: Math.min(order.size, BALANCED_VALUES_AT_MOST) };
}

/** The values a card counts for; none where it lacks the attribute or its text is empty. */
export function balancedValues(card: DraftCard, balance: Balance): readonly string[] {
  // A land costs nothing, so that it is no card of the lanes it belongs to.
  if (balance === 'lanes' && card.makes) return [];
  const value = typeof balance === 'string' ? card[balance] : card.attributes[balance.attribute];
  if (value === undefined || value === '') return [];
  return typeof value === 'object' ? value : [`${value}`];
}
