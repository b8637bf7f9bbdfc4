import { describe, expect, it } from 'vitest';
import type { ColumnMap } from '../batch.ts';
import { areFilesHere, batchOf, parseReal } from '../realFiles.testkit.ts';
import { parseCardFile } from '../recognise.ts';
import { mapOf } from './csvColumns.ts';

const parseTable = (text: string, map?: ColumnMap, fileName = 'woods.csv') =>
  parseCardFile({ fileName, text }, { gameSlug: 'woods', map });

describe('a table of cards', () => {
  it('finds its columns by header, in any order and any capitals; the others become attributes', () => {
    const text =
      '\ufeffRARITY,Card Name,Mana,Colour,Card Effect,Set,Collector Number,Image URL,Bark,Height (m)\r\n' +
      'Rare,"Ash, the Old",4,Green,"Stand.\nStill.",WOO,12a,https://example.test/a.png,grey,20\r\n' +
      ',Birch,X,White/Green,,WOO,13,,,7.5\r\n';
    const batch = batchOf(parseTable(text));
    expect(batch.cards[0]).toEqual({
      name: 'Ash, the Old',
      cost: 4,
      costText: '4',
      lanes: ['green'],
      type: '',
      typeLine: '',
      rules: 'Stand.\nStill.',
      flavour: '',
      stats: null,
      rating: null,
      sides: [],
      attributes: { bark: 'grey', heightM: 20 },
      isNameOnly: false,
    });
    expect(batch.cards[1]?.lanes).toEqual(['white', 'green']);
    expect([batch.cards[1]?.cost, batch.cards[1]?.costText]).toEqual([null, 'X']);
    expect(batch.printings[0]).toEqual({
      key: 'woo/12a/ash, the old',
      card: 'Ash, the Old',
      set: 'WOO',
      number: '12a',
      rarity: 'rare',
      image: 'https://example.test/a.png',
      flavour: '',
      externalIds: {},
      isDraftable: true,
    });
    expect(batch.proposedGame.attributes).toEqual([
      { key: 'bark', label: 'Bark', type: 'text' },
      { key: 'heightM', label: 'Height (m)', type: 'number' },
    ]);
    expect([batch.format, batch.rejected, batch.packs]).toEqual(['CSV table', [], []]);
  });

  it('reads tabs as well as commas, and lanes of a game of its own', () => {
    const text = 'Name\tFaction\tCost\nAsh\tRoot\t1\nBirch\tRoot, Crown\t2\nCedar\tNone\t3\n';
    const batch = batchOf(parseTable(text, undefined, 'woods.tsv'));
    expect(batch.format).toBe('TSV table');
    expect(batch.proposedGame.lanes).toEqual([
      { key: 'root', label: 'Root', hue: 'ember', glyph: 'R' },
      { key: 'crown', label: 'Crown', hue: 'tide', glyph: 'crown' },
    ]);
    expect([batch.proposedGame.laneWord, batch.proposedGame.laneRule]).toEqual(['faction', { kind: 'any' }]);
    expect(batch.cards.map((card) => card.lanes)).toEqual([['root'], ['root', 'crown'], []]);
    expect(batch.sets).toEqual([{ code: 'woods', name: 'Woods', releasedOn: null }]);
  });

  it('leaves a dash among numbers out as a value that a card has not; a column of dashes alone is text', () => {
    const text = 'name,cost,Height,Depth,Bark\nAsh,1,20,.5,-\nBirch,1,-,-1.5,-\nCedar,1,–,,\nFir,1,,2,-\n';
    const batch = batchOf(parseTable(text));
    expect(batch.cards.map(({ attributes }) => attributes)).toEqual([
      { height: 20, depth: 0.5, bark: '-' },
      { depth: -1.5, bark: '-' },
      {},
      { depth: 2, bark: '-' },
    ]);
    expect(batch.proposedGame.attributes?.map(({ type }) => type)).toEqual(['number', 'number', 'text']);
  });

  const long = Array.from({ length: 12 }, (_, at) => `BT-${at}: Booster of the pier`).join(', ');

  it.each([
    [
      'its number',
      `name,type,set,number\nAsh,Tree,"${long}",XBT1-001\nElm,Tree,BT-2: Two,ST2-04\n`,
      ['XBT1', 'ST2'],
    ],
    ['an id', `name,type,set,id\nAsh,Tree,"${long}",XBT1-001\nElm,Tree,BT-2: Two,P-004\n`, ['XBT1', 'P']],
    [
      'the first product',
      `name,type,set\nAsh,Tree,"${long}"\nElm,Tree,BT-2\n`,
      ['BT-0: Booster of the pier', 'BT-2'],
    ],
    [
      'the first that others name alone',
      'name,type,set\nAsh,Tree,"One, Two"\nElm,Tree,One\n',
      ['One', 'One'],
    ],
  ])('has the set of %s where its column lists products', (_, text, sets) => {
    const batch = batchOf(parseTable(text));
    expect([batch.rejected, batch.printings.map(({ set }) => set)]).toEqual([[], sets]);
    const listed = /"([^"]*)"/.exec(text)?.[1];
    expect(batch.cards[0]?.attributes.products).toBe(listed);
  });

  it('takes names in other languages, by their tags in brackets or behind `names` (section 16)', () => {
    const text = [
      'Name,Type,Name (de),names.pt,Name No,Name (none)',
      'Ash,Tree,Esche,Freixo,7,x',
      'Elm,Tree,,,8,y',
      'Fir,Tree,(clear),Fir,9,z',
      `Oak,Tree,${'E'.repeat(301)},,1,w`,
    ].join('\n');
    const batch = batchOf(parseTable(text));
    expect(batch.cards.map(({ name, names }) => [name, names])).toEqual([
      ['Ash', { de: 'Esche', 'pt-BR': 'Freixo' }],
      ['Elm', undefined],
      ['Fir', undefined],
    ]);
    expect(batch.cards[0]?.attributes).toEqual({ nameNo: 7, nameNone: 'x' });
    expect(batch.says?.cards?.get('Fir')?.clears).toEqual(['names.de']);
    expect(batch.rejected).toEqual([
      {
        row: 5,
        column: 'Name (de)',
        found: expect.any(String),
        expected: 'a name of at most 300 characters',
      },
    ]);
  });

  it('keeps a set whose name has a comma', () => {
    const batch = batchOf(parseTable('name,type,set\nAsh,Tree,"Pier, Old and New"\nElm,Tree,Mill\n'));
    expect(batch.printings.map(({ set }) => set)).toEqual(['Pier, Old and New', 'Mill']);
  });

  it('takes the columns that a map names', () => {
    const batch = batchOf(parseTable('Baum,Preis\nEsche,3\n', { name: 'Baum', cost: 'PREIS' }));
    expect(batch.cards.map((card) => [card.name, card.cost])).toEqual([['Esche', 3]]);
    const refused = parseTable('Baum,Preis\nEsche,3\n', { name: 'Tree' });
    expect(refused.ok ? '' : refused.sentence).toBe(
      'The column map names the column "Tree", which the table does not have; its columns are: Baum, Preis.',
    );
  });

  it('leaves the columns out that a map leaves out, and finds no column for a field that it has none for', () => {
    const text = 'name,cost,rarity,Bark,Height,scryfallId\nAsh,1,rare,grey,20,ab-1\n';
    const map: ColumnMap = {
      cost: '',
      rarity: '',
      leaveOut1: 'Bark',
      leaveOut2: 'scryfallId',
      leaveOut3: 'rarity',
    };
    const batch = batchOf(parseTable(text, map));
    expect([batch.cards[0]?.cost, batch.cards[0]?.attributes]).toEqual([null, { cost: 1, height: 20 }]);
    expect([batch.printings[0]?.rarity, batch.printings[0]?.externalIds]).toEqual(['common', {}]);
    expect(mapOf(text.split('\n')[0]?.split(',') ?? [], map)).toEqual({ ...map, name: 'name' });
    const named = batchOf(parseTable('name,setName\nAsh,Woods\n', { set: '' }));
    expect(named.printings[0]?.set).toBe('woods');
  });

  it('rejects a nameless row, a ragged row and a number that is none, each by row and column', () => {
    const text = 'name,cost,rating\nAsh,1,2\n,2,3\nBirch,two,1\nCedar\nFir,1,2,3\nElm,3,9\n\nOak,{2}{G},\n';
    const batch = batchOf(parseTable(text));
    expect(batch.cards.map((card) => [card.name, card.cost])).toEqual([
      ['Ash', 1],
      ['Oak', 3],
    ]);
    expect(batch.rejected).toEqual([
      { row: 3, column: 'name', found: '', expected: 'the name of a card' },
      { row: 4, column: 'cost', found: 'two', expected: 'a number or a cost such as {2}{W}' },
      { row: 5, column: 'the whole row', found: '1 fields', expected: '3 fields' },
      { row: 6, column: 'the whole row', found: '4 fields', expected: '3 fields' },
      { row: 7, column: 'rating', found: '9', expected: 'a number from 0 to 5' },
    ]);
  });

  it('takes rows of one name and the same rules as printings of one card', () => {
    const batch = batchOf(parseTable('name,set,cost,text\nAsh,A,1,Grow.\nAsh,B,1,grow\nAsh,B,,\n'));
    expect(batch.cards.map((card) => card.name)).toEqual(['Ash']);
    expect(batch.printings.map((printing) => printing.key)).toEqual(['a//ash', 'b//ash', 'b//ash/2/ash']);
    expect(batch.warnings).toEqual([]);
  });

  const namesOf = (text: string) => batchOf(parseTable(text)).printings.map(({ card }) => card);

  it.each([
    ['set and number', 'name,set,number,cost\nElm,A,3,1\nElm,B,4,2\nElm,C,5,1\n', ['A 3', 'B 4', 'A 3']],
    ['set', 'name,set,type\nElm,A,Tree\nElm,B,Fire\n', ['A', 'B']],
    ['number', 'name,number,stats\nElm,7,1/1\nElm,8,2/2\n', ['7', '8']],
  ])('tells cards of one name with other rules apart by %s', (_, text, apart) => {
    expect(namesOf(text)).toEqual(apart.map((place) => `Elm (${place})`));
    expect(batchOf(parseTable(text)).warnings).toContain(
      '1 name is shared by cards with different rules, which have what tells them apart in brackets: Elm.',
    );
  });

  it.each(['Subtitle', 'version', 'Pitch'])(
    'tells them apart by the column %s, which is part of all names',
    (column) => {
      const text = `name,${column},cost,number\nElm,Old,1,1\nElm,Young,2,2\nElm,Old,1,3\nAsh,Tall,1,4\nFir,,1,5\n`;
      expect(namesOf(text)).toEqual(['Elm - Old', 'Elm - Young', 'Elm - Old', 'Ash - Tall', 'Fir']);
      expect(batchOf(parseTable(text)).warnings).toEqual([]);
    },
  );

  it('rejects a row that nothing tells apart from a card with other rules', () => {
    const batch = batchOf(parseTable('name,cost\nElm,1\nElm,2\nAsh,1\n'));
    expect(batch.cards.map(({ name }) => name)).toEqual(['Ash']);
    expect(batch.rejected.map(({ row, column, found }) => [row, column, found])).toEqual([
      [2, 'name', 'Elm'],
      [3, 'name', 'Elm'],
    ]);
  });

  it('is refused where it has no name column, no card or an open quotation mark', () => {
    const sentence = (text: string) => {
      const recognised = parseTable(text);
      return recognised.ok ? 'accepted' : recognised.sentence;
    };
    expect(sentence('Shorthand,Text\nA,b\n')).toBe(
      'The table has no column for the name of a card; its columns are: Shorthand, Text.',
    );
    const long = '9'.repeat(900);
    expect(sentence(`${long},Text\nA,b\n`)).toBe(
      `The table has no column for the name of a card; its columns are: ${'9'.repeat(59)}…, Text.`,
    );
    expect(sentence('name,cost\n')).toBe('The table has no row with a card (CSV table).');
    expect(sentence('name,cost\nElm,1\nAsh,"1\nBirch,2\nFir,3\n')).toBe(
      'The table cannot be read as rows: row 3 has a quotation mark that is not closed.',
    );
    const open = parseTable('name,cost\nElm,1\nAsh,"1\nBirch,2\nFir,3\n');
    expect(open.ok ? [] : open.rejected?.map(({ found }) => found)).toEqual([
      'a quotation mark that is not closed',
    ]);
  });
});

