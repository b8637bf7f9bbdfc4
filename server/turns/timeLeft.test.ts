import { describe, expect, it } from 'vitest';
import { timeLeftInWords } from './timeLeft.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

describe('time left, in words', () => {
  it.each([
    [0, '1 minute'],
    [59_999, '1 minute'],
    [35 * MINUTE_MS, '35 minutes'],
    [HOUR_MS, '1 hour'],
    [2 * HOUR_MS - 1, '1 hour 59 minutes'],
    [2 * HOUR_MS, '2 hours'],
    [5 * HOUR_MS + 40 * MINUTE_MS, '5 hours'],
    [24 * HOUR_MS, '1 day'],
    [28 * HOUR_MS, '1 day 4 hours'],
    [49 * HOUR_MS, '2 days 1 hour'],
  ])('are, for %i ms, %s', (ms, words) => {
    expect(timeLeftInWords(ms, 'en')).toBe(words);
  });

  it.each([
    ['de', '1 Tag, 4 Stunden', '2 Tage, 1 Stunde'],
    ['fr', '1 jour 4 heures', '2 jours 1 heure'],
    ['ja', '1日4時間', '2日1時間'],
  ] as const)('are said in %s as people say them there', (locale, one, two) => {
    expect([28, 49].map((hours) => timeLeftInWords(hours * HOUR_MS, locale))).toEqual([one, two]);
  });
});
