import { describe, expect, it } from 'vitest';
import { parseCardFiles } from '../cardFiles.ts';
import { areFilesHere, batchOf, parseReal, realText } from '../realFiles.testkit.ts';
import { parseCardFile } from '../recognise.ts';

const card = (uuid: string, name: string, more: object = {}) => ({
  uuid,
  name,
  number: uuid,
  rarity: 'common',
  type: 'Creature — Fox',
  types: ['Creature'],
  subtypes: ['Fox'],
  colors: ['G'],
  manaValue: 2,
  manaCost: '{1}{G}',
  ...more,
});

const front = card('4', 'Lamp Keeper // Lamp Ghost', {
  side: 'a',
  layout: 'transform',
  faceName: 'Lamp Keeper',
  otherFaceIds: ['5'],
  power: '1',
  toughness: '3',
  keywords: ['Transform'],
  identifiers: { scryfallId: 'ab000000-0000-4000-8000-000000000001', mtgoId: '77' },
});
const back = card('5', 'Lamp Keeper // Lamp Ghost', {
  side: 'b',
  layout: 'transform',
  faceName: 'Lamp Ghost',
  otherFaceIds: ['4'],
  type: 'Creature — Spirit',
  colors: ['B'],
  power: '3',
  toughness: '3',
  manaCost: undefined,
  identifiers: { scryfallId: 'ab000000-0000-4000-8000-000000000001' },
});

const foxes = {
  code: 'FOX',
  name: 'Foxfire',
  releaseDate: '2031-02-03',
  cards: [
    card('1', 'Ash Fox'),
    card('2', 'Rime Fox', { colors: ['W', 'U'], types: ['Artifact', 'Creature'], rarity: 'rare' }),
    card('3', 'Forest', { supertypes: ['Basic'], types: ['Land'], type: 'Basic Land — Forest', colors: [] }),
    front,
    back,
    card('6', 'Ash Fox', { number: '6★' }),
  ],
  booster: {
    default: {
      boosters: [
        { contents: { common: 2, rare: 1 }, weight: 3 },
        { contents: { common: 1, rare: 1, shiny: 1 }, weight: 1 },
      ],
      boostersTotalWeight: 4,
      sheets: {
        common: { cards: { '1': 1, '4': 1, elsewhere: 1 }, totalWeight: 3, foil: false, balanceColors: true },
        rare: { cards: { '2': 2 }, totalWeight: 2, foil: false },
        shiny: { cards: { '6': 5 }, totalWeight: 5, foil: true },
      },
    },
  },
};

const parseFoxes = (set: object, knownPrintings?: (key: string) => boolean) =>
  parseCardFile(
    { fileName: 'FOX.json', text: JSON.stringify({ meta: {}, data: set }) },
    { gameSlug: 'foxes', knownPrintings },
  );