describe('columns that tell of copies', () => {
  const rows = (header: string, row: string) => batchOf(parseTable(`${header}\n${row}\n`));

  it.each([
    ['Quantity,Name,Type,Condition,Language,Foil,Bark', '1,Ash,Tree,NM,English,foil,grey'],
    ['Count,Tradelist Count,Name,Type,Foil,Proxy,Bark', '2,0,Ash,Tree,,False,grey'],
    [
      'Name,Type,Foil,Purchase price,Purchase price currency,Condition,Bark',
      'Ash,Tree,normal,1.5,EUR,mint,grey',
    ],
  ])('are no attributes of a card: %s', (header, row) => {
    const batch = rows(header, row);
    expect(batch.cards[0]?.attributes).toEqual({ bark: 'grey' });
    expect(batch.warnings[0]).toContain('columns look like bookkeeping and were left out');
  });

  it('are kept where one of them alone may be a fact of a card, or where a map keeps them', () => {
    expect(rows('Name,Type,Foil,Language', 'Ash,Tree,yes,Elvish').cards[0]?.attributes).toEqual({
      foil: 'yes',
      language: 'Elvish',
    });
    const text = 'Quantity,Name,Type,Condition,Language,Foil\n1,Ash,Tree,NM,Elvish,foil\n';
    expect(batchOf(parseTable(text, { keep1: 'Language' })).cards[0]?.attributes).toEqual({
      language: 'Elvish',
    });
  });
});

