import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { ImportBatch } from '../../imports/batch.ts';
import { presetsSchema } from '../recipes/packPreset.ts';
import type { RecipeGame } from '../recipes/recipeSchema.ts';
import { INVENTED_SETS, inventedBatch, joinedBatches, type Run } from './inventedSet.testkit.ts';
import { faultsIn, packNamed, recipeOf } from './openPresets.testkit.ts';
import { withRecipe } from './withRecipe.ts';

const SOURCE = 'https://example.com/packs';
const set = { code: 'PIE', name: 'Pier', releasedOn: '2020-05-05' };
const FULL: readonly Run[] = [
  [20, 'common', 'Being — Otter'],
  [10, 'uncommon', 'Tool'],
  [6, 'rare', 'Being — Heron'],
];

const slot = (name: string, count: number, rarities: readonly string[], more: object = {}) => ({
  name,
  count,
  finish: 'plain',
  sheets: [{ pick: { rarities }, weight: 1 }],
  ...more,
});
const COMMON = slot('Common', 5, ['common']);
const UNCOMMON = slot('Uncommon', 2, ['uncommon']);
const pack = (slots: readonly object[], more: object = {}) => ({
  slug: 'booster',
  name: 'booster',
  slots,
  source: SOURCE,
  ...more,
});
const draft = (...rounds: string[]) => ({ slug: 'draft', name: 'draft', rounds, seats: 8 });
const recipeWith = (presets: object, game: Partial<RecipeGame> = {}) => ({
  game: { slug: 'pier-game', name: 'Pier game', ...game },
  presets: z.parse(presetsSchema, { packs: [], drafts: [], ...presets }),
});
const withPacks = (batch: ImportBatch, ...packs: object[]) =>
  withRecipe(batch, recipeWith({ packs, drafts: [draft('booster', 'booster', 'booster')] }));
const slotsOf = (batch: ImportBatch, slug = 'pie-booster') =>
  packNamed(batch, slug).layouts[0]?.slots.map(({ name, count, finish }) => [name, count, finish]);

