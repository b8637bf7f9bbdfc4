import { describe, expect, it } from 'vitest';
import { fieldOf, momentOf } from './localTime.ts';

describe('a moment in a field of date and time', () => {
  it.each([Date.UTC(2026, 10, 28, 19, 30), Date.UTC(2026, 2, 29, 1, 5), Date.UTC(2028, 1, 29, 23, 59)])(
    'is the same again: %i',
    (atMs) => {
      expect(momentOf(fieldOf(atMs))).toBe(atMs);
    },
  );

  it('is none while the field is empty or half filled', () => {
    expect(['', '2026-11-28', 'soon', '2026-13-41T99:99'].map(momentOf)).toEqual([null, null, null, null]);
  });
});