describe('a table of cards that all have one rarity', () => {
  const rows = (count: number, rarity = (_: number) => 'common') =>
    Array.from({ length: count }, (_, at) => `Reed ${at},RD,${at},${rarity(at)},Beast`);
  const draftsOf = (lines: readonly string[], known: readonly string[] = []) => {
    const text = ['name,set,number,rarity,type', ...lines].join('\n');
    const options = { gameSlug: 'woods', cardNames: known };
    const { templates, warnings, packs } = batchOf(parseCardFile({ fileName: 'reeds.csv', text }, options));
    return { drafts: templates.map(({ slug, seats }) => `${slug} ${seats}`), warnings, packs };
  };

  it('is drafted like a cube, by as many as it is enough for', () => {
    const { drafts, warnings, packs } = draftsOf(rows(30));
    expect(drafts).toEqual(['reeds-draft 2', 'reeds-winston 2']);
    expect(warnings).toEqual([
      '30 cards are enough for 2 players with 3 packs of 5. A table of 8 with 3 packs of 15 needs 360.',
    ]);
    expect(packs[0]?.sheets.Cube?.cards?.length).toBe(30);
    expect(draftsOf(rows(360))).toMatchObject({ drafts: ['reeds-draft 8'], warnings: [] });
  });

  it('is not where it is too small, has rarities or several of a card, or where the game has cards', () => {
    const none = { drafts: [], warnings: [], packs: [] };
    expect(draftsOf(rows(29))).toEqual(none);
    expect(draftsOf(rows(60, (at) => (at % 4 === 0 ? 'rare' : 'common')))).toEqual(none);
    expect(draftsOf([...rows(59), 'Reed 0,RD,99,common,Beast'])).toEqual(none);
    expect(draftsOf(rows(60), ['Old Reed'])).toEqual(none);
  });
});

