import { expect, it } from 'vitest';
import { isManaCost } from '#contract/admin/importCells.ts';
import { readManaCost } from './manaCost.ts';

it.each([
  ['{2}{W}', 3, ['white']],
  ['3WW', 5, ['white']],
  ['10', 10, []],
  ['{W/B}{G}', 2, ['white', 'black', 'green']],
  ['{2/U}{X}', 2, ['blue']],
  ['{R/P}', 1, ['red']],
  ['{1}{R} // {1}{U}', 4, ['blue', 'red']],
  ['', 0, []],
])('the cost %j is worth %i in its colours', (text, cost, lanes) => {
  expect(readManaCost(text)).toEqual({ cost, lanes });
});

it('tells a cost from other text, and quickly', () => {
  expect(['{2}{W}', '3WW', 'X', 'two', '', '{', `${'1'.repeat(5000)}!`].map(isManaCost)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
