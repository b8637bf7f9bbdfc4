import { describe, expect, it } from 'vitest';
import { inARow } from './inARow.ts';

describe('things in a row', () => {
  it.each([
    ['en', 'a, b, c'],
    ['de', 'a, b, c'],
    ['fr', 'a, b, c'],
    ['ja', 'a、b、c'],
  ] as const)('are parted as in %s', (locale, words) => {
    expect(inARow(['a', 'b', 'c'], locale)).toBe(words);
    expect([inARow(['a'], locale), inARow([], locale)]).toEqual(['a', '']);
  });
});
