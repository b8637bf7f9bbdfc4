import type { Catalogue } from '../core/setup.ts';

/** What bots know of a catalogue before a draft. Lane sets are bit sets over `Catalogue.lanes`. */
export interface PreparedCatalogue {
  /** Rating per card, z-scored over the catalogue: 0 is an average card, 1 one deviation better. */
  readonly rating: readonly number[];
  readonly laneBits: readonly number[];
  /** The lanes that a card makes as a source; null for one that is no land. */
  readonly landBits: readonly (number | null)[];
  /** Every admissible set of lanes for a deck; at least one. */
  readonly laneSets: readonly number[];
}

const LANE_SETS_AT_MOST = 512;
const SHRINKAGE = 0.9;
/** Nobody picks what the game gives for nothing, whatever its rarity. */
const OF_FREE_CARDS = -2.5;
const prepared = new WeakMap<Catalogue, PreparedCatalogue>();

/** Ratings and lanes of a catalogue, computed once. */
export function prepareCatalogue(catalogue: Catalogue): PreparedCatalogue {
  const known = prepared.get(catalogue);
  if (known) return known;
  const made = {
    rating: ratingsOf(catalogue),
    laneBits: catalogue.cards.map((card) => bitsOf(catalogue, card.lanes)),
    landBits: catalogue.cards.map(({ makes }) => (makes ? bitsOf(catalogue, makes) : null)),
    laneSets: laneSetsOf(catalogue),
  };
  prepared.set(catalogue, made);
  return made;
}

function bitsOf(catalogue: Catalogue, lanes: readonly string[]): number {
  return lanes.reduce((bits, lane) => {
    const at = catalogue.lanes.findIndex(({ key }) => key === lane);
    return at < 0 || at > 30 ? bits : bits | (1 << at);
  }, 0);
}

function ratingsOf({ cards, rarities, freeCards = [] }: Catalogue): readonly number[] {
  const order = new Map(rarities.map((rarity) => [rarity.code, rarity.order]));
  const free = new Set(freeCards);
  const byRarity = zScores(
    cards.map((card) => (free.has(card.name) ? null : (order.get(card.rarity) ?? null))),
  );
  const byAdmin = zScores(cards.map((card) => card.rating));
  return cards.map((card, index) => {
    if (card.rating !== null) return byAdmin[index]!;
    return free.has(card.name) ? OF_FREE_CARDS : byRarity[index]! * SHRINKAGE;
  });
}

/** Deviations from the mean of the values that are known; 0 where none is known or all are equal. */
function zScores(values: readonly (number | null)[]): readonly number[] {
  const known = values.filter((value) => value !== null);
  const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(1, known.length);
  const variance = known.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, known.length);
  const deviation = Math.sqrt(variance);
  return values.map((value) => (value === null || deviation < 1e-9 ? 0 : (value - mean) / deviation));
}

function laneSetsOf({ lanes, laneRule }: Catalogue): readonly number[] {
  const count = Math.min(lanes.length, 30);
  const everything = count === 0 ? 0 : 2 ** count - 1;
  if (laneRule.kind === 'any' || laneRule.lanes >= count) return [everything];
  const sets = combinations(count, laneRule.lanes);
  return sets.length === 0 ? [everything] : sets;
}

function combinations(count: number, size: number): readonly number[] {
  let sets = [0];
  for (let round = 0; round < size; round += 1) {
    const grown = sets.flatMap((set) => {
      const next = 32 - Math.clz32(set);
      return Array.from({ length: count - next }, (_, offset) => set | (1 << (next + offset)));
    });
    if (grown.length > LANE_SETS_AT_MOST) return sets;
    sets = grown;
  }
  return sets;
}
