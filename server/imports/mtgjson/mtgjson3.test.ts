import { describe, expect, it } from 'vitest';
import { parseCardFiles } from '../cardFiles.ts';
import { areFilesHere, batchOf, parseReal } from '../realFiles.testkit.ts';

const card = (id: string, name: string, rarity: string, more: object = {}) => ({
  id,
  name,
  rarity,
  type: 'Creature — Tree',
  types: ['Creature'],
  subtypes: ['Tree'],
  colors: ['Green'],
  cmc: 2,
  manaCost: '{1}{G}',
  number: id,
  layout: 'normal',
  multiverseid: 9,
  ...more,
});
const faces = { layout: 'double-faced', names: ['Day', 'Night'] };
const wood = {
  name: 'Deep Wood',
  code: 'WOO',
  releaseDate: '2011-09-30',
  booster: [['rare', 'mythic rare'], 'common', 'common', ['land', 'checklist'], 'marketing', 'double faced'],
  cards: [
    card('1', 'Ash', 'Common'),
    card('2', 'Fir', 'Common', { colors: ['Blue', 'Black'] }),
    card('3', 'Oak', 'Rare'),
    card('4', 'Elder', 'Mythic Rare'),
    card('5', 'Grove', 'Basic Land', { supertypes: ['Basic'], types: ['Land'] }),
    card('6b', 'Night', 'Common', { ...faces, id: 'n', colors: ['Black'] }),
    card('6a', 'Day', 'Common', { ...faces, id: 'd' }),
    card('7', 'Seedling', 'Common', { layout: 'token' }),
  ],
};
const parse = (value: unknown) =>
  parseCardFiles([{ fileName: 'WOO.json', text: JSON.stringify(value) }], { gameSlug: 'test' });

describe('MTGJSON v3', () => {
  it('joins faces, reads words for colours and rarities, and makes a pack of the booster', () => {
    const batch = batchOf(parse(wood));
    expect(batch.cards.map(({ name, lanes, sides }) => [name, lanes, sides.length])).toEqual([
      ['Ash', ['green'], 0],
      ['Fir', ['blue', 'black'], 0],
      ['Oak', ['green'], 0],
      ['Elder', ['green'], 0],
      ['Grove', ['green'], 0],
      ['Day // Night', ['green'], 2],
      ['Seedling', ['green'], 0],
    ]);
    expect(
      batch.printings.map(({ key, number, rarity, isDraftable }) => [key, number, rarity, isDraftable]),
    ).toEqual([
      ['1', '1', 'common', true],
      ['2', '2', 'common', true],
      ['3', '3', 'rare', true],
      ['4', '4', 'mythic', true],
      ['5', '5', 'basic', true],
      ['d', '6', 'common', true],
      ['7', '7', 'common', false],
    ]);
    const [pack] = batch.packs;
    expect(pack?.layouts[0]?.slots.map(({ name, count }) => [name, count])).toEqual([
      ['rare or mythic rare', 1],
      ['common', 2],
      ['land', 1],
      ['double faced', 1],
    ]);
    expect(pack?.sheets['rare or mythic rare']?.cards).toEqual([
      { printing: '3', weight: 2 },
      { printing: '4', weight: 1 },
    ]);
    expect(pack?.sheets.common?.cards?.map(({ printing }) => printing)).toEqual(['1', '2']);
    expect(batch.templates.map(({ slug }) => slug)).toEqual(['woo-draft']);
    expect(batch.warnings).toEqual([
      'Deep Wood: slots of its booster mean no card of the set and were left out: checklist, marketing.',
    ]);
  });

  it('reads many sets by code, and names the row and field that is wrong', () => {
    const other = {
      ...wood,
      code: 'W2',
      booster: undefined,
      cards: [card('21', 'Birch', 'Common'), card('22', 'Beech', 'Common', { cmc: 'x' })],
    };
    const batch = batchOf(parse({ WOO: wood, W2: other }));
    expect([batch.sets.map(({ code }) => code), batch.packs.length]).toEqual([['WOO', 'W2'], 1]);
    expect(batch.rejected).toEqual([{ row: 10, column: 'cmc', found: 'x', expected: 'a number' }]);
  });
});

const realTests = [
  'Innistrad of v3 is 264 printings of 254 cards like v5, with its booster',
  'Unglued is read once',
];

describe.skipIf(!areFilesHere(realTests))('real MTGJSON v3 sets', () => {
  it('Innistrad of v3 is 264 printings of 254 cards like v5, with its booster', () => {
    const old = batchOf(parseReal('mtg/mtgjson3/ISD.json'));
    const young = batchOf(parseReal('mtg/mtgjson5/ISD.json'));
    expect([old.printings.length, old.cards.length, old.rejected]).toEqual([264, 254, []]);
    const namesOf = (batch: typeof old) => batch.cards.map(({ name }) => name).sort();
    expect(namesOf(old)).toEqual(namesOf(young));
    const sheets = Object.entries(old.packs[0]?.sheets ?? {}).map(([name, { cards = [] }]) => [
      name,
      cards.length,
      cards.reduce((sum, { weight }) => sum + weight, 0),
    ]);
    expect(sheets).toEqual([
      ['rare or mythic rare', 68, 121],
      ['uncommon', 60, 60],
      ['common', 101, 101],
      ['land', 15, 15],
      ['double faced', 20, 121],
    ]);
    expect(old.packs[0]?.layouts[0]?.slots.reduce((sum, { count }) => sum + count, 0)).toBe(15);
  });

  it('Unglued is read once', () => {
    const batch = batchOf(parseReal('mtg/mtgjson3/UGL.json'));
    expect([batch.printings.length, batch.rejected]).toEqual([94, []]);
    expect(batch.warnings).toEqual(['Unglued: 2 cards stand in the file twice and were read once.']);
  });
});
