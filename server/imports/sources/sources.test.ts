import { describe, expect, it } from 'vitest';
import type { ImportOptions } from '../batch.ts';
import { parseCardFiles } from '../cardFiles.ts';
import { batchOf, sentenceOf } from '../realFiles.testkit.ts';

const parse = (value: unknown, options: Partial<ImportOptions> = {}) =>
  parseCardFiles([{ fileName: 'cards.json', text: JSON.stringify(value) }], { gameSlug: 'test', ...options });

const ink = (fields: object) => ({
  fullName: 'Otter - Of the Pier',
  setCode: '1',
  number: 1,
  inkwell: true,
  color: 'Ruby',
  cost: 2,
  rarity: 'Common',
  type: 'Character',
  fullText: 'Swim. (It can swim.)',
  ...fields,
});

describe('LorcanaJSON', () => {
  it('reads a list of cards without its wrapper, and a dual ink from one text', () => {
    const batch = batchOf(parse([ink({ color: 'Ruby-Steel' })]));
    expect([batch.format, batch.cards[0]?.lanes]).toEqual(['LorcanaJSON', ['ruby', 'steel']]);
    expect(batch.sets).toEqual([{ code: '1', name: '1', releasedOn: null }]);
  });

  it('joins a reprint whose reminder text differs, and keeps other rules apart with a word on it', () => {
    const batch = batchOf(
      parse({
        sets: {},
        cards: [
          ink({}),
          ink({ setCode: '2', number: 9, fullText: 'swim' }),
          ink({ setCode: '3', number: 4, fullText: 'Dive.' }),
        ],
      }),
    );
    expect(batch.printings.map(({ card, set }) => [card, set])).toEqual([
      ['Otter - Of the Pier (1 1)', '1'],
      ['Otter - Of the Pier (1 1)', '2'],
      ['Otter - Of the Pier (3 4)', '3'],
    ]);
    expect(batch.warnings).toEqual([
      '1 name is shared by cards with different rules, which have what tells them apart in brackets: Otter - Of the Pier.',
    ]);
  });

  it('rejects a card without a name or a set, by its field', () => {
    const batch = batchOf(parse([ink({}), ink({ fullName: '' }), ink({ setCode: null, number: 2 })]));
    expect(batch.rejected.map(({ row, column }) => [row, column])).toEqual([
      [2, 'fullName'],
      [3, 'setCode'],
    ]);
  });

  it('is read as plain records where a map says so', () => {
    expect(batchOf(parse([ink({})], { map: { name: 'fullName' } })).format).toBe('JSON records');
  });
});