describe('a set with a preset', () => {
  it('gets a pack whose sheets name its printings, and its draft', () => {
    const batch = withPacks(
      inventedBatch(set, FULL),
      pack([COMMON, slot('Foil', 1, ['rare'], { finish: 'foil' })]),
    );
    expect(batch.packs).toEqual([
      {
        slug: 'pie-booster',
        name: 'Pier booster',
        layouts: [
          {
            name: 'Pack',
            weight: 1,
            slots: [
              { name: 'Common', count: 5, finish: 'plain', sheets: [{ sheet: 'Common', weight: 1 }] },
              { name: 'Foil', count: 1, finish: 'foil', sheets: [{ sheet: 'Foil', weight: 1 }] },
            ],
          },
        ],
        sheets: {
          Common: {
            kind: { type: 'random' },
            cards: Array.from({ length: 20 }, (_, at) => ({ printing: `PIE-${at + 1}`, weight: 1 })),
          },
          Foil: {
            kind: { type: 'random' },
            cards: Array.from({ length: 6 }, (_, at) => ({ printing: `PIE-${at + 31}`, weight: 1 })),
          },
        },
        replacement: 'pack',
        refill: false,
      },
    ]);
    expect(batch.templates.map(({ slug, name, blurb }) => ({ slug, name, blurb }))).toEqual([
      { slug: 'pie-draft', name: 'Pier draft', blurb: '3 packs of 6 cards from Pier.' },
    ]);
    expect([batch.warnings, faultsIn(batch)]).toEqual([[], []]);
  });

  it('weighs printings by their rarity', () => {
    const sheets = [{ pick: { rarities: ['uncommon', 'rare'] }, weight: 1, weightByRarity: { uncommon: 2 } }];
    const batch = withPacks(inventedBatch(set, FULL), pack([COMMON, { ...UNCOMMON, sheets }]));
    const weights = packNamed(batch, 'pie-booster').sheets.Uncommon?.cards?.map(({ weight }) => weight);
    expect(weights).toEqual([...Array(10).fill(2), ...Array(6).fill(1)]);
  });

  it('picks by words of the type line, attributes and variants', () => {
    const read = inventedBatch(set, [
      ...FULL,
      [1, 'common', 'Otterling'],
      [2, 'common', 'Tool', { attributes: { arenas: ['Sea', 'Land'], side: 'corp' } }],
      [3, 'common', 'Being — Otter', { isVariant: true }],
    ]);
    const countOf = (pick: object) => {
      const one = { ...COMMON, count: 1, sheets: [{ pick, weight: 1 }] };
      const batch = withPacks(read, pack([one]));
      return batch.packs[0]?.sheets.Common?.cards?.length ?? 0;
    };
    expect([
      countOf({ types: ['otter'] }),
      countOf({ types: ['Being Otter'] }),
      countOf({ notTypes: ['Being', 'Tool'] }),
      countOf({ rarities: ['COMMON'], types: ['Tool'] }),
      countOf({ attribute: { key: 'arenas', values: ['land'] } }),
      countOf({ attribute: { key: 'side', values: ['runner'] } }),
      countOf({ types: ['Otter'], withVariants: true }),
    ]).toEqual([20, 20, 1, 2, 2, 0, 23]);
  });

  it.each([
    [
      'an otherwise',
      [COMMON, slot('Land', 1, ['land'], { otherwise: 'Common' })],
      [['Common', 6, 'plain']],
      [],
    ],
    [
      'a chain of them',
      [
        COMMON,
        slot('Land', 1, ['land'], { otherwise: 'Bonus' }),
        slot('Bonus', 2, ['bonus'], { otherwise: 'Common' }),
      ],
      [['Common', 8, 'plain']],
      [],
    ],
    [
      'a circle of them',
      [
        COMMON,
        slot('Land', 1, ['land'], { otherwise: 'Bonus' }),
        slot('Bonus', 1, ['bonus'], { otherwise: 'Land' }),
      ],
      [['Common', 5, 'plain']],
      [
        'Pier booster: the slot Land is left out, because the set has no cards for it.',
        'Pier booster: the slot Bonus is left out, because the set has no cards for it.',
      ],
    ],
    [
      'nothing else',
      [COMMON, slot('Land', 1, ['land'])],
      [['Common', 5, 'plain']],
      ['Pier booster: the slot Land is left out, because the set has no cards for it.'],
    ],
  ])('gives the cards of an empty slot to %s', (_, slots, filled, warnings) => {
    const batch = withPacks(inventedBatch(set, FULL), pack(slots));
    expect([slotsOf(batch), batch.warnings, faultsIn(batch)]).toEqual([filled, warnings, []]);
  });

  it('keeps the sheets that it has cards for', () => {
    const sheets = ['mythic', 'rare'].map((rarity, at) => ({ pick: { rarities: [rarity] }, weight: at + 1 }));
    const batch = withPacks(inventedBatch(set, FULL), pack([COMMON, slot('Rare', 1, [], { sheets })]));
    expect(packNamed(batch, 'pie-booster').layouts[0]?.slots[1]?.sheets).toEqual([
      { sheet: 'Rare: rare', weight: 2 },
    ]);
  });

  it('keeps sheets of the same rarities apart', () => {
    const sheets = ['Otter', 'Tool'].map((type, at) => ({
      pick: { rarities: ['common', 'uncommon'], types: [type] },
      weight: at + 1,
    }));
    const batch = withPacks(inventedBatch(set, FULL), pack([slot('Any', 2, [], { sheets })]));
    const { layouts, sheets: stored } = packNamed(batch, 'pie-booster');
    const sizes = layouts[0]?.slots[0]?.sheets.map(({ sheet, weight }) => [
      stored[sheet]?.cards?.length,
      weight,
    ]);
    expect(sizes).toEqual([
      [20, 1],
      [10, 2],
    ]);
  });

  it('takes a rarity for a word, whatever it is called', () => {
    const odd = inventedBatch(set, [...FULL, [1, 'constructor', 'Being']]);
    const sheets = [{ pick: { types: ['Being'] }, weight: 1, weightByRarity: { common: 2 } }];
    const batch = withPacks(odd, pack([slot('Any', 2, [], { sheets })]));
    expect(packNamed(batch, 'pie-booster').sheets.Any?.cards?.at(-1)).toEqual({
      printing: 'PIE-37',
      weight: 1,
    });
  });

  it('warns of a slot that has fewer cards than a pack takes', () => {
    const batch = withPacks(inventedBatch(set, FULL), pack([COMMON, slot('Rare', 8, ['rare'])]));
    expect(batch.warnings).toEqual([
      'Pier booster: the slot Rare has fewer cards than a pack takes, so cards repeat in a pack.',
    ]);
  });
});

