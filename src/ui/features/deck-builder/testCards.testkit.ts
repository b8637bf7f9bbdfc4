import type { CardFace, GameLook } from '#contract/games/faces.ts';
import type { DeckEntry } from './desk/deckEntries.ts';

/** The look of a small game for tests. */
export const testLook: GameLook = {
  slug: 'emberwake',
  name: 'Emberwake',
  cardAspect: 0.714,
  lanes: [
    { key: 'ember', label: 'Ember', hue: 'ember', glyph: 'flame' },
    { key: 'tide', label: 'Tide', hue: 'tide', glyph: 'wave' },
    { key: 'volt', label: 'Volt', hue: 'volt', glyph: 'bolt' },
  ],
  laneWord: 'lane',
  rarities: [
    { code: 'common', name: 'Common', colour: '#B9C2BD', shape: 'circle', order: 1 },
    { code: 'uncommon', name: 'Uncommon', colour: '#6CC3F2', shape: 'diamond', order: 2 },
    { code: 'rare', name: 'Rare', colour: '#F2B632', shape: 'hexagon', order: 3 },
  ],
  buckets: [
    { key: 'main', label: 'Main deck', min: 40, max: null },
    { key: 'side', label: 'Side', min: 0, max: null },
  ],
  deckSize: 40,
  maxCopies: null,
  featuredType: 'Being',
  attributes: [
    { key: 'subtypes', label: 'Subtype', type: 'list' },
    { key: 'strength', label: 'Strength', type: 'number' },
  ],
};

let cards = 0;

export function testFace(name: string, change: Partial<CardFace> = {}): CardFace {
  cards += 1;
  return {
    card: cards,
    name,
    set: 'EMB',
    number: String(cards),
    rarity: 'common',
    cost: 1,
    costText: '1',
    lanes: ['ember'],
    type: 'Being',
    typeLine: 'Being',
    rules: '',
    flavour: '',
    stats: null,
    image: null,
    sides: [],
    attributes: {},
    ...change,
  };
}

export const testEntry = (name: string, change: Partial<CardFace> = {}, pick = 1): DeckEntry => ({
  id: name,
  face: testFace(name, change),
  isFoil: false,
  round: 1,
  pick,
});
