import { describe, expect, it } from 'vitest';
import { durationInWords, hoursInWords, momentInWords } from './waitWords.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = new Date(2026, 1, 3, 12).getTime();

describe('the words about time at a correspondence table', () => {
  it('say hours up to two days, then days', () => {
    expect([1, 8, 47, 48, 76, 336].map(hoursInWords)).toEqual([
      '1 hour',
      '8 hours',
      '47 hours',
      '2 days',
      '3 days 4 hours',
      '14 days',
    ]);
    expect([0, 60_000, HOUR_MS - 1, HOUR_MS].map(durationInWords)).toEqual([
      '1 minute',
      '1 minute',
      '59 minutes',
      '1 hour',
    ]);
  });

  it('name the day of a moment that is not today', () => {
    expect(momentInWords(new Date(2026, 1, 3, 9, 5).getTime(), NOW_MS)).toBe('09:05');
    expect(momentInWords(new Date(2026, 1, 4, 7).getTime(), NOW_MS)).toMatch(/^Wed,? 07:00$/);
  });
});
