import { describe, expect, it } from 'vitest';
import type { CardFile } from './cardFile.ts';
import { outlineCardFiles, parseCardFiles } from './cardFiles.ts';
import { areFilesHere, batchOf, parseRealFolder, sentenceOf } from './realFiles.testkit.ts';

const parse = (...files: CardFile[]) => parseCardFiles(files, { gameSlug: 'test' });
const table = {
  fileName: 'cards/trees.csv',
  text: 'name,type,cost,set,rarity\nAsh,Tree,3,WOO,rare\nFir,Tree,2,WOO,common\n',
};

describe('several card files', () => {
  it('are one batch: lists mean the cards of tables, names alone are filled in, each card and printing is there once', () => {
    const list = { fileName: 'grove.txt', text: '[Bark(2)]\n3 Ash\nFir\nStray\n' };
    const names = { fileName: 'a-names.csv', text: 'name,rating\nAsh,4\nFir,2\n' };
    const batch = batchOf(parse(names, list, table));
    expect(batch.format).toBe('CSV table, Draftmancer list');
    expect(batch.cards.map(({ name, isNameOnly }) => [name, isNameOnly])).toEqual([
      ['Ash', false],
      ['Fir', false],
      ['Stray', true],
    ]);
    expect(batch.printings.map(({ key }) => key)).toEqual(['woo//ash', 'woo//fir', 'grove//stray']);
    expect(batch.packs[0]?.sheets.Bark?.cards?.[0]).toEqual({ printing: 'woo//ash', weight: 3 });
    expect(batch.nameOnly).toEqual(['Stray']);
    expect(batch.cards.map(({ rating }) => rating)).toEqual([4, 2, null]);
  });

  it('count the printings that join a card, of the files or of the game', () => {
    const twice = { fileName: 'b.csv', text: 'name,set,cost\nAsh,WOO,3\nAsh,OLD,3\nYew,WOO,1\n' };
    expect(batchOf(parse(twice)).joined).toBe(1);
    const known = { gameSlug: 'test', knownCards: (name: string) => name === 'Yew' };
    expect(batchOf(parseCardFiles([twice], known)).joined).toBe(2);
    const again = { ...known, knownPrintings: () => true };
    expect(batchOf(parseCardFiles([twice], again)).joined).toBe(0);
  });

  it('mean a card of two faces by its front face, where no other card has that front', () => {
    const faces = {
      fileName: 'faces.csv',
      text: 'name,type,set\nBud // Bloom,Tree,WOO\nFire // Ash,Spell,WOO\nFire // Rain,Spell,WOO\n',
    };
    const names = { fileName: 'names.csv', text: 'name,rating\nBud,4\n' };
    const cube = {
      fileName: 'cube.csv',
      text: 'name,Set,Color Category,status,Finish,maybeboard\nBud,WOO,Green,Owned,Non-foil,false\nBud,NEW,Green,Owned,Non-foil,false\n',
    };
    const list = { fileName: 'list.txt', text: '[Trees(2)]\nBud\nBud (NEW)\nFire\n' };
    const batch = batchOf(parse(faces, names, cube, list));
    expect(batch.nameOnly).toEqual([]);
    expect(
      batch.list?.questions.map(({ text, choices }) => [text, ...choices.map(({ name }) => name)]),
    ).toEqual([['Fire', 'Fire // Ash', 'Fire // Rain']]);
    expect(batch.printings.map(({ key, card }) => [key, card])).toEqual([
      ['woo//bud // bloom', 'Bud // Bloom'],
      ['woo//fire // ash', 'Fire // Ash'],
      ['woo//fire // rain', 'Fire // Rain'],
      ['new//bud // bloom', 'Bud // Bloom'],
    ]);
    expect(batch.packs.map(({ sheets }) => Object.values(sheets)[0]?.cards)).toEqual([
      [
        { printing: 'woo//bud // bloom', weight: 1 },
        { printing: 'new//bud // bloom', weight: 1 },
      ],
      [
        { printing: 'woo//bud // bloom', weight: 1 },
        { printing: 'new//bud // bloom', weight: 1 },
      ],
    ]);
  });

  it('name the file of a row that is rejected', () => {
    const wrong = { fileName: 'more.csv', text: 'name,type,cost\nOak,Tree,many\nElm,Tree,1\n' };
    expect(batchOf(parse(table, wrong)).rejected).toEqual([
      {
        file: 'more.csv',
        row: 2,
        column: 'cost',
        found: 'many',
        expected: 'a number or a cost such as {2}{W}',
      },
    ]);
  });

  it('without cards are left out by name, a broken one refuses all', () => {
    const others = [
      { fileName: 'README.md', text: 'Trees and more' },
      { fileName: 'deck.txt', text: 'Deck\n4 Ash' },
      { fileName: 'weather.json', text: '{"weather":"fair"}' },
    ];
    expect(batchOf(parse(table, ...others)).warnings[0]).toBe(
      '3 files were left out, having no cards: README.md, deck.txt (an Arena deck), weather.json (JSON of no card format).',
    );
    expect(sentenceOf(parse(...others))).toBe(
      'None of the 3 files holds cards: README.md, deck.txt (an Arena deck), weather.json (JSON of no card format).',
    );
    expect(sentenceOf(parse(table, { fileName: 'b.json', text: '{"a":' }))).toBe(
      'b.json: This looks like JSON, but line 1 is broken: expected a value.',
    );
  });

  it('may come to 64 MiB, 200,000 rows and 2,000 files in all', () => {
    const half = { fileName: 'a.txt', text: 'x'.repeat(32 * 1024 * 1024 + 1) };
    expect(sentenceOf(parse(half, { ...half, fileName: 'b.txt' }))).toBe(
      'The files are larger than 64 MiB in all.',
    );
    const rows = { fileName: 'a.csv', text: `name,type\n${'Ash,Tree\n'.repeat(100_001)}` };
    expect(sentenceOf(parse(rows, { ...rows, fileName: 'b.csv' }))).toBe(
      'The files have more than 200000 rows in all.',
    );
    expect(sentenceOf(parse(...Array.from({ length: 2001 }, () => table)))).toBe(
      'There are more than 2000 files.',
    );
    expect(sentenceOf(parse())).toBe('There is no file to read.');
  });

  it('may hold packs with cards of each other', () => {
    const card = (uuid: string, name: string) => ({
      uuid,
      name,
      number: '1',
      rarity: 'rare',
      type: 'Tree',
      types: ['Creature'],
    });
    const booster = {
      default: {
        boosters: [{ contents: { all: 2 }, weight: 1 }],
        sheets: { all: { cards: { u1: 1, u2: 1 } } },
      },
    };
    const setOf = (code: string, cards: object[], more: object = {}) => ({
      fileName: `${code}.json`,
      text: JSON.stringify({ data: { code, name: code, cards, ...more } }),
    });
    const batch = batchOf(
      parse(setOf('WOO', [card('u1', 'Ash')], { booster }), setOf('W2', [card('u2', 'Fir'), { uuid: 1 }])),
    );
    expect(batch.packs[0]?.sheets.all?.cards).toEqual([
      { printing: 'u1', weight: 1 },
      { printing: 'u2', weight: 1 },
    ]);
    expect(batch.rejected.map(({ file, row, column }) => [file, row, column])).toEqual([
      ['W2.json', 2, 'uuid'],
    ]);
  });

  it('tell what they are, with the columns that can be mapped, even where none is a name', () => {
    expect(outlineCardFiles([{ fileName: 'a.csv', text: 'label,type\nAsh,Tree\n' }])).toEqual({
      ok: true,
      format: 'CSV table',
      records: 1,
      columns: [
        { name: 'label', sample: 'Ash' },
        { name: 'type', sample: 'Tree' },
      ],
      map: { type: 'type' },
    });
    expect(outlineCardFiles([{ fileName: 'a.dek', text: '<Deck></Deck>' }])).toEqual({
      ok: false,
      sentence:
        'This looks like an MTGO deck, which cannot be imported yet. The deck builder reads it as a deck list.',
    });
  });
});

