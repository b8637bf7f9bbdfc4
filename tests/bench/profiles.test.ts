import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PROFILES, rows } from './rows.ts';

const document = readFileSync('docs/performance.md', 'utf8');

it.each(Object.entries(PROFILES))('the profile of %s is in docs/performance.md', (name, heading) => {
  expect(rows.map(({ row }) => row)).toContain(name);
  expect(document).toContain(`\n### ${heading}\n`);
});

describe('the table of docs/performance.md', () => {
  /** Each name in the first column, a row or a group of rows, with the goal in the last column. */
  const promised = [...document.matchAll(/^\| (`.*?`) \| .* \| ([^|]+) \|$/gm)].flatMap(
    ([, names = '', goal = '']) => [...names.matchAll(/`([^`]+)`/g)].map(([, name = '']) => ({ name, goal })),
  );
  const isAbout = (row: string, name: string) => row === name || row.startsWith(`${name}: `);

  it.each(rows)('has $row with the goal of the bench', ({ row, goal }) => {
    expect(promised.filter(({ name }) => isAbout(row, name))).toEqual([{ name: expect.any(String), goal }]);
  });

  it('has no row that the bench does not measure', () => {
    expect(promised.filter(({ name }) => !rows.some(({ row }) => isAbout(row, name)))).toEqual([]);
  });
});
