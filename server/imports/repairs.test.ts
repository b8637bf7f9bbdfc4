import { describe, expect, it } from 'vitest';
import type { ImportRepair } from '#contract/admin/imports.ts';
import { parseCardFiles } from './cardFiles.ts';

const TABLE = [
  'name,cost,rating,set,number',
  'Kettle Ghost,two,3,TEA,1',
  'Saucer Moon,two,nine,TEA,2',
  'Spoon,1,9,TEA,3',
  ',1,1,TEA,4',
].join('\n');
const COST = { column: 'cost', expected: 'a number or a cost such as {2}{W}' };
const RATING = { column: 'rating', expected: 'a number from 0 to 5' };
const NAME = { column: 'name', expected: 'the name of a card' };

function read(repairs: readonly ImportRepair[], text = TABLE) {
  const result = parseCardFiles([{ fileName: 'tea.csv', text }], { gameSlug: 'tea', repairs });
  const { rejected } = result.ok ? result.batch : result;
  return {
    isRead: result.ok,
    cards: result.ok ? result.batch.cards.map(({ name, cost, rating }) => [name, cost, rating]) : [],
    rejected: rejected.map(({ row, column, found }) => [row, column, found]),
    warnings: result.ok ? result.batch.warnings : [],
  };
}

describe('rows whose cells are repaired [finding A7]', () => {
  it('are rejected while nobody says what to do with them', () => {
    expect(read([]).rejected).toEqual([
      [2, 'cost', 'two'],
      [3, 'cost', 'two'],
      [4, 'rating', '9'],
      [5, 'name', ''],
    ]);
  });

  it('are read with the value that is given, also where two of their cells are wrong', () => {
    const { cards, rejected } = read([
      { ...COST, value: '2' },
      { ...RATING, value: '' },
    ]);
    expect(cards).toEqual([
      ['Kettle Ghost', 2, 3],
      ['Saucer Moon', 2, null],
      ['Spoon', 1, null],
    ]);
    expect(rejected).toEqual([[5, 'name', '']]);
  });

  it('show what they were given where that can’t be read either', () => {
    expect(read([{ ...COST, value: 'three' }]).rejected.slice(0, 2)).toEqual([
      [2, 'cost', 'three'],
      [3, 'cost', 'three'],
    ]);
  });

  it('need no repair any more once they are left out, and are counted', () => {
    const { cards, rejected, warnings } = read([
      { ...COST, value: null },
      { ...NAME, value: null },
    ]);
    expect(cards).toEqual([]);
    expect(rejected).toEqual([[4, 'rating', '9']]);
    expect(warnings).toEqual([]);
    const both = read([
      { ...COST, value: null },
      { ...NAME, value: null },
      { ...RATING, value: '5' },
    ]);
    expect(both.cards).toEqual([['Spoon', 1, 5]]);
    expect(both.warnings[0]).toBe('3 rows were left out, as you asked.');
  });

  it('make a table readable that had no good row', () => {
    const text = 'name,cost\nKettle Ghost,two\n';
    expect(read([], text).isRead).toBe(false);
    expect(read([{ ...COST, value: '2' }], text).cards).toEqual([['Kettle Ghost', 2, null]]);
  });
});