describe('a plain list', () => {
  it('may have a title before counted lines', () => {
    const batch = batchOf(parse({ fileName: 'x.txt', text: 'Tall Trees 1\n\n1 Ash\n2 Fir\n\n1 Oak\n' }));
    expect(batch.cards.map(({ name }) => name)).toEqual(['Ash', 'Fir', 'Oak']);
    expect(batch.packs[0]?.name).toBe('Tall Trees 1');
  });
});

const realTests = [
  'the Lorcana folder joins records, ratings and lists',
  'the folder of decks holds no cards',
];

describe.skipIf(!areFilesHere(realTests))('real folders', () => {
  it('the Lorcana folder joins records, ratings and lists', () => {
    const batch = batchOf(parseRealFolder('lorcana'));
    expect(batch.format).toBe('JSON records, CSV table, Draftmancer list');
    expect(batch.cards.filter(({ isNameOnly }) => !isNameOnly).length).toBeGreaterThan(1020);
    expect(batch.packs.map(({ slug }) => slug).sort()).toEqual(['example-cube', 'shimmering-skies']);
    expect(batch.proposedGame.lanes?.length).toBe(6);
  });

  it('the folder of decks holds no cards', () => {
    expect(sentenceOf(parseRealFolder('_decks'))).toContain('None of the 14 files holds cards');
  });
});
