/* oxlint-disable passleft/bare-sentence -- names and rules of a game, as its data has them */
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { DEMO_CARDS, type Printed } from '#src/ui/messages/demoCards.ts';

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

const { arcSavant, mosskeeperUna, cinderVale, saltwindDrifter, hollowOrchard } = DEMO_CARDS;

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
    image: mosskeeperUna.image,
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
export const GALLERY_FACES: readonly CardFace[] = [
  ...[arcSavant, mosskeeperUna, cinderVale, saltwindDrifter, hollowOrchard],
  ...HARD,
].map(face);

/** How many of them are hard to draw. */
export const HARD_FACES = HARD.length;
