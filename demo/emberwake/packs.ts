import type { StoredPack } from '#contract/games/game.ts';
import type { StoredBoosterTemplate, StoredTemplate } from '#contract/games/templates.ts';

type Layout = StoredPack['layouts'][number];
type Round = StoredBoosterTemplate['rounds'][number];

const set = ['EMB'];

function layout(name: string, weight: number, finish: 'plain' | 'foil'): Layout {
  return {
    name,
    weight,
    slots: [
      { name: 'common', count: 10, finish: 'plain', sheets: [{ sheet: 'commons', weight: 1 }] },
      { name: 'uncommon', count: 3, finish: 'plain', sheets: [{ sheet: 'uncommons', weight: 1 }] },
      {
        name: 'rare',
        count: 1,
        finish: 'plain',
        sheets: [
          { sheet: 'rares', weight: 7 },
          { sheet: 'mythics', weight: 1 },
        ],
      },
      { name: 'wildcard', count: 1, finish, sheets: [{ sheet: 'wildcards', weight: 1 }] },
    ],
  };
}

export const emberwakePack: StoredPack = {
  slug: 'emberwake-pack',
  name: 'Emberwake pack',
  layouts: [layout('plain', 4, 'plain'), layout('with foil', 1, 'foil')],
  sheets: {
    commons: { kind: { type: 'random' }, balanceBy: 'lanes', filter: { sets: set, rarities: ['common'] } },
    uncommons: { kind: { type: 'random' }, filter: { sets: set, rarities: ['uncommon'] } },
    rares: { kind: { type: 'random' }, filter: { sets: set, rarities: ['rare'] } },
    mythics: { kind: { type: 'random' }, filter: { sets: set, rarities: ['mythic'] } },
    wildcards: {
      kind: { type: 'random' },
      filter: { sets: set, weightByRarity: { common: 24, uncommon: 16, rare: 7, mythic: 3, special: 6 } },
    },
  },
  replacement: 'pack',
  refill: false,
  // The wild card may be a common, but none that is in the pack already.
  duplicates: 'apart',
};

export const emberwakePacks: readonly StoredPack[] = [emberwakePack];

const round = (steps: Round['steps']): Round => ({ pack: emberwakePack.slug, opening: [], steps });
const take = (count: number, direction: 'left' | 'right'): Round =>
  round([
    { do: 'pick', count },
    { do: 'pass', direction },
  ]);
const glimpse = (direction: 'left' | 'right'): Round =>
  round([
    { do: 'pick', count: 1 },
    { do: 'burn', count: 1 },
    { do: 'pass', direction },
  ]);

export const emberwakeTemplates: readonly StoredTemplate[] = [
  {
    slug: 'emberwake-draft',
    name: 'Three packs of 15',
    blurb: 'The one to start with. Take a card, pass the rest: left, right, then left again.',
    format: 'booster',
    rounds: [take(1, 'left'), take(1, 'right'), take(1, 'left')],
    seats: 8,
    clock: 'standard',
  },
  {
    slug: 'emberwake-glimpse',
    name: 'Glimpse for few',
    blurb: 'For two to four. Take one card, burn one face down, pass. Five packs, forty cards.',
    format: 'booster',
    rounds: [glimpse('left'), glimpse('right'), glimpse('left'), glimpse('right'), glimpse('left')],
    seats: 4,
    clock: 'standard',
  },
  {
    slug: 'emberwake-pick-two',
    name: 'Pick two',
    blurb: 'Twice as fast. Take two cards at a time; best with four to six.',
    format: 'booster',
    rounds: [take(2, 'left'), take(2, 'right'), take(2, 'left')],
    seats: 6,
    clock: 'quick',
  },
];