describe('Lorcast', () => {
  const card = (fields: object) => ({
    id: 'crd_1',
    name: 'Otter',
    version: 'Of the Pier',
    ink: 'Ruby',
    inkwell: true,
    cost: 2,
    type: ['Character'],
    classifications: ['Storyborn', 'Hero'],
    text: 'Swim.',
    flavor_text: 'Wet.',
    strength: 1,
    willpower: 3,
    lore: 2,
    rarity: 'Super_rare',
    collector_number: '12',
    released_at: '2024-02-23',
    set: { id: 'set_1', code: '3', name: 'Into the Pier' },
    image_uris: { digital: { normal: 'https://a.example/n.avif', large: 'https://a.example/l.avif' } },
    ...fields,
  });

  it('reads a set whole', () => {
    const batch = batchOf(parse([card({})]));
    expect(batch.format).toBe('Lorcast cards');
    expect(batch.sets).toEqual([{ code: '3', name: 'Into the Pier', releasedOn: '2024-02-23' }]);
    expect(batch.cards[0]).toMatchObject({
      name: 'Otter - Of the Pier',
      cost: 2,
      lanes: ['ruby'],
      type: 'Character',
      typeLine: 'Character — Storyborn, Hero',
      rules: 'Swim.',
      stats: '1/3',
      attributes: { inkable: 'yes', lore: 2, subtypes: ['Storyborn', 'Hero'] },
    });
    expect(batch.printings[0]).toMatchObject({
      key: '3/12/Otter - Of the Pier',
      number: '12',
      rarity: 'super rare',
      flavour: 'Wet.',
      image: 'https://a.example/l.avif',
    });
  });

  it('reads two inks, a song without a version, and a picture that has one size', () => {
    const { cards, printings, rejected } = batchOf(
      parse({
        results: [
          card({
            ink: null,
            inks: ['Ruby', 'Steel'],
            image_uris: { digital: { normal: 'https://a.example/n.avif' } },
          }),
          card({
            name: 'Tide',
            version: null,
            type: ['Action', 'Song'],
            classifications: null,
            collector_number: '13',
          }),
        ],
      }),
    );
    expect(cards.map(({ name, lanes, typeLine }) => [name, lanes, typeLine])).toEqual([
      ['Otter - Of the Pier', ['ruby', 'steel'], 'Character — Storyborn, Hero'],
      ['Tide', ['ruby'], 'Action — Song'],
    ]);
    expect([printings[0]?.image, rejected]).toEqual(['https://a.example/n.avif', []]);
  });

  it('has an enchanted card as another printing of its card, and another version as another card', () => {
    const batch = batchOf(
      parse([
        card({}),
        card({ collector_number: '207', rarity: 'Enchanted' }),
        card({ collector_number: '14', version: 'Out at Sea', cost: 5 }),
      ]),
    );
    expect(batch.printings.map(({ card: name, rarity }) => [name, rarity])).toEqual([
      ['Otter - Of the Pier', 'super rare'],
      ['Otter - Of the Pier', 'enchanted'],
      ['Otter - Out at Sea', 'super rare'],
    ]);
  });

  it('means the same cards and printings as LorcanaJSON', () => {
    const same = { subtypes: ['Storyborn', 'Hero'], strength: 1, willpower: 3, fullText: 'Swim.' };
    const factsOf = (record: object) => {
      const { cards, printings } = batchOf(parse([record]));
      const { name, cost, lanes, stats, typeLine, rules } = cards[0] ?? {};
      return {
        name,
        cost,
        lanes,
        stats,
        typeLine,
        rules,
        ...{ key: printings[0]?.key, rarity: printings[0]?.rarity },
      };
    };
    const other = ink({ ...same, setCode: '3', number: 12, rarity: 'Super Rare' });
    expect(factsOf(card({}))).toEqual(factsOf(other));
  });

  it('rejects a card without a name or a set', () => {
    const batch = batchOf(parse([card({}), card({ name: '', collector_number: '2' }), card({ set: null })]));
    expect(batch.rejected.map(({ row, column }) => [row, column])).toEqual([
      [2, 'name'],
      [3, 'set.code'],
    ]);
  });
});

describe('swu-db', () => {
  const swu = (fields: object) => ({
    Set: 'XSW',
    Number: '001',
    Name: 'Pier',
    Aspects: [],
    FrontText: '',
    Type: 'Base',
    Rarity: 'Common',
    HP: '30',
    VariantType: 'Normal',
    ...fields,
  });

  it('reads a bare list, a card without a subtitle and one without a number in its costs', () => {
    const batch = batchOf(
      parse([swu({}), swu({ Number: '002', Name: 'Otter', Subtitle: 'Afloat', Cost: 'X' })]),
    );
    expect(batch.cards.map(({ name, cost, costText, stats }) => [name, cost, costText, stats])).toEqual([
      ['Pier', null, '', '30'],
      ['Otter - Afloat', null, 'X', '30'],
    ]);
  });

  it('drafts no Hyperspace or Showcase printing of a card', () => {
    const batch = batchOf(
      parse({
        data: [
          swu({}),
          swu({ Number: '201', VariantType: 'Hyperspace' }),
          swu({ Number: '301', VariantType: 'Showcase' }),
        ],
      }),
    );
    expect(batch.printings.map(({ isDraftable }) => isDraftable)).toEqual([true, false, false]);
    expect(batch.cards.length).toBe(1);
  });
});