describe('a CubeCobra table', () => {
  const header =
    'name,CMC,Type,Color,Set,Collector Number,Rarity,Color Category,status,Finish,maybeboard,tags,Notes';

  it('is a cube of its main board; short rows and marks inside a note do no harm', () => {
    const text = [
      header,
      '"Ash",1,"Creature - Tree",UR,"woo","1",rare,Multi,Owned,Non-foil,false,"a;b","he said "wood" once"',
      '"Ash",1,"Creature - Tree",UR,"woo","1",rare,Multi,Owned,Non-foil,false,"",""',
      '"Birch",2,"Sorcery",,"woo","2",common,Colourless,Owned,Non-foil,true,"",""',
      '"Cedar",3,"Instant",G,"woo","3",common,Green,Owned,Non-foil,false',
    ].join('\r\n');
    const batch = batchOf(parseTable(text, undefined, 'My Cube.csv'));
    expect(batch.rejected).toEqual([]);
    expect(batch.cards.map((card) => [card.name, card.lanes, card.type])).toEqual([
      ['Ash', ['blue', 'red'], 'Creature'],
      ['Cedar', ['green'], 'Instant'],
    ]);
    expect(batch.packs[0]?.sheets.Cube?.cards).toEqual([
      { printing: 'woo/1/ash', weight: 2 },
      { printing: 'woo/3/cedar', weight: 1 },
    ]);
    expect(batch.cards[0]?.attributes).toEqual({ notes: 'he said "wood" once' });
    expect(batch.warnings).toContain('1 card of the maybeboard was left out: Birch.');
    expect(batch.warnings).toContain(
      '3 cards are too few for a draft: 2 players with 3 packs of 5 need 30. A table of 8 with 3 packs of 15 needs 360.',
    );
    expect(batch.undealable).toEqual(['my-cube-draft']);
    expect(batch.templates.map((template) => template.slug)).toEqual(['my-cube-draft']);
  });

  it('keeps the finish of each copy', () => {
    const finishes = ['Non-foil', 'Foil', '', 'Etched', 'Alt-foil', 'Foil', 'non-foil'];
    const rows = finishes.map((finish) => `Ash,1,Creature,U,woo,1,rare,Blue,Owned,${finish},false,,`);
    const batch = batchOf(parseTable([header, ...rows].join('\n')));
    expect(batch.packs[0]?.sheets.Cube?.cards).toEqual([
      { printing: 'woo/1/ash', weight: 3 },
      { printing: 'woo/1/ash', weight: 4, finish: 'foil' },
    ]);
    expect([batch.cards.length, batch.packs[0]?.duplicates]).toEqual([1, 'apart']);
  });

  it.each([
    ['board', 'maybeboard', 1],
    ['maybeboard', 'TRUE', 1],
    ['board', 'mainboard', 2],
  ])('leaves a card out by the column %s with %s', (column, value, cards) => {
    const table = [`${header},${column === 'board' ? 'board' : 'other'}`];
    const onMaybe = column === 'board' ? 'true' : value;
    table.push(`Ash,1,Creature,U,woo,1,rare,Blue,Owned,Non-foil,${onMaybe},,,${value}`);
    table.push('Elm,1,Creature,U,woo,2,rare,Blue,Owned,Foil,false,,,');
    expect(batchOf(parseTable(table.join('\n'))).cards.length).toBe(cards);
  });

  it('leaves a card that the game knows as the game has it', () => {
    const text = `${header}\nAsh,1,Creature,U,woo,1,rare,Blue,Owned,Non-foil,false,,\n`;
    const recognised = parseCardFile(
      { fileName: 'c.csv', text },
      { gameSlug: 'woods', knownCards: () => true, findPrinting: () => 'game-7', knownPrintings: () => true },
    );
    const batch = batchOf(recognised);
    expect([batch.cards, batch.printings]).toEqual([[], []]);
    expect(batch.packs[0]?.sheets.Cube?.cards).toEqual([{ printing: 'game-7', weight: 1 }]);
  });
});

