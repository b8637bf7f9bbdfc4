import { expect, it } from 'vitest';
import { agoWords, momentWords } from './moments.ts';

const NOW = new Date(2026, 10, 27, 18, 30);
const before = (change: { readonly days?: number; readonly minutes?: number }) =>
  new Date(2026, 10, 27 - (change.days ?? 0), 18, 30 - (change.minutes ?? 0));

it.each([
  [before({}), 'now'],
  [before({ minutes: 3 }), '3 min ago'],
  [before({ minutes: 125 }), '2 hr ago'],
  [before({ days: 1 }), 'yesterday'],
  [before({ days: 13 }), '13 days ago'],
  [before({ days: 14 }), '13 Nov 2026'],
  // Two clocks are never quite the same.
  [new Date(2026, 10, 27, 18, 31), 'now'],
])('says how long ago %j is', (at, words) => {
  expect(agoWords(at, NOW.getTime(), 'en')).toBe(words);
  expect(agoWords(at.toISOString(), NOW.getTime(), 'en')).toBe(words);
});

it('says a moment with its day and its time', () => {
  expect(momentWords(NOW, 'en')).toBe('27 Nov 2026, 18:30');
});
