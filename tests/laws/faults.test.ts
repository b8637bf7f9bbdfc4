import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { requirementsIn, strayTags, TABLES, taggedTests, testsByNumber } from './requirements.ts';

const rows = requirementsIn(readFileSync(TABLES.faults.file, 'utf8'), TABLES.faults);
const tests = taggedTests();
const upTo = (letter: string, last: number) => Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);

describe('the table of faults', () => {
  it('has every line, in order', () => {
    expect([...rows.keys()]).toEqual([...upTo('F', 30), ...upTo('R', 13)]);
  });

  it('has a test for every line, or says why there is none', () => {
    const shown = testsByNumber(TABLES.faults, tests);
    const bare = [...rows].filter(([number, [, , why = '']]) => !shown.has(number) && why === '');
    expect(bare.map(([number]) => number)).toEqual([]);
  });

  it('has every number that a test shows', () => {
    expect(strayTags(TABLES.faults, [...rows.keys()], tests)).toEqual([]);
  });
});