const realTests = [
  'Duel Masters: every row is a card, civilizations are lanes',
  'CubeCobra: the test rows, which are one field short',
];

describe.skipIf(!areFilesHere(realTests))('real tables', () => {
  it('Duel Masters: every row is a card, civilizations are lanes', () => {
    const batch = batchOf(parseReal('duelmasters/All_Cards.DM01-04.csv'));
    expect([batch.cards.length, batch.printings.length, batch.rejected, batch.warnings]).toEqual([
      89,
      89,
      [],
      ['89 cards are enough for 2 players with 3 packs of 14. A table of 8 with 3 packs of 15 needs 360.'],
    ]);
    expect(batch.proposedGame.lanes?.map((lane) => lane.key)).toEqual([
      'light',
      'water',
      'darkness',
      'fire',
      'nature',
    ]);
    expect(batch.cards[0]).toMatchObject({
      cost: 4,
      lanes: ['light'],
      type: 'Creature',
      stats: '3000',
      attributes: { cardRace: 'Initiate' },
    });
  });

  it('CubeCobra: the test rows, which are one field short', () => {
    const batch = batchOf(parseReal('mtg/cubecobra-csv/cubefn-fixture.csv'));
    expect([batch.format, batch.cards.length, batch.rejected]).toEqual(['CubeCobra table', 9, []]);
    expect(batch.packs[0]?.sheets.Cube?.cards?.length).toBe(9);
  });
});