describe('a pack that could not be dealt', () => {
  it.each<[string, readonly Run[], string]>([
    [
      'lacks most of its slots',
      [[9, 'promo', 'Being']],
      'Pier: no pack was made, because the set has no cards for Common and Uncommon here.',
    ],
    [
      'lacks the slot of most cards',
      [[9, 'uncommon', 'Being']],
      'Pier: no pack was made, because the set has no cards for Common here.',
    ],
    [
      'has fewer cards than a pack',
      [
        [3, 'common', 'Being'],
        [2, 'uncommon', 'Being'],
      ],
      'Pier: no pack was made, because a pack takes 7 different cards and the set has 5 here.',
    ],
  ])('is left out where the set %s', (_, runs, sentence) => {
    const batch = withPacks(inventedBatch(set, runs), pack([COMMON, UNCOMMON]));
    expect([batch.packs, batch.templates, batch.warnings]).toEqual([[], [], [sentence]]);
  });

  it('is said once where many sets of a file have a few cards', () => {
    const batch = withPacks(
      joinedBatches([
        inventedBatch(set, FULL),
        ...['A', 'B', 'C', 'D'].map((code) =>
          inventedBatch({ code, name: `Reprints ${code}`, releasedOn: null }, [[2, 'common', 'Being']]),
        ),
      ]),
      pack([COMMON]),
    );
    expect(batch.packs.map(({ slug }) => slug)).toEqual(['pie-booster']);
    expect(batch.warnings).toEqual([
      '4 sets have too few cards here for a pack: Reprints A, Reprints B, Reprints C, Reprints D.',
    ]);
  });

  it('is left out where it would be larger than any pack may be', () => {
    const runs: readonly Run[] = [[200, 'common', 'Being']];
    const slots = [slot('One', 60, ['common']), slot('Two', 41, ['common'])];
    expect(withPacks(inventedBatch(set, runs), pack(slots)).warnings).toEqual([
      'Pier: no pack was made, because it would have 101 cards, and at most 100 are possible.',
    ]);
  });

  it('takes the drafts along that open it', () => {
    const recipe = recipeWith({ packs: [pack([COMMON])], drafts: [draft('booster', 'leaders')] });
    const batch = withRecipe(inventedBatch(set, FULL), recipe);
    expect([batch.packs.length, batch.templates]).toEqual([1, []]);
  });
});

