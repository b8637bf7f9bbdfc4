import type { CardFace, GameLook } from '#contract/games/faces.ts';

/** The look of one of the demo games, so that the gallery stands without a server's answer. */
export const GALLERY_LOOK: GameLook = {
  slug: 'emberwake',
  name: 'Emberwake',
  cardAspect: 0.714,
  lanes: [
    { key: 'ember', label: 'Ember', hue: 'ember', glyph: 'flame' },
    { key: 'tide', label: 'Tide', hue: 'tide', glyph: 'wave' },
    { key: 'grove', label: 'Grove', hue: 'grove', glyph: 'leaf' },
    { key: 'dusk', label: 'Dusk', hue: 'dusk', glyph: 'moon' },
    { key: 'volt', label: 'Volt', hue: 'volt', glyph: 'bolt' },
  ],
  laneWord: 'lane',
  rarities: [
    { code: 'common', name: 'Common', colour: '#B9C2BD', shape: 'circle', order: 1 },
    { code: 'uncommon', name: 'Uncommon', colour: '#6CC3F2', shape: 'diamond', order: 2 },
    { code: 'rare', name: 'Rare', colour: '#F2B632', shape: 'hexagon', order: 3 },
    { code: 'mythic', name: 'Mythic', colour: '#FF8157', shape: 'star', order: 4 },
    { code: 'special', name: 'Special', colour: '#D9A2E8', shape: 'ring', order: 5 },
  ],
  buckets: [],
  deckSize: 40,
  maxCopies: null,
  featuredType: 'Being',
  attributes: [],
};

const ART = '/art/cards/emberwake';

type Printed = Pick<CardFace, 'name' | 'cost' | 'lanes' | 'rarity' | 'type' | 'rules' | 'stats' | 'image'>;

const face = (printed: Printed, card: number): CardFace => ({
  ...printed,
  card,
  set: 'EMB',
  number: String(card + 1),
  costText: printed.cost === null ? '' : String(printed.cost),
  typeLine: printed.type,
  flavour: '',
  sides: [],
  attributes: {},
});

const PRINTED: readonly Printed[] = [
  {
    name: 'Arc Savant',
    cost: 3,
    lanes: ['volt'],
    rarity: 'rare',
    type: 'Being',
    rules: 'Copy the second Spell you cast each turn.',
    stats: '2/3',
    image: `${ART}/hood/volt/rare/Arc%20Savant.svg`,
  },
  {
    name: 'Mosskeeper Una',
    cost: 5,
    lanes: ['grove'],
    rarity: 'mythic',
    type: 'Being',
    rules: 'Each Bloom you grow gives Una +1/+1. At six, your Beings can’t be silenced.',
    stats: '4/5',
    image: `${ART}/mask-plumes/grove/mythic/Mosskeeper%20Una.svg`,
  },
  {
    name: 'Cinder Vale',
    cost: 2,
    lanes: ['ember'],
    rarity: 'rare',
    type: 'Place',
    rules: 'Your Ember Beings enter with one spark. Spend a spark: draw a card.',
    stats: null,
    image: `${ART}/peaks/ember/rare/Cinder%20Vale~5.svg`,
  },
  {
    name: 'Saltwind Drifter',
    cost: 3,
    lanes: ['tide'],
    rarity: 'common',
    type: 'Being',
    rules: 'Can’t be blocked while you hold five or more cards.',
    stats: '2/3',
    image: `${ART}/hood-hat/tide/common/Saltwind%20Drifter.svg`,
  },
  {
    name: 'Hollow Orchard',
    cost: 4,
    lanes: ['dusk'],
    rarity: 'uncommon',
    type: 'Bloom',
    rules: 'Grows whenever a Being is buried. At three, draw two cards.',
    stats: null,
    image: `${ART}/grow/dusk/uncommon/Hollow%20Orchard.svg`,
  },
];

/** What is hard to draw: two lanes, a long name, long rules, no cost, no picture. */
const HARD: readonly Printed[] = [
  {
    name: 'Una and Isaac, Wardens of the Drowned Orchard',
    cost: 12,
    lanes: ['grove', 'tide'],
    rarity: 'special',
    type: 'Being',
    rules:
      'Whenever another Being enters, put a spark on it. At the end of your turn, move all sparks to one Being. If there are ten or more, draw a card for each lane among your Places, then choose one: bury it, or return it to its owner’s hand at the start of the next turn.',
    stats: '10/12',
    image: `${ART}/mask-plumes/grove/mythic/Mosskeeper%20Una.svg`,
  },
  {
    name: 'Nameless Ford',
    cost: null,
    lanes: [],
    rarity: 'common',
    type: 'Place',
    rules: '',
    stats: null,
    image: null,
  },
];

/** Cards of a demo game, the hard ones last. */
export const GALLERY_FACES: readonly CardFace[] = [...PRINTED, ...HARD].map(face);

/** How many of them are hard to draw. */
export const HARD_FACES = HARD.length;
