import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { rowsOf, whyMissing } from './specification.ts';

const rows = rowsOf(readFileSync('docs/security.md', 'utf8'), /^[ASODIPRX]\d+$/);
const upTo = (letter: string, last: number) => Array.from({ length: last }, (_, at) => `${letter}${at + 1}`);

describe('the table of attacks', () => {
  it('has every line, in order', () => {
    expect(rows.map(({ number }) => number)).toEqual([
      ...upTo('A', 26),
      ...upTo('S', 19),
      ...upTo('O', 19),
      ...upTo('D', 8),
      ...upTo('I', 18),
      ...upTo('P', 8),
      ...upTo('R', 4),
      ...upTo('X', 16),
    ]);
  });

  it('names a test for every line, and tests that exist', () => {
    const wrong = rows.flatMap(({ number, tests }) => {
      if (tests.length === 0) return [`${number}: names no test`];
      return tests.flatMap((test) => whyMissing(test) ?? []).map((why) => `${number}: ${why}`);
    });
    expect(wrong).toEqual([]);
  });
});

describe('the cost of a password', () => {
  it('is lowered by tests alone', () => {
    const asks = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) => readFileSync(join('server', file), 'utf8').includes('setPasswordCost'));
    expect(asks).toEqual([join('members', 'passwordCost.ts')]);
  });
});

describe('the browser', () => {
  it('writes no markup by hand', () => {
    const byHand =
      /dangerouslySetInnerHTML|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write|\beval\(|new Function\(/;
    const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
      .filter((file) => byHand.test(readFileSync(join('src', file), 'utf8')));
    expect(sources).toEqual([]);
  });
});
