import { describe, expect, it } from 'vitest';
import { isWornToken } from './tokenAge.ts';

describe('a token is worn [spec 4.8, 9.3]', () => {
  const reading = { subject: 'ana', startsAtMs: 1000, endsAtMs: 2000 };
  it.each([
    ['not before 80 percent of its lifetime', reading, 1799, false],
    ['at 80 percent of its lifetime', reading, 1800, true],
    ['when it is expired', reading, 2500, true],
    ['when it is unreadable', null, 0, true],
    ['when it lasts no time at all', { ...reading, endsAtMs: 1000 }, 1000, true],
  ])('%s', (_words, read, atMs, isWorn) => {
    expect(isWornToken(read, atMs)).toBe(isWorn);
  });
});
