import { describe, expect, it } from 'vitest';
import { averageWords, freshPack, percentWords, removeSheet, renameSheet, slugFrom } from './packForm.ts';

const pack = freshPack([
  { code: 'c', name: 'Common' },
  { code: 'r', name: 'Rare' },
]);
const sheetsOf = (changed: typeof pack) =>
  changed.layouts.flatMap(({ slots }) => slots.map(({ sheets }) => sheets.map(({ sheet }) => sheet)));

describe('a pack in the form', () => {
  it('begins with slots for the rarities of its game', () => {
    expect(pack.layouts[0]?.slots.map(({ name, count }) => [name, count])).toEqual([
      ['Common', 10],
      ['Rare', 3],
    ]);
    expect(freshPack([]).layouts[0]?.slots.map(({ count }) => count)).toEqual([15]);
  });

  it('keeps its slots at a sheet that is renamed, and never takes another sheet’s name', () => {
    const renamed = renameSheet(pack, 'c', 'commons');
    expect([Object.keys(renamed.sheets), sheetsOf(renamed)]).toEqual([
      ['commons', 'r'],
      [['commons'], ['r']],
    ]);
    expect(renameSheet(pack, 'c', 'r')).toBe(pack);
  });

  it('forgets a removed sheet in its slots', () => {
    const less = removeSheet(pack, 'c');
    expect([Object.keys(less.sheets), sheetsOf(less)]).toEqual([['r'], [[], ['r']]]);
  });
});

describe('figures of packs', () => {
  it.each([
    [0, '0 %'],
    [0.00005, '< 0.01 %'],
    [0.0125, '1.3 %'],
    [0.005, '0.5 %'],
    [1, '100 %'],
    [0.1, '10 %'],
  ])('are said in words: %s is %s', (share, words) => {
    expect(percentWords(share)).toBe(words);
  });

  it('are rounded to two digits', () => {
    expect([averageWords(10), averageWords(0.744), averageWords(0)]).toEqual(['10', '0.74', '0']);
  });

  it('make a short name out of any name', () => {
    expect([slugFrom('Émile’s Cube!'), slugFrom('  2 packs  ')]).toEqual(['emiles-cube', '2-packs']);
  });
});
