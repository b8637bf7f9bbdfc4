import { describe, expect, it } from 'vitest';
import type { ColumnMap } from '../batch.ts';
import { outlineCardFiles, parseCardFiles } from '../cardFiles.ts';
import { areFilesHere, batchOf, parseReal, realText, sentenceOf } from '../realFiles.testkit.ts';

const fileOf = (value: unknown, fileName = 'Deep Wood.json') => ({ fileName, text: JSON.stringify(value) });
const parse = (value: unknown, map?: ColumnMap) =>
  parseCardFiles([fileOf(value)], { gameSlug: 'test', ...(map && { map }) });

describe('JSON records of cards', () => {
  it('are read by the names of their fields, whatever holds them', () => {
    const ash = {
      Name: 'Ash',
      Cost: 3,
      Color: 'Moss',
      Rarity: 'Rare',
      Set_ID: 'WOO',
      Set_Name: 'Deep Wood',
      Card_Num: 7,
      Body_Text: 'Grow.',
      Image: 'a.png',
      Unique_ID: 'WOO-7',
    };
    for (const value of [[ash], { ash }, { total: 1, cards: [ash] }]) {
      const batch = batchOf(parse(value));
      expect(batch.format).toBe('JSON records');
      expect(batch.sets).toEqual([{ code: 'WOO', name: 'Deep Wood', releasedOn: null }]);
      expect(batch.cards[0]).toMatchObject({ name: 'Ash', cost: 3, lanes: ['moss'], rules: 'Grow.' });
      expect(batch.printings[0]).toMatchObject({ key: 'WOO-7', number: '7', rarity: 'rare', image: 'a.png' });
    }
  });

  it('are read by a map of fields, nested ones and the key of a record too', () => {
    const value = {
      Ash: {
        kind: 'Tree',
        picture: { big: 'a.png' },
        tags: ['old', 'tall'],
        moves: [{ name: 'Creak', damage: 3 }],
      },
    };
    const batch = batchOf(parse(value, { type: 'kind', image: 'picture.big', name: '(key)' }));
    expect(batch.cards.map(({ name, type, attributes }) => [name, type, attributes])).toEqual([
      ['Ash', 'Tree', { tags: 'old, tall', moves: 'Creak 3' }],
    ]);
    expect(batch.printings[0]?.image).toBe('a.png');
    expect(sentenceOf(parse(value, { name: 'label' }))).toContain('The column map names the column "label"');
  });

  it('leave out the parts of a list that say nothing', () => {
    const ash = {
      name: 'Ash',
      cost: 1,
      rarity: 'rare',
      text: 'Grow.',
      tags: ['old', '', null, ' ', 'tall'],
      none: ['', null],
      deep: [[], ['x']],
    };
    const batch = batchOf(
      parse([
        ash,
        { name: 'Elm', cost: 2, rarity: 'rare', text: 'Fall.', tags: ['tall'], none: ['a'], deep: [] },
      ]),
    );
    expect(batch.cards[0]?.attributes).toEqual({ tags: 'old, tall', deep: 'x' });
    expect(JSON.stringify(batch.cards)).not.toMatch(/, *,/);
  });

  it('win over a known format where a map is given', () => {
    const card = {
      code: '1',
      title: 'Ash',
      type_code: 'tree',
      pack_code: 'wood',
      faction_code: 'oak',
      text: 'Grow.',
    };
    expect(batchOf(parse([card])).format).toBe('NetrunnerDB-shaped card JSON');
    const batch = batchOf(
      parse([card], { name: 'title', type: 'type_code', lanes: 'faction_code', key: 'code' }),
    );
    expect([batch.format, batch.cards[0]?.type, batch.cards[0]?.lanes]).toEqual([
      'JSON records',
      'tree',
      ['oak'],
    ]);
  });

  it('tell their fields with a sample before they are read', () => {
    const outline = outlineCardFiles([fileOf([{ label: 'Ash', kind: 'Tree', cost: 3, rarity: 'rare' }])], {
      name: 'label',
    });
    expect(outline).toEqual({
      ok: true,
      format: 'JSON records',
      records: 1,
      columns: [
        { name: 'label', sample: 'Ash' },
        { name: 'kind', sample: 'Tree' },
        { name: 'cost', sample: '3' },
        { name: 'rarity', sample: 'rare' },
      ],
      map: { name: 'label', cost: 'cost', rarity: 'rarity' },
    });
  });

  it('leave out what says the same of every record, and reject what is no record or has no name', () => {
    const cards = Array.from({ length: 12 }, (_, index) => ({
      name: `Ash ${index}`,
      type: 'Tree',
      cost: index,
      game: 'Woods',
    }));
    const batch = batchOf(parse([...cards, 7, { name: '', type: 'Tree', cost: 1, game: 'Woods' }]));
    expect([batch.cards.length, batch.cards[0]?.type, batch.cards[0]?.attributes]).toEqual([12, 'Tree', {}]);
    expect(batch.rejected).toEqual([
      { row: 13, column: 'the whole record', found: 'no object', expected: 'an object' },
      { row: 14, column: 'name', found: '', expected: 'the name of a card' },
    ]);
  });

  it('are refused beyond 200,000 and where brackets nest too deep', () => {
    const many = Array.from({ length: 200_001 }, () => ({ name: 'Ash', type: 'Tree', cost: 1 }));
    expect(sentenceOf(parse(many))).toBe('The file has more than 200000 records.');
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect(sentenceOf(parseCardFiles([{ fileName: 'a.json', text: deep }], { gameSlug: 'test' }))).toBe(
      'The JSON has more than 64 levels of brackets.',
    );
  });
});

