import type { DraftCard } from '#engine/core/cards.ts';
import type { Catalogue, Lane } from '#engine/core/setup.ts';
import type { Layout, PackDefinition, Sheet, Slot } from '#engine/packs/definition.ts';

/** A plain card of an invented game; `printing` is its name unless said otherwise. */
export function inventedCard(name: string, changes: Partial<DraftCard> = {}): DraftCard {
  return {
    printing: name,
    name,
    set: 'INV',
    number: name,
    rarity: 'common',
    cost: null,
    costText: '',
    lanes: [],
    type: 'Being',
    typeLine: 'Being',
    rules: '',
    flavour: '',
    stats: null,
    image: null,
    rating: null,
    sides: [],
    attributes: {},
    ...changes,
  };
}

export function inventedLane(key: string): Lane {
  return { key, label: key.charAt(0).toUpperCase() + key.slice(1), hue: key, glyph: key };
}

export const inventedRarities = [
  { code: 'common', name: 'Common', shape: 'circle', order: 0 },
  { code: 'uncommon', name: 'Uncommon', shape: 'diamond', order: 1 },
  { code: 'rare', name: 'Rare', shape: 'star', order: 2 },
] as const;

export function inventedCatalogue(cards: readonly DraftCard[], changes: Partial<Catalogue> = {}): Catalogue {
  return {
    game: { slug: 'invented', name: 'Invented' },
    cards,
    lanes: [],
    laneRule: { kind: 'any' },
    deckSize: 20,
    rarities: inventedRarities,
    packs: {},
    ...changes,
  };
}

export function randomSheet(
  cards: readonly (number | readonly [card: number, weight: number])[],
  changes: Partial<Sheet> = {},
): Sheet {
  return {
    kind: { type: 'random' },
    cards: cards.map((entry) =>
      typeof entry === 'number' ? { card: entry, weight: 1 } : { card: entry[0], weight: entry[1] },
    ),
    ...changes,
  };
}

export function slotOf(name: string, count: number, changes: Partial<Slot> = {}): Slot {
  return { name, count, finish: 'plain', sheets: [{ sheet: name, weight: 1 }], ...changes };
}

export function layoutOf(weight: number, slots: readonly Slot[]): Layout {
  return { name: `layout of ${slots.length}`, weight, slots };
}

export function packOf(
  layouts: readonly Layout[],
  sheets: Readonly<Record<string, Sheet>>,
  changes: Partial<PackDefinition> = {},
): PackDefinition {
  return { layouts, sheets, replacement: 'pack', refill: false, ...changes };
}

/** Numbers from `from` up to but not including `to`. */
export function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

/** A secret whose bytes all follow from one number. */
export function secretOf(seed: number): Uint8Array {
  return Uint8Array.from({ length: 32 }, (_, index) => ((seed >>> (8 * (index % 4))) + index * 17) & 255);
}
