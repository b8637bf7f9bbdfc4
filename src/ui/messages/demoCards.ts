import type { CardFace } from '#contract/games/faces.ts';

/** What is printed on a card. */
export type Printed = Pick<
  CardFace,
  'name' | 'cost' | 'lanes' | 'rarity' | 'type' | 'rules' | 'stats' | 'image'
>;

const ART = '/art/cards/emberwake';

/** Cards of Emberwake, a demo game, for screens that show cards before any game is asked for. Data of a game, so not translated. */
export const DEMO_CARDS = {
  saltwindDrifter: {
    name: 'Saltwind Drifter',
    cost: 3,
    lanes: ['tide'],
    rarity: 'common',
    type: 'Being',
    rules: 'Can’t be blocked while you hold five or more cards.',
    stats: '2/3',
    image: `${ART}/hood-hat/tide/common/Saltwind%20Drifter.svg`,
  },
  arcSavant: {
    name: 'Arc Savant',
    cost: 3,
    lanes: ['volt'],
    rarity: 'rare',
    type: 'Being',
    rules: 'Copy the second Spell you cast each turn.',
    stats: '2/3',
    image: `${ART}/hood/volt/rare/Arc%20Savant.svg`,
  },
  cinderVale: {
    name: 'Cinder Vale',
    cost: 2,
    lanes: ['ember'],
    rarity: 'rare',
    type: 'Place',
    rules: 'Your Ember Beings enter with one spark. Spend a spark: draw a card.',
    stats: null,
    image: `${ART}/peaks/ember/rare/Cinder%20Vale~5.svg`,
  },
  mosskeeperUna: {
    name: 'Mosskeeper Una',
    cost: 5,
    lanes: ['grove'],
    rarity: 'mythic',
    type: 'Being',
    rules: 'Each Bloom you grow gives Una +1/+1. At six, your Beings can’t be silenced.',
    stats: '4/5',
    image: `${ART}/mask-plumes/grove/mythic/Mosskeeper%20Una.svg`,
  },
  hollowOrchard: {
    name: 'Hollow Orchard',
    cost: 4,
    lanes: ['dusk'],
    rarity: 'uncommon',
    type: 'Bloom',
    rules: 'Grows whenever a Being is buried. At three, draw two cards.',
    stats: null,
    image: `${ART}/grow/dusk/uncommon/Hollow%20Orchard.svg`,
  },
} as const satisfies Record<string, Printed>;
