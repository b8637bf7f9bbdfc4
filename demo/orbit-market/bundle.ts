import type { GameDefinition, StoredPack } from '#contract/games/game.ts';
import type { GameBundle, StoredBoosterTemplate } from '#contract/games/templates.ts';
import { type CardShelf, cardOf, cardRows, printingsOf } from '../cardTable.ts';
import { RARITY_LADDER } from '../rarities.ts';
import { FREE_BERTHS, HARVEST, OPEN_GOODS, ORE, SIGNAL, WATER } from './cards.ts';

const shelf: CardShelf = {
  game: 'orbit-market',
  set: 'ORB',
  hueOfLane: { ore: 'ember', water: 'tide', harvest: 'grove', signal: 'dusk' },
  statNames: ['worth'],
  isDraftable: true,
  firstNumber: 1,
};

const rows = [
  ...cardRows(ORE, ['ore']),
  ...cardRows(WATER, ['water']),
  ...cardRows(HARVEST, ['harvest']),
  ...cardRows(SIGNAL, ['signal']),
  ...cardRows(OPEN_GOODS, []),
];
const freeRows = cardRows(FREE_BERTHS, null);
const freeShelf: CardShelf = { ...shelf, isDraftable: false, firstNumber: rows.length + 1 };

const definition: GameDefinition = {
  slug: 'orbit-market',
  name: 'Orbit Market',
  tagline: 'Buy low, load fast, deliver before the ice melts.',
  cardAspect: 0.714,
  lanes: [
    { key: 'ore', label: 'Ore', hue: 'ember', glyph: 'ingot' },
    { key: 'water', label: 'Water', hue: 'tide', glyph: 'drop' },
    { key: 'harvest', label: 'Harvest', hue: 'grove', glyph: 'sheaf' },
    { key: 'signal', label: 'Signal', hue: 'dusk', glyph: 'signal' },
  ],
  laneRule: { kind: 'any' },
  laneWord: 'suit',
  rarities: [
    { ...RARITY_LADDER.common, name: 'Standard' },
    { ...RARITY_LADDER.uncommon, name: 'Preferred' },
    { ...RARITY_LADDER.rare, name: 'Exclusive' },
    { ...RARITY_LADDER.mythic, name: 'Founder' },
  ],
  buckets: [
    { key: 'main', label: 'Trade deck', min: 30, max: null },
    { key: 'side', label: 'Storage', min: 0, max: null },
  ],
  deckSize: 30,
  maxCopies: 4,
  freeCards: freeRows.map((row) => row.name),
  attributes: [
    { key: 'subtypes', label: 'Kind', type: 'list' },
    { key: 'worth', label: 'Worth', type: 'number' },
  ],
  featuredType: 'Cargo',
};

const orbitPack: StoredPack = {
  slug: 'orbit-market-pack',
  name: 'Orbit Market crate',
  layouts: [
    {
      name: 'crate',
      weight: 1,
      slots: [
        { name: 'standard', count: 8, finish: 'plain', sheets: [{ sheet: 'standard', weight: 1 }] },
        { name: 'preferred', count: 3, finish: 'plain', sheets: [{ sheet: 'preferred', weight: 1 }] },
        {
          name: 'exclusive',
          count: 1,
          finish: 'plain',
          sheets: [
            { sheet: 'exclusive', weight: 6 },
            { sheet: 'founder', weight: 1 },
          ],
        },
      ],
    },
  ],
  sheets: {
    standard: {
      kind: { type: 'random' },
      balanceBy: 'lanes',
      filter: { sets: ['ORB'], rarities: ['common'] },
    },
    preferred: { kind: { type: 'random' }, filter: { sets: ['ORB'], rarities: ['uncommon'] } },
    exclusive: { kind: { type: 'random' }, filter: { sets: ['ORB'], rarities: ['rare'] } },
    founder: { kind: { type: 'random' }, filter: { sets: ['ORB'], rarities: ['mythic'] } },
  },
  replacement: 'pack',
  refill: false,
};

const round = (direction: 'left' | 'right'): StoredBoosterTemplate['rounds'][number] => ({
  pack: orbitPack.slug,
  opening: [],
  steps: [
    { do: 'pick', count: 1 },
    { do: 'pass', direction },
  ],
});

/** The small demo game without wizards: 94 cards to draft and four free Stations. */
export const orbitMarket: GameBundle = {
  definition,
  sets: [{ code: 'ORB', name: 'Orbit Market', releasedOn: '2025-09-12' }],
  cards: [...rows, ...freeRows].map((row) => cardOf(row, shelf)),
  printings: [...printingsOf(rows, shelf), ...printingsOf(freeRows, freeShelf)],
  packs: [orbitPack],
  templates: [
    {
      slug: 'orbit-market-draft',
      name: 'Two crates of 12',
      blurb: 'A short one. Take a card, pass the rest: left, then right.',
      format: 'booster',
      rounds: [round('left'), round('right')],
      seats: 6,
      clock: 'quick',
    },
    {
      slug: 'orbit-market-winston',
      name: 'Winston for two',
      blurb: 'Look at a pile of goods: take it, or let it grow and look at the next.',
      format: 'winston',
      pack: orbitPack.slug,
      packs: 6,
      piles: 3,
      seats: 2,
      clock: 'standard',
    },
    {
      slug: 'orbit-market-sealed',
      name: 'Sealed, four crates',
      blurb: 'Open four crates and trade with what is in them.',
      format: 'sealed',
      packs: [{ pack: orbitPack.slug, count: 4 }],
      seats: 4,
      clock: 'none',
    },
  ],
};
