import { describe, expect, it } from 'vitest';
import type { StoredPack } from '#contract/games/game.ts';
import {
  averageWords,
  freshPack,
  percentWords,
  removeLayout,
  removeSheet,
  renameLayout,
  renameSheet,
} from './packForm.ts';

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

/** A pack with layouts of these names, and in each round these of them with their weights. */
const withLayouts = (names: readonly string[], ...rounds: Record<string, number>[]) => ({
  ...pack,
  layouts: names.map((name) => ({ name, weight: 1, slots: [] })),
  rounds: rounds.map((weights) => Object.entries(weights).map(([layout, weight]) => ({ layout, weight }))),
});
const layoutsOf = ({ layouts, rounds }: StoredPack) => [
  layouts.map(({ name }) => name),
  rounds?.map((options) => Object.fromEntries(options.map(({ layout, weight }) => [layout, weight]))),
];

describe('a layout in the form', () => {
  const kites = withLayouts(['kite', 'bow', 'tail'], { kite: 3, bow: 1 }, { bow: 2 });

  it('keeps its place in every round when it is renamed', () => {
    expect(layoutsOf(renameLayout(kites, 1, 'arc'))).toEqual([
      ['kite', 'arc', 'tail'],
      [{ kite: 3, arc: 1 }, { arc: 2 }],
    ]);
  });

  it('brings its weight to the layout whose name it takes too', () => {
    expect(layoutsOf(renameLayout(kites, 1, 'kite'))).toEqual([
      ['kite', 'kite', 'tail'],
      [{ kite: 4 }, { kite: 2 }],
    ]);
  });

  it('leaves the rounds to another one of its name', () => {
    const twins = withLayouts(['kite', 'bow', 'bow'], { bow: 2 });
    expect(layoutsOf(renameLayout(twins, 1, 'arc'))).toEqual([['kite', 'arc', 'bow'], [{ bow: 2 }]]);
    expect(layoutsOf(removeLayout(twins, 1))).toEqual([['kite', 'bow'], [{ bow: 2 }]]);
  });

  it('leaves every round when it is removed, and a round that had no other one to the first', () => {
    expect(layoutsOf(removeLayout(kites, 1))).toEqual([
      ['kite', 'tail'],
      [{ kite: 3 }, { kite: 1 }],
    ]);
  });

  it('takes the rounds with it where only one name is left to choose', () => {
    const less = removeLayout(withLayouts(['kite', 'bow'], { kite: 3 }, { bow: 2 }), 1);
    expect(layoutsOf(less)).toEqual([['kite'], undefined]);
    expect(Object.hasOwn(less, 'rounds')).toBe(false);
  });

  it('changes no rounds where every round may have any layout', () => {
    const { rounds: _, ...free } = kites;
    expect(Object.hasOwn(renameLayout(free, 1, 'arc'), 'rounds')).toBe(false);
    expect(Object.hasOwn(removeLayout(free, 1), 'rounds')).toBe(false);
  });
});

describe('figures of packs', () => {
  it.each([
    [0, '0%'],
    [0.00005, '< 0.01%'],
    [0.0125, '1.3%'],
    [0.005, '0.5%'],
    [1, '100%'],
    [0.1, '10%'],
  ])('are said in words: %s is %s', (share, words) => {
    expect(percentWords(share)).toBe(words);
  });

  it('are rounded to two digits', () => {
    expect([averageWords(10), averageWords(0.744), averageWords(0)]).toEqual(['10', '0.74', '0']);
  });
});