describe('optcgapi', () => {
  const piece = (name: string, number: string, fields: object = {}) => ({
    card_name: name,
    card_set_id: number,
    card_image_id: number,
    card_color: 'Red',
    card_text: 'NULL',
    set_id: 'OP-01',
    rarity: 'C',
    card_type: 'Character',
    ...fields,
  });

  it('tells cards of one name by their numbers, with or without the number in the name', () => {
    const batch = batchOf(
      parse([
        piece('Otter (001)', 'OP01-001'),
        piece('Otter (002)', 'OP01-002'),
        piece('Otter (002) (Parallel)', 'OP01-002', { card_image_id: 'OP01-002_p1' }),
        piece('Heron', 'OP01-003'),
      ]),
    );
    expect(batch.printings.map(({ card }) => card)).toEqual([
      'Otter (OP01-001)',
      'Otter (OP01-002)',
      'Otter (OP01-002)',
      'Heron',
    ]);
  });

  it('keeps the names of a game that has them already, whatever file comes next', () => {
    const places = [{ key: 'OP01-001', name: 'Otter', set: 'OP-01', number: 'OP01-001' }];
    const batch = batchOf(
      parse([piece('Otter', 'OP01-001'), piece('Otter', 'OP02-007')], {
        placeOf: (key) => places.find((place) => place.key === key) ?? null,
        printingsOf: (name) => places.filter((place) => place.name === name),
      }),
    );
    expect(batch.cards.map(({ name }) => name)).toEqual(['Otter', 'Otter (OP02-007)']);
    const later = batchOf(parse([piece('Otter', 'OP02-007')], { printingsOf: () => places }));
    expect(later.cards.map(({ name }) => name)).toEqual(['Otter (OP02-007)']);
  });
});

describe('digimoncard.io', () => {
  const monster = (id: string, set_name: unknown) => ({
    id,
    name: `Otter ${id}`,
    digi_type: 'Mammal',
    play_cost: 3,
    color: 'Red',
    rarity: 'P',
    type: 'Digimon',
    set_name,
  });
  const many = Array.from({ length: 12 }, (_, at) => `XPR-${at}: A promotion pack of the pier`);

  it('has the set of the number, else the first product, and keeps all products as text', () => {
    const batch = batchOf(
      parse([monster('P-001', many), monster('Q1', many), monster('ST1-02', 'ST-1: Start')]),
    );
    expect(batch.printings.map(({ set }) => set)).toEqual([
      'P',
      'XPR-0: A promotion pack of the pier',
      'ST1',
    ]);
    expect(batch.sets.map(({ name }) => name)).toEqual([
      'P',
      'XPR-0: A promotion pack of the pier',
      'ST-1: Start',
    ]);
    expect(batch.cards[0]?.attributes.products).toHaveLength(12);
    expect(batch.rejected).toEqual([]);
  });
});

describe('another picture of a card of digimoncard.io', () => {
  const monster = (id: string, more: object) => ({
    ...{
      id,
      name: `Otter ${id}`,
      digi_type: 'Mammal',
      play_cost: 3,
      color: 'Red',
      rarity: 'C',
      type: 'Digimon',
    },
    ...more,
  });

  it.each([
    ['again in the same product', ['XBT-01: Pier'], ['XBT-01: Pier']],
    ['in a further product', ['XBT-01: Pier', 'Event Pack'], ['XBT-01: Pier', 'Event Pack']],
    ['in none', [], ['XBT-01: Pier']],
  ])('is its printing: %s', (_, set_name, products) => {
    const batch = batchOf(
      parse([
        monster('XBT1-001', { set_name: ['XBT-01: Pier'], tcgplayer_id: 1 }),
        monster('XBT1-002', { set_name: ['XBT-01: Pier'] }),
        monster('XBT1-001', { set_name, tcgplayer_id: 2 }),
      ]),
    );
    expect([batch.rejected, batch.printings.map(({ key }) => key)]).toEqual([[], ['XBT1-001', 'XBT1-002']]);
    expect([batch.cards[0]?.attributes.products, batch.printings[0]?.externalIds.tcgplayerProductId]).toEqual(
      [products, '1'],
    );
  });

  it('leaves a card without a number to be told', () => {
    const batch = batchOf(parse([monster('XBT1-001', {}), monster('', {}), monster('', {})]));
    expect(batch.rejected.map(({ row, column }) => [row, column])).toEqual([
      [2, 'set'],
      [3, 'set'],
    ]);
  });
});

