/* oxlint-disable passleft/bare-sentence -- names of a game, as its data has them */
import type { CardFace, GameLook } from '#contract/games/faces.ts';
import { DEMO_CARDS, type Printed } from '../../../messages/demoCards.ts';

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

const face = (printed: Printed): CardFace => ({
  ...printed,
  card: 0,
  set: 'emb',
  number: '',
  costText: String(printed.cost ?? ''),
  typeLine: printed.type,
  flavour: '',
  sides: [],
  attributes: {},
});

export const SAMPLE_FACES: readonly CardFace[] = [DEMO_CARDS.saltwindDrifter, DEMO_CARDS.cinderVale].map(
  face,
);