describe('an MTGJSON v5 set', () => {
  it('joins the two faces of a card and leaves one printing under the front’s key', () => {
    const batch = batchOf(parseFoxes(foxes));
    expect(batch.cards.find((found) => found.name.startsWith('Lamp'))).toEqual({
      name: 'Lamp Keeper // Lamp Ghost',
      cost: 2,
      costText: '{1}{G}',
      lanes: ['green'],
      type: 'Creature',
      typeLine: 'Creature — Fox',
      rules: '',
      flavour: '',
      stats: '1/3',
      rating: null,
      sides: [
        {
          name: 'Lamp Keeper',
          typeLine: 'Creature — Fox',
          rules: '',
          stats: '1/3',
          image: 'https://cards.scryfall.io/normal/front/a/b/ab000000-0000-4000-8000-000000000001.jpg',
        },
        {
          name: 'Lamp Ghost',
          typeLine: 'Creature — Spirit',
          rules: '',
          stats: '3/3',
          image: 'https://cards.scryfall.io/normal/back/a/b/ab000000-0000-4000-8000-000000000001.jpg',
        },
      ],
      attributes: { subtypes: ['Fox'], supertypes: [], keywords: ['Transform'], layout: 'transform' },
      isNameOnly: false,
    });
    expect(batch.printings.filter((printing) => printing.card.startsWith('Lamp'))).toEqual([
      {
        key: '4',
        card: 'Lamp Keeper // Lamp Ghost',
        set: 'FOX',
        number: '4',
        rarity: 'common',
        image: 'https://cards.scryfall.io/normal/front/a/b/ab000000-0000-4000-8000-000000000001.jpg',
        flavour: '',
        externalIds: { scryfallId: 'ab000000-0000-4000-8000-000000000001', mtgoId: '77' },
        isDraftable: true,
      },
    ]);
  });

  it('takes names in other languages, those of faces joined, and says which language it does not know (section 16)', () => {
    const lamp = {
      ...front,
      foreignData: [{ language: 'German', name: 'Lampenwart', faceName: 'Lampenwart' }],
    };
    const ghost = {
      ...back,
      foreignData: [{ language: 'German', name: 'Lampenwart', faceName: 'Lampengeist' }],
    };
    const foreignData = [
      { language: 'Portuguese (Brazil)', name: 'Raposa de Cinzas', text: 'x' },
      { language: 'French', name: 'Ash Fox' },
      { language: 'Phyrexian', name: '|' },
      { language: 'Italian', name: null },
    ];
    const again = card('6', 'Ash Fox', { foreignData: [{ language: 'Japanese', name: '灰の狐' }] });
    const cards = [card('1', 'Ash Fox', { foreignData }), lamp, ghost, again];
    const batch = batchOf(parseFoxes({ code: 'FOX', name: 'Foxfire', cards }));
    expect(batch.cards.map(({ name, names }) => [name, names])).toEqual([
      ['Ash Fox', { ja: '灰の狐', 'pt-BR': 'Raposa de Cinzas' }],
      ['Lamp Keeper // Lamp Ghost', { de: 'Lampenwart // Lampengeist' }],
    ]);
    expect(batch.warnings).toEqual([
      'Foxfire: names in 1 language that is not known were left out: Phyrexian.',
    ]);
  });

  it('names the field of a name that is none', () => {
    const cards = [
      card('1', 'Ash Fox'),
      card('2', 'Rime Fox', { foreignData: [{ language: 'German', name: 7 }] }),
    ];
    expect(batchOf(parseFoxes({ code: 'FOX', name: 'Foxfire', cards })).rejected).toEqual([
      { row: 2, column: 'foreignData.0.name', found: '7', expected: 'a text' },
    ]);
  });

  it('is one card for each name, one printing for each number, and basic lands are of their own rarity', () => {
    const batch = batchOf(parseFoxes(foxes));
    expect(batch.cards.map((found) => [found.name, found.lanes, found.type])).toEqual([
      ['Ash Fox', ['green'], 'Creature'],
      ['Rime Fox', ['white', 'blue'], 'Creature'],
      ['Forest', ['green'], 'Land'],
      ['Lamp Keeper // Lamp Ghost', ['green'], 'Creature'],
    ]);
    expect(batch.printings.map((found) => [found.key, found.rarity, found.isDraftable])).toEqual([
      ['1', 'common', true],
      ['2', 'rare', true],
      ['3', 'basic', false],
      ['4', 'common', true],
      ['6', 'common', true],
    ]);
    expect(batch.sets).toEqual([{ code: 'FOX', name: 'Foxfire', releasedOn: '2031-02-03' }]);
    expect(batch.proposedGame.freeCards).toEqual(['Forest']);
  });

  it('turns the booster block into a pack that leaves out cards of unknown sets and says so', () => {
    const batch = batchOf(parseFoxes(foxes));
    expect(batch.packs).toEqual([
      {
        slug: 'fox-default',
        name: 'Foxfire booster',
        layouts: [
          {
            name: 'Layout 1',
            weight: 3,
            slots: [
              { name: 'common', count: 2, finish: 'plain', sheets: [{ sheet: 'common', weight: 1 }] },
              { name: 'rare', count: 1, finish: 'plain', sheets: [{ sheet: 'rare', weight: 1 }] },
            ],
          },
          {
            name: 'Layout 2',
            weight: 1,
            slots: [
              { name: 'common', count: 1, finish: 'plain', sheets: [{ sheet: 'common', weight: 1 }] },
              { name: 'rare', count: 1, finish: 'plain', sheets: [{ sheet: 'rare', weight: 1 }] },
              { name: 'shiny', count: 1, finish: 'foil', sheets: [{ sheet: 'shiny', weight: 1 }] },
            ],
          },
        ],
        sheets: {
          common: {
            kind: { type: 'random' },
            balanceBy: 'lanes',
            cards: [
              { printing: '1', weight: 1 },
              { printing: '4', weight: 1 },
            ],
          },
          rare: { kind: { type: 'random' }, cards: [{ printing: '2', weight: 2 }] },
          shiny: { kind: { type: 'random' }, cards: [{ printing: '6', weight: 5 }] },
        },
        replacement: 'pack',
        refill: false,
        waiting: {
          layouts: batch.packs[0]?.layouts,
          sheets: {
            common: {
              kind: { type: 'random' },
              balanceBy: 'lanes',
              cards: [
                { printing: '1', weight: 1 },
                { printing: '4', weight: 1 },
                { printing: 'elsewhere', weight: 1 },
              ],
            },
          },
          sets: [],
        },
      },
    ]);
    expect(batch.warnings).toEqual([
      'Foxfire, default booster: 1 of the 3 cards of sheet common are in sets that aren’t here yet. Import those sets to complete it.',
    ]);
    expect(batch.rejected).toEqual([]);
  });

  it('keeps a card of another set in its sheet when the game knows it', () => {
    const batch = batchOf(parseFoxes(foxes, (key) => key === 'elsewhere'));
    expect(batch.packs[0]?.sheets.common?.cards?.map((entry) => entry.printing)).toEqual([
      '1',
      '4',
      'elsewhere',
    ]);
    expect(batch.warnings).toEqual([]);
  });

  it('gets a draft of three of its packs, passed left, right, left', () => {
    const round = (direction: 'left' | 'right') => ({
      pack: 'fox-default',
      opening: [],
      steps: [
        { do: 'pick', count: 1 },
        { do: 'pass', direction },
      ],
    });
    expect(batchOf(parseFoxes(foxes)).templates).toEqual([
      {
        slug: 'fox-draft',
        name: 'Foxfire draft',
        blurb: 'Three packs from Foxfire.',
        format: 'booster',
        rounds: [round('left'), round('right'), round('left')],
        seats: 8,
        clock: 'standard',
      },
    ]);
  });

  it('loses a layout, not the set, when a sheet has no card that is known', () => {
    const shiny = { cards: { nowhere: 1 }, totalWeight: 1, foil: true };
    const block = foxes.booster.default;
    const booster = { default: { ...block, sheets: { ...block.sheets, shiny } } };
    const batch = batchOf(parseFoxes({ ...foxes, booster }));
    expect(batch.packs[0]?.layouts.map((layout) => layout.name)).toEqual(['Layout 1']);
    expect(batch.rejected).toEqual([]);
    expect(batch.warnings[0]).toBe(
      'Foxfire, default booster: Layout 2 is left out, because the cards of its sheet shiny are in sets that aren’t here yet. Import those sets to complete it.',
    );
  });

  it('deals a fixed sheet as one run that always starts at its first card', () => {
    const fixed = { cards: { '1': 2, '2': 1 }, totalWeight: 3, foil: false, fixed: true };
    const booster = { deck: { boosters: [{ contents: { fixed: 3 }, weight: 1 }], sheets: { fixed } } };
    expect(batchOf(parseFoxes({ ...foxes, booster })).packs[0]?.sheets.fixed).toEqual({
      kind: { type: 'printRun', groupSize: 3 },
      cards: ['1', '1', '2'].map((printing) => ({ printing, weight: 1 })),
    });
  });

  it('names the row and column of a card that is broken, and of a uuid that comes again', () => {
    const cards = [card('1', 'Ash Fox'), card('2', 'Rime Fox', { manaValue: 'two' }), card('1', 'Dusk Fox')];
    const batch = batchOf(parseFoxes({ code: 'FOX', name: 'Foxfire', cards }));
    expect(batch.rejected).toEqual([
      { row: 2, column: 'manaValue', found: 'two', expected: 'a number' },
      { row: 3, column: 'uuid', found: '1', expected: 'a uuid that occurs once' },
    ]);
    expect(batch.printings.map((printing) => [printing.key, printing.isDraftable])).toEqual([['1', true]]);
  });

  it('is read once where it stands in several of the files', () => {
    const file = (fileName: string, name: string) => ({
      fileName,
      text: JSON.stringify({ meta: {}, data: { ...foxes, name } }),
    });
    const files = [file('FOX.json', 'Foxfire'), file('FOX (1).json', 'Foxfire again')];
    const batch = batchOf(parseCardFiles(files, { gameSlug: 'foxes' }));
    expect(batch.sets.map(({ code, name }) => [code, name])).toEqual([['FOX', 'Foxfire']]);
    expect(batch.packs.map(({ slug }) => slug)).toEqual(['fox-default']);
    expect(batch.templates.map(({ slug }) => slug)).toEqual(['fox-draft']);
    expect([batch.printings.length, batch.rejected]).toEqual([5, []]);
    expect(batch.warnings).toContain(
      'Foxfire again: the set FOX stands in the files more than once and was read where it comes first.',
    );
  });
});