const realTests = [
  'Lorcana is 1,020 cards of five sets by its field names, and by a map',
  'Marvel by a map of fields',
];

describe.skipIf(!areFilesHere(realTests))('real JSON records', () => {
  it('Lorcana is 1,020 cards of five sets by its field names, and by a map', () => {
    const path = 'lorcana/api_data_cache.json';
    const batch = batchOf(parseReal(path));
    expect([batch.cards.length, batch.printings.length, batch.rejected]).toEqual([1020, 1020, []]);
    expect(batch.sets.map(({ code, name }) => `${code} ${name}`).sort()).toEqual([
      'INK Into the Inklands',
      'ROF Rise of the Floodborn',
      'SSK Shimmering Skies',
      'TFC The First Chapter',
      "URS Ursula's Return",
    ]);
    expect(batch.proposedGame.lanes?.map(({ key }) => key)).toEqual([
      'amber',
      'amethyst',
      'emerald',
      'ruby',
      'sapphire',
      'steel',
    ]);
    expect(batch.proposedGame.rarities?.map(({ code }) => code)).toEqual([
      'common',
      'uncommon',
      'rare',
      'super rare',
      'legendary',
    ]);
    expect(batch.printings[0]).toMatchObject({ key: 'INK-001', set: 'INK', number: '1', rarity: 'rare' });
    const outline = outlineCardFiles([{ fileName: path, text: realText(path) }]);
    const map = outline.ok ? outline.map : {};
    expect(map).toMatchObject({ name: 'Name', rules: 'Body_Text', number: 'Card_Num', key: 'Unique_ID' });
    const mapped = batchOf(parseReal(path, { gameSlug: 'test', map }));
    expect([mapped.cards, mapped.printings]).toEqual([batch.cards, batch.printings]);
  });

  it('Marvel by a map of fields', () => {
    const map = {
      name: 'name',
      type: 'type_code',
      lanes: 'faction_code',
      rules: 'text',
      set: 'pack_code',
      number: 'position',
      key: 'code',
    };
    const batch = batchOf(parseReal('marvelchampions/pack/core.json', { gameSlug: 'test', map }));
    expect([batch.format, batch.printings.length, batch.rejected]).toEqual(['JSON records', 101, []]);
  });
});
