import type { CardRecord, PrintingRecord, SetRecord } from '#contract/games/game.ts';
import { cardNamed } from '#server/imports/cards/gathering.ts';
import type { ImportBatch } from '../../imports/batch.ts';

/** So many invented cards of a rarity code and type line; `extra` goes into each card. */
export type Run = readonly [
  count: number,
  rarity: string,
  typeLine: string,
  extra?: { readonly attributes?: CardRecord['attributes']; readonly isVariant?: boolean },
];

/** A batch of invented cards, as if the files of a source had been read: every run's cards in order. */
export function inventedBatch(set: SetRecord, runs: readonly Run[]): ImportBatch {
  const cards: CardRecord[] = [];
  const printings: PrintingRecord[] = [];
  for (const [count, rarity, typeLine, extra] of runs) {
    for (let at = 0; at < count; at += 1) {
      const number = String(printings.length + 1);
      const name = `${set.name} ${number}`;
      const [type = ''] = typeLine.split(' — ');
      cards.push(cardNamed(name, { type, typeLine, attributes: extra?.attributes ?? {} }));
      printings.push({
        key: `${set.code}-${number}`,
        card: name,
        set: set.code,
        number,
        rarity,
        image: null,
        flavour: '',
        externalIds: {},
        isDraftable: extra?.isVariant !== true,
      });
    }
  }
  return {
    format: 'invented cards',
    sets: [set],
    cards,
    printings,
    packs: [],
    templates: [],
    proposedGame: { deckSize: 40, rarities: [] },
    rejected: [],
    warnings: [],
    nameOnly: [],
  };
}

/** Batches one after the other as one. */
export const joinedBatches = (batches: readonly [ImportBatch, ...ImportBatch[]]): ImportBatch => ({
  ...batches[0],
  sets: batches.flatMap(({ sets }) => sets),
  cards: batches.flatMap(({ cards }) => cards),
  printings: batches.flatMap(({ printings }) => printings),
});

/** A set with the proportions of a real one of a game, for the presets of that game's recipes. */
export interface InventedSet {
  readonly recipes: readonly string[];
  readonly set: SetRecord;
  readonly runs: readonly Run[];
}

const set = (code: string, name: string, releasedOn: string | null): SetRecord => ({
  code,
  name,
  releasedOn,
});

const POKEMON = ['pokemon-tcg-data', 'pokemontcg-io'];