describe('YGOPRODeck', () => {
  const duel = (name: string, card_sets: object[], fields: object = {}) => ({
    id: 1000 + name.length,
    name,
    type: 'Spell Card',
    frameType: 'spell',
    desc: 'Draw.',
    race: 'Normal',
    card_sets,
    ...fields,
  });
  const inSet = (set_name: string, set_code: string, set_rarity = 'Common') => ({
    set_name,
    set_code,
    set_rarity,
  });

  it('says which cards are not in the set that it is read as', () => {
    const batch = batchOf(
      parse({
        data: [
          duel('Ash', [inSet('Pier', 'PIE-1')]),
          duel('Elm', [inSet('Pier', 'PIE-2')]),
          duel('Yews', [inSet('Mill', 'MIL-1')]),
        ],
      }),
    );
    expect(batch.cards.map(({ name, type, lanes }) => [name, type, lanes])).toEqual([
      ['Ash', 'Spell', []],
      ['Elm', 'Spell', []],
    ]);
    expect(batch.warnings).toEqual([
      'Read as the set Pier. 1 other set is kept as text: Mill.',
      '1 card isn’t in the set Pier and stayed out.',
    ]);
  });

  it('reads cards that tell no set, and the same code and rarity once', () => {
    expect(batchOf(parse({ data: [duel('Ash', [])] })).printings.length).toBe(1);
    const twice = [inSet('Pier', 'PIE-1'), inSet('Pier', 'PIE-1')];
    const batch = batchOf(parse([duel('Ash', twice)]));
    expect([batch.printings.length, batch.rejected]).toEqual([1, []]);
  });
});

describe('Sorcery', () => {
  it('has a printing for each set and product of a card, the first of them drafted', () => {
    const variant = (slug: string, finish: string, product: string) => ({ slug, finish, product });
    const card = {
      name: 'Otter',
      guardian: { rarity: 'Elite', type: 'Minion', cost: 2, attack: 1, defence: 3 },
      elements: 'None',
      subTypes: '',
      sets: [
        {
          name: 'Alpha',
          releasedAt: 'soon',
          variants: [variant('alp-o-b-f', 'Foil', 'Booster'), variant('alp-o-b-s', 'Standard', 'Booster')],
        },
        {
          name: 'Beta',
          variants: [variant('bet-o-b-s', 'Standard', 'Booster'), variant('bet-o-d-s', 'Standard', 'Deck')],
        },
      ],
    };
    const batch = batchOf(parse([card]));
    expect(batch.printings.map(({ key, set, isDraftable }) => [key, set, isDraftable])).toEqual([
      ['alp-o-b-s', 'alp', true],
      ['bet-o-b-s', 'bet', true],
      ['bet-o-d-s', 'bet', false],
    ]);
    expect([batch.cards.length, batch.cards[0]?.lanes, batch.cards[0]?.stats]).toEqual([1, [], '1/3']);
  });
});

describe('Flesh and Blood JSON', () => {
  const card = {
    unique_id: 'c1',
    name: 'Bark Wall',
    pitch: '1',
    cost: '2',
    power: '',
    defense: '3',
    types: ['Ninja', 'Action'],
    card_keywords: ['Go again'],
    functional_text: '**Go again**',
    printings: [
      { unique_id: 'p1', id: 'WOO001', set_id: 'WOO', edition: 'A', foiling: 'R', rarity: 'M' },
      { unique_id: 'p2', id: 'WOO001', set_id: 'WOO', edition: 'U', foiling: 'S', rarity: 'M' },
    ],
  };
  const sets = [
    {
      unique_id: 's1',
      id: 'WOO',
      name: 'Deep Wood',
      printings: [
        { edition: 'A', start_card_id: 'WOO001', initial_release_date: '2020-02-02T00:00:00.000Z' },
      ],
    },
  ];

  it('is the same cards and printings as the tables, with the sets of its own file', () => {
    const files = [card, sets].map((value, at) => ({
      fileName: `${at}.json`,
      text: JSON.stringify(at === 0 ? [value] : value),
    }));
    const batch = batchOf(parseCardFiles(files, { gameSlug: 'test' }));
    expect(batch.cards[0]).toMatchObject({
      name: 'Bark Wall (Red)',
      cost: 2,
      lanes: ['ninja'],
      rules: 'Go again',
    });
    expect(batch.printings.map(({ key, isDraftable }) => [key, isDraftable])).toEqual([
      ['p1', false],
      ['p2', true],
    ]);
    expect(batch.sets).toEqual([{ code: 'WOO', name: 'Deep Wood', releasedOn: '2020-02-02' }]);
    expect(batch.proposedGame.rarities?.map(({ name }) => name)).toEqual(['Majestic']);
  });

  it('is refused where it has words alone', () => {
    expect(sentenceOf(parse([{ id: 'C', description: 'Common' }]))).toBe(
      'This looks like the rarities of the Flesh and Blood tables, without a card. Import it together with the files of the cards.',
    );
  });
});
