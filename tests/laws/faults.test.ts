import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { rowsOf, whyMissing } from './specification.ts';

const rows = rowsOf(readFileSync('docs/faults.md', 'utf8'), /^[FR]\d+$/);
const upTo = (letter: string, last: number) => Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);

describe('the table of faults', () => {
  it('has every line, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual([...upTo('F', 30), ...upTo('R', 13)]);
  });

  it('names tests that exist', () => {
    const wrong = rows.flatMap(({ number, tests }) =>
      tests.flatMap((test) => whyMissing(test) ?? []).map((why) => `${number}: ${why}`),
    );
    expect(wrong).toEqual([]);
  });

  it('says of each line that names no test why there is none', () => {
    const text = readFileSync('docs/faults.md', 'utf8');
    const bare = rows.filter(({ tests }) => tests.length === 0).map(({ number }) => number);
    expect(bare.filter((number) => !new RegExp(`^\\| ${number} \\|.*No test: `, 'm').test(text))).toEqual([]);
  });
});
