import { describe, expect, it } from 'vitest';
import { parseCardFiles } from '../cardFiles.ts';
import { areFilesHere, batchOf, parseRealFolder } from '../realFiles.testkit.ts';

const creature = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  supertype: 'Creature',
  subtypes: ['Basic'],
  hp: '40',
  types: ['Bark'],
  attacks: [{ name: 'Creak', cost: ['Bark', 'Bark'], damage: '20', text: 'Flip a coin.' }],
  weaknesses: [{ type: 'Fire', value: '×2' }],
  retreatCost: ['Bark'],
  number: id.split('-')[1],
  rarity: 'Common',
  images: { small: `https://trees.example/${id}.png` },
  ...more,
});
const fileOf = (fileName: string, value: unknown) => ({ fileName, text: JSON.stringify(value) });
const parse = (...files: { fileName: string; text: string }[]) => parseCardFiles(files, { gameSlug: 'test' });

describe('pokemon-tcg-data', () => {
  it('tells cards that share a name apart by their rules, and joins printings of a set that have the same', () => {
    const batch = batchOf(
      parse(
        fileOf('cards/en/wood1.json', [
          creature('wood1-1', 'Ashling'),
          creature('wood1-2', 'Ashling', { hp: '60' }),
          creature('wood1-10', 'Ashling', { rarity: 'Rare Holo' }),
          { id: 'wood1-3', name: 'Bark Energy', supertype: 'Energy', number: '3' },
        ]),
        fileOf('cards/en/wood2.json', [
          creature('wood2-1', 'Ashling'),
          { id: 'wood2-2', name: 'Bark Energy', supertype: 'Energy', number: '2' },
        ]),
      ),
    );
    expect(batch.cards.map(({ name }) => name)).toEqual([
      'Ashling (wood1-1)',
      'Ashling (wood1-2)',
      'Bark Energy',
      'Ashling (wood2-1)',
    ]);
    expect(batch.printings.map(({ key, card, set, rarity }) => [key, card, set, rarity])).toEqual([
      ['wood1-1', 'Ashling (wood1-1)', 'wood1', 'common'],
      ['wood1-2', 'Ashling (wood1-2)', 'wood1', 'common'],
      ['wood1-10', 'Ashling (wood1-1)', 'wood1', 'rare holo'],
      ['wood1-3', 'Bark Energy', 'wood1', 'basic'],
      ['wood2-1', 'Ashling (wood2-1)', 'wood2', 'common'],
      ['wood2-2', 'Bark Energy', 'wood2', 'basic'],
    ]);
    expect(batch.cards[0]).toMatchObject({
      lanes: ['bark'],
      type: 'Creature',
      typeLine: 'Creature — Basic',
      rules: 'Bark Bark: Creak — 20 — Flip a coin.\nWeakness: Fire ×2',
      stats: '40',
      attributes: { subtypes: ['Basic'], hitPoints: 40, retreatCost: 1 },
    });
    expect(batch.proposedGame.rarities?.map(({ code }) => code)).toEqual(['basic', 'common', 'rare holo']);
  });

  it('names sets and their days from the list of sets, and all of them where it stands alone', () => {
    const sets = fileOf('sets/en.json', [
      { id: 'wood1', name: 'Old Wood', printedTotal: 3, releaseDate: '1999/01/09' },
      { id: 'wood2', name: 'New Wood', printedTotal: 3, releaseDate: 'soon' },
    ]);
    const expected = [
      { code: 'wood1', name: 'Old Wood', releasedOn: '1999-01-09' },
      { code: 'wood2', name: 'New Wood', releasedOn: null },
    ];
    expect(batchOf(parse(sets)).sets).toEqual(expected);
    const cards = fileOf('cards/en/wood1.json', [creature('wood1-1', 'Ashling')]);
    expect(batchOf(parse(cards, sets)).sets).toEqual(expected.slice(0, 1));
  });

  it('takes a second language as translation and rarities without blanks as they are meant', () => {
    const german = creature('wood1-1', 'Eschling', { rarity: 'RareHolo' });
    const english = fileOf('cards/en/wood1.json', [creature('wood1-1', 'Ashling')]);
    const both = batchOf(parse(fileOf('cards/de/wood1.json', [german]), english));
    expect(both.printings.length).toBe(1);
    expect(both.cards.map(({ name, names }) => [name, names])).toEqual([
      ['Ashling (wood1-1)', { de: 'Eschling' }],
    ]);
    const alone = batchOf(parse(fileOf('cards/de/wood1.json', [german])));
    expect(alone.printings.map(({ card, rarity }) => [card, rarity])).toEqual([
      ['Eschling (wood1-1)', 'rare holo'],
    ]);
  });

  it('cuts a rarity that no game could keep', () => {
    const long = creature('wood1-1', 'Ashling', { rarity: 'Common'.repeat(31) });
    const batch = batchOf(parse(fileOf('cards/en/wood1.json', [long])));
    expect(batch.printings[0]?.rarity.length).toBe(120);
    expect(batch.proposedGame.rarities?.map(({ code }) => code.length)).toEqual([120]);
  });

  it('names the record and field that is wrong, and an id that comes again', () => {
    const broken = [
      creature('wood1-1', 'Ashling'),
      creature('wood1-1', 'Ashling'),
      { ...creature('w-2', 'B'), hp: 40 },
    ];
    expect(batchOf(parse(fileOf('wood1.json', broken))).rejected).toEqual([
      { row: 2, column: 'id', found: 'wood1-1', expected: 'a value that occurs once' },
      { row: 3, column: 'hp', found: '40', expected: 'a text' },
    ]);
  });
});

const realTests = ['six sets of pokemon-tcg-data are 730 printings, with their sets alone of a list of 172'];

describe.skipIf(!areFilesHere(realTests))('real pokemon-tcg-data', () => {
  it('six sets of pokemon-tcg-data are 730 printings, with their sets alone of a list of 172', () => {
    const batch = batchOf(parseRealFolder('pokemon'));
    expect([batch.printings.length, batch.sets.length, batch.rejected]).toEqual([730, 6, []]);
    expect(new Set(batch.printings.map(({ key }) => key)).size).toBe(730);
    expect(batch.cards.length).toBe(632);
    expect(batch.warnings).toEqual([
      '1 file was left out, having no cards: decks/en/base1.json (theme decks of pokemon-tcg-data).',
      expect.stringContaining('166 sets have no printings in these files and stayed out: '),
    ]);
    expect(batch.sets[0]).toEqual({ code: 'base1', name: 'Base', releasedOn: '1999-01-09' });
    expect(batch.proposedGame.lanes?.length).toBe(10);
  });
});
