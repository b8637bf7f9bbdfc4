import { describe, expect, it } from 'vitest';
import type { SeatWait } from '#contract/tables/clocks.ts';
import {
  durationInWords,
  holdsInWords,
  hoursInWords,
  momentInWords,
  noNudgeReason,
  nudgedWords,
} from './waitWords.ts';

const HOUR_MS = 3_600_000;
const NOW_MS = new Date(2026, 1, 3, 12).getTime();
const wait: SeatWait = {
  seat: 1,
  name: 'Brass Heron',
  isBot: false,
  isMine: false,
  packs: 2,
  sinceMs: NOW_MS - 3 * HOUR_MS,
  leftMs: 20 * HOUR_MS,
  deadlineMs: NOW_MS + 20 * HOUR_MS,
  asleepUntilMs: null,
  nudgedAtMs: null,
  nudgeDueMs: null,
  mayBeNudgedAtMs: NOW_MS,
};

describe('the words about who holds packs', () => {
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
      'under a minute',
      '1 minute',
      '59 minutes',
      '1 hour',
    ]);
  });

  it('say how many packs wait and since when the first one does', () => {
    expect(holdsInWords(wait, NOW_MS)).toBe('2 packs, the first for 3 hours');
    expect(holdsInWords({ ...wait, packs: 1 }, NOW_MS)).toBe('1 pack, for 3 hours');
    expect(holdsInWords({ ...wait, packs: 0, sinceMs: null }, NOW_MS)).toBe('Holds no pack');
    expect(holdsInWords({ ...wait, packs: 0, sinceMs: null, isBot: true }, NOW_MS)).toBe('A bot plays here');
    expect(holdsInWords({ ...wait, sinceMs: null }, NOW_MS)).toBe('2 packs');
  });

  it('name the day of a moment that is not today', () => {
    expect(momentInWords(new Date(2026, 1, 3, 9, 5).getTime(), NOW_MS)).toBe('09:05');
    expect(momentInWords(new Date(2026, 1, 4, 7).getTime(), NOW_MS)).toBe('Wed 07:00');
  });

  it('give the reason why nobody may be nudged', () => {
    expect(noNudgeReason(wait, NOW_MS)).toBeNull();
    expect(noNudgeReason({ ...wait, mayBeNudgedAtMs: null }, NOW_MS)).toBe('Nobody waits for this seat.');
    expect(noNudgeReason({ ...wait, mayBeNudgedAtMs: NOW_MS + HOUR_MS }, NOW_MS)).toMatch(
      /^Nudged\. Again from /,
    );
    expect(noNudgeReason({ ...wait, nudgeDueMs: NOW_MS + HOUR_MS }, NOW_MS)).toMatch(/^It is quiet there\./);
  });

  it('tell whether a nudge is heard now or in the morning', () => {
    expect(nudgedWords(wait, NOW_MS)).toBe('Brass Heron is told that you wait.');
    expect(nudgedWords({ ...wait, asleepUntilMs: NOW_MS + HOUR_MS }, NOW_MS)).toMatch(
      /^It is quiet at Brass Heron’s\. They hear of it at /,
    );
  });
});
