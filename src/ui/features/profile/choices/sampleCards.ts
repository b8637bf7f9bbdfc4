/* oxlint-disable passleft/bare-sentence -- names and rules of a game, as its data has them */
import type { CardFace, GameLook } from '#contract/games/faces.ts';

/** Lanes and rarities of Emberwake, to show how marks and cards look without asking for a game. */
export const SAMPLE_LOOK: GameLook = {
  slug: 'emberwake',
  name: 'Emberwake',
  cardAspect: 0.714,
  lanes: [
    { key: 'ember', label: 'Ember', hue: '#ff8a55', glyph: 'flame' },
    { key: 'tide', label: 'Tide', hue: '#63c7d8', glyph: 'wave' },
    { key: 'grove', label: 'Grove', hue: '#93c565', glyph: 'leaf' },
    { key: 'dusk', label: 'Dusk', hue: '#c79bea', glyph: 'moon' },
    { key: 'volt', label: 'Volt', hue: '#8fa9ff', glyph: 'bolt' },
  ],
  laneWord: 'Lane',
  rarities: [
    { code: 'common', name: 'Common', colour: '#b9c2bd', shape: 'circle', order: 1 },
    { code: 'uncommon', name: 'Uncommon', colour: '#6cc3f2', shape: 'diamond', order: 2 },
    { code: 'rare', name: 'Rare', colour: '#f2b632', shape: 'hexagon', order: 3 },
    { code: 'mythic', name: 'Mythic', colour: '#ff8157', shape: 'star', order: 4 },
  ],
  buckets: [],
  deckSize: 40,
  maxCopies: null,
  featuredType: null,
  attributes: [],
};

const face = (
  own: Pick<CardFace, 'name' | 'rarity' | 'cost' | 'lanes' | 'type' | 'rules' | 'image' | 'stats'>,
): CardFace => ({
  card: 0,
  set: 'emb',
  number: '',
  costText: String(own.cost ?? ''),
  typeLine: own.type,
  flavour: '',
  sides: [],
  attributes: {},
  ...own,
});

export const SAMPLE_FACES: readonly CardFace[] = [
  face({
    name: 'Saltwind Drifter',
    rarity: 'common',
    cost: 3,
    lanes: ['tide'],
    type: 'Being',
    rules: 'Can’t be blocked while you hold five or more cards.',
    stats: '2/3',
    image: '/art/cards/emberwake/hood-hat/tide/common/Saltwind%20Drifter.svg',
  }),
  face({
    name: 'Cinder Vale',
    rarity: 'rare',
    cost: 2,
    lanes: ['ember'],
    type: 'Place',
    rules: 'Your Ember Beings enter with one spark. Spend a spark: draw a card.',
    stats: null,
    image: '/art/cards/emberwake/peaks/ember/rare/Cinder%20Vale~5.svg',
  }),
];
