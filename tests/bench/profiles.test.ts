import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROFILES, rows } from './rows.ts';

const document = readFileSync('docs/performance.md', 'utf8');

it.each(Object.entries(PROFILES))('the profile of %s stands in docs/performance.md', (name, heading) => {
  expect(rows.map(({ row }) => row)).toContain(name);
  expect(document).toContain(`\n## ${heading}\n`);
});