export const INVENTED_SETS: readonly InventedSet[] = [
  {
    recipes: ['lorcanajson', 'lorcast'],
    set: set('X1', 'Ink Harbour', '2025-05-30'),
    runs: [
      [72, 'common', 'Character — Storyborn'],
      [54, 'uncommon', 'Action'],
      [48, 'rare', 'Character — Dreamborn'],
      [18, 'super rare', 'Item'],
      [12, 'legendary', 'Character — Floodborn'],
      [18, 'epic', 'Character — Dreamborn'],
      [12, 'enchanted', 'Character — Dreamborn'],
      [2, 'iconic', 'Character — Dreamborn'],
    ],
  },
  {
    recipes: ['swu-db'],
    set: set('XSW', 'Spark of Ferries', '2024-03-08'),
    runs: [
      [8, 'common', 'Leader — OTTER'],
      [10, 'rare', 'Leader — OTTER'],
      [8, 'common', 'Base'],
      [4, 'rare', 'Base'],
      [90, 'common', 'Unit — OTTER'],
      [60, 'uncommon', 'Event'],
      [48, 'rare', 'Unit — OTTER'],
      [16, 'legendary', 'Unit — OTTER'],
      [4, 'special', 'Unit — OTTER'],
      [20, 'common', 'Unit — HYPERSPACE', { isVariant: true }],
    ],
  },
  {
    recipes: ['swu-db'],
    set: set('SHD', 'Shadows of Ferries', '2024-07-12'),
    runs: [
      [18, 'common', 'Leader — OTTER'],
      [12, 'common', 'Base'],
      [90, 'common', 'Unit — OTTER'],
      [60, 'uncommon', 'Event'],
      [48, 'rare', 'Unit — OTTER'],
      [16, 'legendary', 'Unit — OTTER'],
    ],
  },
  {
    recipes: ['the-fab-cube'],
    set: set('WTR', 'Welcome to Ferries', '2019-10-11'),
    runs: [
      [8, 't', 'Guardian Hero - Young'],
      [4, 't', 'Guardian Weapon - Hammer (2H)'],
      [3, 't', 'Generic Token - Aura'],
      [120, 'c', 'Guardian Action - Attack'],
      [8, 'c', 'Guardian Equipment - Chest'],
      [48, 'r', 'Ninja Action - Attack'],
      [15, 's', 'Ninja Attack Reaction'],
      [15, 'm', 'Brute Action'],
      [5, 'l', 'Guardian Equipment - Head'],
      [1, 'f', 'Resource - Gem'],
    ],
  },
  {
    recipes: ['the-fab-cube'],
    set: set('XFB', 'Outrigger', '2023-03-24'),
    runs: [
      [6, 'c', 'Assassin Hero - Young'],
      [6, 'c', 'Assassin Weapon - Dagger (1H)'],
      [100, 'c', 'Assassin Action - Attack'],
      [60, 'r', 'Ranger Action - Arrow Attack'],
      [30, 'm', 'Ninja Action'],
      [5, 'l', 'Ninja Equipment - Arms'],
      [1, 'f', 'Resource - Gem'],
    ],
  },
  {
    recipes: POKEMON,
    set: set('xsv1', 'Violet Ferry', '2023-03-31'),
    runs: [
      [70, 'common', 'Pokémon — Basic'],
      [60, 'uncommon', 'Pokémon — Stage 1'],
      [28, 'rare', 'Pokémon — Stage 2'],
      [12, 'double rare', 'Pokémon — Basic ex'],
      [20, 'ultra rare', 'Pokémon — Basic ex'],
      [24, 'illustration rare', 'Pokémon — Basic'],
      [10, 'special illustration rare', 'Pokémon — Basic ex'],
      [6, 'hyper rare', 'Trainer — Item'],
      [8, 'ace spec rare', 'Trainer — Item'],
    ],
  },
  {
    recipes: POKEMON,
    set: set('xswsh', 'Shield Ferry', '2020-02-07'),
    runs: [
      [60, 'common', 'Pokémon — Basic'],
      [55, 'uncommon', 'Trainer — Item'],
      [1, 'uncommon', 'Energy — Special'],
      [32, 'rare', 'Pokémon — Stage 1'],
      [17, 'rare holo', 'Pokémon — Stage 2'],
      [17, 'rare holo v', 'Pokémon — Basic V'],
      [4, 'rare holo vmax', 'Pokémon — VMAX'],
      [16, 'rare ultra', 'Pokémon — Basic V'],
      [8, 'rare rainbow', 'Pokémon — VMAX'],
      [6, 'rare secret', 'Trainer — Item'],
      [8, 'basic', 'Energy — Basic'],
    ],
  },
  {
    recipes: POKEMON,
    set: set('xsm', 'Moon Ferry', '2017-02-03'),
    runs: [
      [50, 'common', 'Pokémon — Basic'],
      [45, 'uncommon', 'Pokémon — Stage 1'],
      [25, 'rare', 'Pokémon — Stage 2'],
      [14, 'rare holo', 'Pokémon — Stage 2'],
      [12, 'rare holo gx', 'Pokémon — Basic GX'],
      [14, 'rare ultra', 'Pokémon — Basic GX'],
      [12, 'rare rainbow', 'Pokémon — Basic GX'],
      [6, 'rare secret', 'Trainer — Item'],
    ],
  },
  {
    recipes: POKEMON,
    set: set('xdp', 'Diamond Ferry', '2007-05-23'),
    runs: [
      [45, 'common', 'Pokémon — Basic'],
      [40, 'uncommon', 'Pokémon — Stage 1'],
      [20, 'rare', 'Pokémon — Stage 2'],
      [17, 'rare holo', 'Pokémon — Stage 2'],
      [4, 'rare holo lv.x', 'Pokémon — Level-Up'],
    ],
  },
  {
    recipes: POKEMON,
    set: set('xex', 'Ruby Ferry', '2003-07-18'),
    runs: [
      [40, 'common', 'Pokémon — Basic'],
      [35, 'uncommon', 'Pokémon — Stage 1'],
      [16, 'rare', 'Pokémon — Stage 2'],
      [12, 'rare holo', 'Pokémon — Stage 2'],
      [6, 'rare holo ex', 'Pokémon — Basic EX'],
    ],
  },
  {
    recipes: POKEMON,
    set: set('xlc', 'Old Collection', '2002-05-24'),
    runs: [
      [35, 'common', 'Pokémon — Basic'],
      [36, 'uncommon', 'Pokémon — Stage 1'],
      [20, 'rare', 'Pokémon — Stage 2'],
      [19, 'rare holo', 'Pokémon — Stage 2'],
    ],
  },
  {
    recipes: POKEMON,
    set: set('xbase', 'First Ferry', '1999-01-09'),
    runs: [
      [32, 'common', 'Pokémon — Basic'],
      [32, 'uncommon', 'Pokémon — Stage 1'],
      [16, 'rare', 'Trainer'],
      [16, 'rare holo', 'Pokémon — Stage 2'],
      [6, 'basic', 'Energy — Basic'],
    ],
  },
  {
    recipes: ['optcgapi'],
    set: set('XP-01', 'Ferry Dawn', null),
    runs: [
      [8, 'l', 'Leader — Ferry Crew'],
      [45, 'c', 'Character — Ferry Crew'],
      [30, 'uc', 'Event'],
      [26, 'r', 'Character — Ferry Crew'],
      [10, 'sr', 'Character — Ferry Crew'],
      [2, 'sec', 'Character — Ferry Crew'],
      [6, 'sr', 'Character — Ferry Crew', { isVariant: true }],
    ],
  },
  {
    recipes: ['digimoncard-io'],
    set: set('XBT1', 'Ferry Booster', null),
    runs: [
      [44, 'c', 'Digimon — Reptile'],
      [8, 'c', 'Digi-Egg — Baby'],
      [30, 'u', 'Option'],
      [26, 'r', 'Tamer'],
      [10, 'sr', 'Digimon — Reptile'],
      [2, 'sec', 'Digimon — Reptile'],
    ],
  },
  {
    recipes: ['sorcery'],
    set: set('XSO', 'Alpha Ferry', '2023-05-12'),
    runs: [
      [90, 'ordinary', 'Minion — Mortal'],
      [12, 'ordinary', 'Site'],
      [1, 'ordinary', 'Avatar'],
      [128, 'exceptional', 'Magic'],
      [100, 'elite', 'Minion — Beast'],
      [4, 'elite', 'Avatar'],
      [67, 'unique', 'Artifact — Monument'],
    ],
  },
  {
    recipes: ['scryfall'],
    set: set('XPL', 'Play Ferry', '2024-02-09'),
    runs: [
      [10, 'common', 'Basic Land — Island'],
      [90, 'common', 'Creature — Otter'],
      [100, 'uncommon', 'Creature — Otter'],
      [60, 'rare', 'Creature — Otter'],
      [20, 'mythic', 'Planeswalker — Otter'],
    ],
  },
  {
    recipes: ['scryfall'],
    set: set('XDB', 'Draft Ferry', '2011-09-30'),
    runs: [
      [15, 'common', 'Basic Land — Island'],
      [101, 'common', 'Creature — Otter'],
      [60, 'uncommon', 'Instant'],
      [53, 'rare', 'Creature — Otter'],
      [15, 'mythic', 'Planeswalker — Otter'],
    ],
  },
  {
    recipes: ['scryfall'],
    set: set('XOB', 'Old Ferry', '1998-06-15'),
    runs: [
      [55, 'common', 'Creature — Otter'],
      [44, 'uncommon', 'Instant'],
      [44, 'rare', 'Artifact'],
    ],
  },
];

/** Sets that are drafted as one pile. */
export const INVENTED_PILES: readonly InventedSet[] = [
  {
    recipes: ['netrunnerdb'],
    set: set('xcore', 'Ferry Core', null),
    runs: [
      [7, 'common', 'Identity — Megacorp', { attributes: { quantity: 1 } }],
      [106, 'common', 'Program', { attributes: { quantity: 3 } }],
      [20, 'common', 'Ice', { attributes: { quantity: 2 } }],
    ],
  },
  {
    recipes: ['ygoprodeck'],
    set: set('XFL', 'Ferry Legends', '2002-03-08'),
    runs: [
      [60, 'common', 'Monster — Aqua'],
      [40, 'common', 'Spell — Normal'],
      [26, 'ultra rare', 'Trap — Normal'],
    ],
  },
];
