import type { GameDefinition } from '#contract/games/game.ts';
import type { GameBundle } from '#contract/games/templates.ts';
import { type CardShelf, cardOf, cardRows, printingsOf } from '../cardTable.ts';
import { RARITY_LADDER } from '../rarities.ts';
import { DUSK } from './cards/dusk.ts';
import { EMBER } from './cards/ember.ts';
import { GROVE } from './cards/grove.ts';
import { JOINED } from './cards/joined.ts';
import { FREE_PLACES, NEUTRAL } from './cards/neutral.ts';
import { TIDE } from './cards/tide.ts';
import { VOLT } from './cards/volt.ts';
import { emberwakeExports } from './exports.ts';
import { emberwakeFormats } from './formats.ts';
import { emberwakeHalfDecks } from './halfDecks.ts';
import { emberwakeLeaders, emberwakePrograms } from './housePrograms.ts';
import { emberwakePacks, emberwakeTemplates } from './packs.ts';

const shelf: CardShelf = {
  game: 'emberwake',
  set: 'EMB',
  hueOfLane: { ember: 'ember', tide: 'tide', grove: 'grove', dusk: 'dusk', volt: 'volt' },
  statNames: ['strength', 'toughness'],
  isDraftable: true,
  firstNumber: 1,
};

const rows = [
  ...cardRows(EMBER, ['ember']),
  ...cardRows(TIDE, ['tide']),
  ...cardRows(GROVE, ['grove']),
  ...cardRows(DUSK, ['dusk']),
  ...cardRows(VOLT, ['volt']),
  ...cardRows(JOINED, null),
  ...cardRows(NEUTRAL, []),
];
const freeRows = cardRows(FREE_PLACES, null);
const freeShelf: CardShelf = { ...shelf, isDraftable: false, firstNumber: rows.length + 1 };

const definition: GameDefinition = {
  slug: 'emberwake',
  name: 'Emberwake',
  tagline: 'Five lanes, one burnt valley, and what grows there now.',
  cardAspect: 0.714,
  lanes: [
    { key: 'ember', label: 'Ember', hue: 'ember', glyph: 'flame' },
    { key: 'tide', label: 'Tide', hue: 'tide', glyph: 'wave' },
    { key: 'grove', label: 'Grove', hue: 'grove', glyph: 'leaf' },
    { key: 'dusk', label: 'Dusk', hue: 'dusk', glyph: 'moon' },
    { key: 'volt', label: 'Volt', hue: 'volt', glyph: 'bolt' },
  ],
  laneRule: { kind: 'best', lanes: 2 },
  laneWord: 'lane',
  rarities: Object.values(RARITY_LADDER),
  buckets: [
    { key: 'main', label: 'Main deck', min: 40, max: null },
    { key: 'side', label: 'Side', min: 0, max: null },
  ],
  deckSize: 40,
  maxCopies: null,
  freeCards: freeRows.map((row) => row.name),
  attributes: [
    { key: 'subtypes', label: 'Subtype', type: 'list' },
    { key: 'strength', label: 'Strength', type: 'number' },
    { key: 'toughness', label: 'Toughness', type: 'number' },
  ],
  featuredType: 'Being',
};

/** The fantasy demo game: 252 cards to draft and five free Places. */
export const emberwake: GameBundle = {
  definition,
  sets: [{ code: 'EMB', name: 'Emberwake', releasedOn: '2025-10-03' }],
  cards: [...rows, ...freeRows].map((row) => cardOf(row, shelf)),
  printings: [...printingsOf(rows, shelf), ...printingsOf(freeRows, freeShelf)],
  packs: [...emberwakePacks, emberwakeHalfDecks, emberwakeLeaders],
  templates: [...emberwakeTemplates, ...emberwakePrograms, ...emberwakeFormats],
  exports: emberwakeExports,
};