describe('which preset a set has', () => {
  const eras = [
    pack([COMMON], { name: 'of its own', sets: ['pie'] }),
    pack([COMMON], { name: 'old', until: '2019-12-31' }),
    pack([COMMON], { name: 'middle', from: '2020-01-01', until: '2020-12-31' }),
    pack([COMMON], { name: 'new', from: '2021-01-01' }),
  ];
  it.each([
    ['PIE', '1999-01-01', 'of its own'],
    ['X', '2019-12-31', 'old'],
    ['X', '2020-01-01', 'middle'],
    ['X', '2020-12-31', 'middle'],
    ['X', '2021-01-01', 'new'],
    ['X', null, 'new'],
  ])('is the first that fits %s of %s', (code, releasedOn, name) => {
    const batch = withPacks(inventedBatch({ code, name: 'Pier', releasedOn }, FULL), ...eras);
    expect(batch.packs.map((one) => one.name)).toEqual([`Pier ${name}`]);
  });

  it('is drafted by the first draft of a slug whose packs it has', () => {
    const other = pack([COMMON], { slug: 'other' });
    const drafts = [draft('missing'), draft('other'), draft('booster')];
    const recipe = recipeWith({ packs: [pack([COMMON]), other], drafts });
    const { templates } = withRecipe(inventedBatch(set, FULL), recipe);
    const opened = templates.map((one) => one.format === 'booster' && one.rounds.map((round) => round.pack));
    expect(opened).toEqual([['pie-other']]);
  });

  it('is none for a set that a pack of the file deals, or will deal once its cards are here', () => {
    const read = inventedBatch(set, FULL);
    const own = withPacks(read, pack([COMMON], { slug: 'own' })).packs[0]!;
    const dealt = { ...read, packs: [own] };
    const filtered = {
      ...read,
      packs: [
        { ...own, sheets: { Common: { kind: { type: 'random' as const }, filter: { sets: ['PIE'] } } } },
      ],
    };
    const waiting = {
      ...read,
      packs: [{ ...own, sheets: {}, waiting: { layouts: own.layouts, sheets: own.sheets, sets: [] } }],
    };
    for (const one of [dealt, filtered, waiting]) {
      const batch = withPacks(one, pack([COMMON]));
      expect([batch.packs, batch.warnings]).toEqual([one.packs, []]);
    }
  });
});

describe('the sets that were asked for', () => {
  const other = inventedBatch({ code: 'OTH', name: 'Other', releasedOn: null }, FULL);

  it('are the only ones with packs and free cards', () => {
    const recipe = recipeWith({ packs: [pack([COMMON])], free: [{ types: ['Heron'] }] });
    const batch = withRecipe(joinedBatches([inventedBatch(set, FULL), other]), recipe, [
      { code: 'pie', name: 'Pier', releasedOn: null },
    ]);
    expect(batch.packs.map(({ slug }) => slug)).toEqual(['pie-booster']);
    expect(batch.proposedGame.freeCards).toEqual([31, 32, 33, 34, 35, 36].map((number) => `Pier ${number}`));
    expect(batch.printings).toHaveLength(72);
  });

  it('give the files their names and days where those have none, also by name', () => {
    const recipe = recipeWith({ packs: [pack([COMMON], { until: '2020-01-01' })] });
    const nameless = inventedBatch({ code: 'XYZ', name: 'XYZ', releasedOn: null }, FULL);
    const batch = withRecipe(joinedBatches([nameless, other]), recipe, [
      { code: 'xyz', name: 'Quay', releasedOn: '2019-01-01' },
      { code: 'Other in the index', name: 'other', releasedOn: '2018-01-01' },
    ]);
    expect(batch.sets).toEqual([
      { code: 'XYZ', name: 'Quay', releasedOn: '2019-01-01' },
      { code: 'OTH', name: 'Other', releasedOn: '2018-01-01' },
    ]);
    expect(batch.packs.map(({ name }) => name)).toEqual(['Quay booster', 'Other booster']);
  });
});

