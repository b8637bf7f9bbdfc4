import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROFILES, rows } from './rows.ts';

const document = readFileSync('docs/performance.md', 'utf8');

it.each(Object.entries(PROFILES))('the profile of %s stands in docs/performance.md', (group, heading) => {
  expect(rows.some(({ row }) => row === group || row.startsWith(`${group}:`))).toBe(true);
  expect(document).toContain(`\n## ${heading}\n`);
});
