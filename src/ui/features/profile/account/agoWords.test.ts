import { describe, expect, it } from 'vitest';
import { agoWords } from './agoWords.ts';

const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
const ago = (ms: number) => agoWords(new Date(NOW_MS - ms).toISOString(), NOW_MS);
const MINUTE_MS = 60_000;

describe('when a session was last used', () => {
  it('is told in minutes, hours, then by the day', () => {
    expect([
      ago(59_999),
      ago(MINUTE_MS),
      ago(59 * MINUTE_MS),
      ago(60 * MINUTE_MS),
      ago(23 * 60 * MINUTE_MS),
      ago(3 * 24 * 60 * MINUTE_MS),
    ]).toEqual(['just now', '1 minute ago', '59 minutes ago', '1 hour ago', '23 hours ago', 'on 18 Nov']);
  });
});