describe('the game facts of a recipe', () => {
  const read = { ...inventedBatch(set, FULL), proposedGame: { deckSize: 60, laneWord: 'tide' } };

  it('win over those of the files, but for slug and name', () => {
    const { proposedGame } = withRecipe(read, recipeWith({}, { deckSize: 30, maxCopies: null }));
    expect(proposedGame).toEqual({ deckSize: 30, maxCopies: null, laneWord: 'tide' });
  });

  it('leave the files’ alone where the recipe has none', () => {
    const batch = withRecipe(read, { game: null, presets: recipeWith({}).presets });
    expect(batch).toEqual(read);
  });

  it('name free cards once, those of the game first', () => {
    const free = [{ types: ['Heron'] }, { rarities: ['rare'] }];
    const { proposedGame } = withRecipe(read, recipeWith({ free }, { freeCards: ['Pier 33', 'Plank'] }));
    expect(proposedGame.freeCards).toEqual([
      'Pier 33',
      'Plank',
      'Pier 31',
      'Pier 32',
      'Pier 34',
      'Pier 35',
      'Pier 36',
    ]);
  });

  it('keep rarities that only the files know behind those of the recipe that are used', () => {
    const rarity = (code: string, order: number) => ({
      code,
      name: code.toUpperCase(),
      colour: '#B9C2BD',
      shape: 'circle' as const,
      order,
    });
    const files = { ...read, proposedGame: { rarities: ['rare', 'common'].map(rarity) } };
    const rarities = ['common', 'uncommon', 'unseen'].map(rarity);
    const { proposedGame } = withRecipe(files, recipeWith({}, { rarities }));
    expect(proposedGame.rarities?.map(({ code, order }) => [code, order])).toEqual([
      ['common', 1],
      ['uncommon', 2],
      ['rare', 3],
    ]);
    expect(new Set(proposedGame.rarities?.map(({ colour, shape }) => colour + shape)).size).toBe(3);
  });

  it('make heroes and weapons of Flesh and Blood free, common bases of Star Wars, nothing of Lorcana', () => {
    const typesOf = (code: string, id: string) => {
      const invented = INVENTED_SETS.find((one) => one.set.code === code)!;
      const { cards, proposedGame } = withRecipe(inventedBatch(invented.set, invented.runs), recipeOf(id));
      const free = new Set(proposedGame.freeCards);
      return [free.size, ...new Set(cards.filter(({ name }) => free.has(name)).map(({ type }) => type))];
    };
    expect(typesOf('WTR', 'the-fab-cube')).toEqual([
      12,
      'Guardian Hero - Young',
      'Guardian Weapon - Hammer (2H)',
    ]);
    expect(typesOf('XSW', 'swu-db')).toEqual([8, 'Base']);
    expect(typesOf('X1', 'lorcanajson')).toEqual([0]);
  });
});

describe('a preset that contradicts itself', () => {
  it('is no preset where two of its slots have one name', () => {
    expect(() => recipeWith({ packs: [pack([COMMON, COMMON])] })).toThrow(
      'Slots of a pack need different names.',
    );
  });
});

describe('a pile of a set', () => {
  const pileOf = (runs: readonly Run[]) =>
    withRecipe(
      inventedBatch(set, runs),
      recipeWith({
        pile: { slug: 'cube', pick: { notTypes: ['Identity'] }, copies: 'quantity', source: SOURCE },
      }),
    );

  it('takes odd numbers of copies for one, and says what too few cards are enough for', () => {
    const quantities = [2, 0, -1, 1.5, 'many', 1000];
    const batch = pileOf(quantities.map((quantity) => [1, 'common', 'Being', { attributes: { quantity } }]));
    expect(packNamed(batch, 'pie-cube').sheets.Cube?.cards?.map(({ weight }) => weight)).toEqual([
      2, 1, 1, 1, 1, 1,
    ]);
    expect(batch.undealable).toEqual(['pie-cube-draft']);
    expect(batch.warnings[0]).toMatch(/^Pier: 7 cards are too few for a draft/);
  });

  it('has a card once that the set prints in two rarities', () => {
    const read = inventedBatch(set, [[30, 'common', 'Being']]);
    const twice = { ...read.printings[0]!, key: 'PIE-1b', rarity: 'ultra rare' };
    const batch = withRecipe(
      { ...read, printings: [...read.printings, twice] },
      recipeWith({ pile: { slug: 'cube', pick: {}, source: SOURCE } }),
    );
    const keys = packNamed(batch, 'pie-cube').sheets.Cube?.cards?.map(({ printing }) => printing);
    expect(keys).toEqual(read.printings.map(({ key }) => key));
  });
});