const realTests = [
  'Innistrad: 284 faces are 264 draftable printings of 254 cards',
  'Innistrad: the sheets and layouts of its booster hold exactly what the file says',
  'Arabian Nights, Apocalypse and Conspiracy import whole',
  'a split card of Apocalypse is read with both halves',
  'Innistrad is read in less than a second',
];

describe.skipIf(!areFilesHere(realTests))('real MTGJSON v5 sets', () => {
  const isd = () => batchOf(parseReal('mtg/mtgjson5/ISD.json'));
  const sheetsOf = (path: string) =>
    Object.entries(batchOf(parseReal(path)).packs[0]?.sheets ?? {}).map(([name, sheet]) => [
      name,
      sheet.cards?.length,
      sheet.cards?.reduce((sum, entry) => sum + entry.weight, 0),
      sheet.balanceBy ?? 'free',
    ]);

  it('Innistrad: 284 faces are 264 draftable printings of 254 cards', () => {
    const batch = isd();
    expect(batch.printings.length).toBe(264);
    expect(batch.printings.filter((printing) => printing.isDraftable).length).toBe(264);
    expect(new Set(batch.printings.map((printing) => printing.key)).size).toBe(264);
    expect(batch.cards.length).toBe(254);
    expect(batch.cards.filter((found) => found.sides.length === 2).length).toBe(20);
    expect(batch.printings.filter((printing) => printing.rarity === 'basic').length).toBe(15);
    expect(batch.proposedGame.freeCards).toEqual(['Plains', 'Island', 'Swamp', 'Mountain', 'Forest']);
    expect([batch.rejected, batch.warnings, batch.nameOnly]).toEqual([[], [], []]);
  });

  it('Innistrad: the sheets and layouts of its booster hold exactly what the file says', () => {
    expect(sheetsOf('mtg/mtgjson5/ISD.json')).toEqual([
      ['basic', 15, 15, 'free'],
      ['dfc', 20, 121, 'free'],
      ['foil', 264, 163480, 'free'],
      ['sfcCommon', 101, 101, 'lanes'],
      ['sfcRareMythic', 68, 121, 'free'],
      ['sfcUncommon', 60, 60, 'free'],
    ]);
    const [pack] = isd().packs;
    expect(pack?.slug).toBe('isd-default');
    expect(
      pack?.layouts.map((layout) => [
        layout.weight,
        layout.slots.map((slot) => `${slot.count} ${slot.name}${slot.finish === 'foil' ? ' foil' : ''}`),
      ]),
    ).toEqual([
      [31, ['1 basic', '1 dfc', '9 sfcCommon', '1 sfcRareMythic', '3 sfcUncommon']],
      [9, ['1 basic', '1 dfc', '1 foil foil', '8 sfcCommon', '1 sfcRareMythic', '3 sfcUncommon']],
    ]);
  });

  it('Arabian Nights, Apocalypse and Conspiracy import whole', () => {
    const figures = ['ARN', 'APC', 'CNS'].map((code) => {
      const batch = batchOf(parseReal(`mtg/mtgjson5/${code}.json`));
      const sizes = batch.packs[0]?.layouts.map((layout) =>
        layout.slots.reduce((sum, slot) => sum + slot.count, 0),
      );
      return [
        code,
        batch.cards.length,
        batch.printings.length,
        sizes,
        batch.rejected.length,
        batch.warnings.length,
      ];
    });
    expect(figures).toEqual([
      ['ARN', 78, 92, [8], 0, 0],
      ['APC', 143, 143, Array(8).fill(15), 0, 0],
      ['CNS', 210, 210, Array(4).fill(15), 0, 0],
    ]);
    expect(sheetsOf('mtg/mtgjson5/ARN.json')).toEqual([
      ['common', 41, 121, 'free'],
      ['uncommon', 51, 121, 'free'],
    ]);
    const foilRare = batchOf(parseReal('mtg/mtgjson5/APC.json')).packs[0]?.layouts.filter((layout) =>
      layout.slots.some((slot) => slot.name === 'foilRare'),
    );
    expect(foilRare?.reduce((sum, layout) => sum + layout.weight, 0)).toBe(10_000);
  });

  it('a split card of Apocalypse is read with both halves', () => {
    const split = batchOf(parseReal('mtg/mtgjson5/APC.json')).cards.find((found) =>
      found.costText.includes('{1}{R} //'),
    );
    expect([split?.lanes, split?.cost, split?.costText, split?.sides.length, split?.typeLine]).toEqual([
      ['blue', 'red'],
      4,
      '{1}{R} // {1}{U}',
      2,
      'Instant // Instant',
    ]);
    expect(split?.rules).toContain('\n//\n');
  });

  it('Innistrad is read in less than a second', () => {
    const text = realText('mtg/mtgjson5/ISD.json');
    const startedMs = performance.now();
    batchOf(parseCardFile({ fileName: 'ISD.json', text }, { gameSlug: 'test' }));
    expect(performance.now() - startedMs).toBeLessThan(1000);
  });
});
