import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterAwake, asleepUntil, awakeBetween, firstAwake } from './quietHours.ts';

const HOUR_MS = 3_600_000;
const at = (text: string) => Date.parse(text);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
/** From 23:00 to 07:00. */
const night = (zone: string) => ({ fromMinute: 23 * 60, toMinute: 7 * 60, zone });
const BERLIN = night('Europe/Berlin');

describe('quiet hours', () => {
  it('are those of the player’s zone, over midnight', () => {
    expect(iso(asleepUntil(BERLIN, at('2026-01-05T21:59:59.999Z')))).toBeNull();
    expect(iso(asleepUntil(BERLIN, at('2026-01-05T22:00:00Z')))).toBe('2026-01-06T06:00:00.000Z');
    expect(iso(asleepUntil(BERLIN, at('2026-01-06T05:59:59.999Z')))).toBe('2026-01-06T06:00:00.000Z');
    expect(iso(asleepUntil(BERLIN, at('2026-01-06T06:00:00Z')))).toBeNull();
    expect(iso(asleepUntil(night('Asia/Kolkata'), at('2026-01-05T17:30:00Z')))).toBe(
      '2026-01-06T01:30:00.000Z',
    );
  });

  it('may lie within one day', () => {
    const siesta = { fromMinute: 13 * 60, toMinute: 15 * 60, zone: 'UTC' };
    expect(iso(asleepUntil(siesta, at('2026-01-05T14:00:00Z')))).toBe('2026-01-05T15:00:00.000Z');
    expect(asleepUntil(siesta, at('2026-01-05T12:00:00Z'))).toBeNull();
  });

  it('do not count for the clock', () => {
    expect(awakeBetween(BERLIN, at('2026-01-05T20:00:00Z'), at('2026-01-06T08:00:00Z'))).toBe(4 * HOUR_MS);
    expect(iso(afterAwake(BERLIN, at('2026-01-05T20:00:00Z'), 4 * HOUR_MS))).toBe('2026-01-06T08:00:00.000Z');
    expect(iso(afterAwake(BERLIN, at('2026-01-06T01:00:00Z'), HOUR_MS))).toBe('2026-01-06T07:00:00.000Z');
    expect(awakeBetween(BERLIN, at('2026-01-05T23:00:00Z'), at('2026-01-06T05:00:00Z'))).toBe(0);
  });

  it('end a clock at their beginning when its time ends there to the moment', () => {
    expect(iso(afterAwake(BERLIN, at('2026-01-05T20:00:00Z'), 2 * HOUR_MS))).toBe('2026-01-05T22:00:00.000Z');
    expect(iso(afterAwake(BERLIN, at('2026-01-05T20:00:00Z'), 2 * HOUR_MS + 1))).toBe(
      '2026-01-06T06:00:00.001Z',
    );
    expect(iso(afterAwake(BERLIN, at('2026-01-06T01:00:00Z'), 0))).toBe('2026-01-06T01:00:00.000Z');
  });

  it('are an hour shorter in the night in which clocks are set forward', () => {
    const before = at('2026-03-28T21:00:00Z');
    expect(iso(asleepUntil(BERLIN, at('2026-03-28T22:00:00Z')))).toBe('2026-03-29T05:00:00.000Z');
    expect(iso(afterAwake(BERLIN, before, 2 * HOUR_MS))).toBe('2026-03-29T06:00:00.000Z');
    expect(awakeBetween(BERLIN, before, at('2026-03-29T21:00:00Z'))).toBe(17 * HOUR_MS);
  });

  it('are an hour longer in the night in which clocks are set back', () => {
    const before = at('2026-10-24T20:00:00Z');
    expect(iso(asleepUntil(BERLIN, at('2026-10-24T21:00:00Z')))).toBe('2026-10-25T06:00:00.000Z');
    expect(iso(afterAwake(BERLIN, before, 2 * HOUR_MS))).toBe('2026-10-25T07:00:00.000Z');
    expect(awakeBetween(BERLIN, before, at('2026-10-25T22:00:00Z'))).toBe(17 * HOUR_MS);
  });

  it('begin or end when the clock jumps, where their own minute is skipped', () => {
    const untilSkipped = { fromMinute: 0, toMinute: 150, zone: 'Europe/Berlin' };
    expect(iso(asleepUntil(untilSkipped, at('2026-03-29T00:00:00Z')))).toBe('2026-03-29T01:00:00.000Z');
    const fromSkipped = { fromMinute: 150, toMinute: 300, zone: 'Europe/Berlin' };
    expect(asleepUntil(fromSkipped, at('2026-03-29T00:59:00Z'))).toBeNull();
    expect(iso(asleepUntil(fromSkipped, at('2026-03-29T01:00:00Z')))).toBe('2026-03-29T03:00:00.000Z');
  });

  it('last from the first to the last time that a repeated minute is shown', () => {
    const inTheOverlap = { fromMinute: 130, toMinute: 150, zone: 'Europe/Berlin' };
    expect(iso(asleepUntil(inTheOverlap, at('2026-10-25T00:10:00Z')))).toBe('2026-10-25T01:30:00.000Z');
    expect(asleepUntil(inTheOverlap, at('2026-10-25T00:09:00Z'))).toBeNull();
  });

  it('follow a zone that is set forward by half an hour and one that crosses the date line', () => {
    expect(iso(asleepUntil(night('Australia/Lord_Howe'), at('2026-10-03T12:30:00Z')))).toBe(
      '2026-10-03T20:00:00.000Z',
    );
    expect(iso(asleepUntil(night('Pacific/Kiritimati'), at('2026-01-05T09:00:00Z')))).toBe(
      '2026-01-05T17:00:00.000Z',
    );
  });

  it('leave every moment as it is for a player without any', () => {
    const moment = at('2026-01-05T03:00:00Z');
    expect([
      firstAwake(null, moment),
      afterAwake(null, moment, 5),
      awakeBetween(null, moment, moment + 5),
    ]).toEqual([moment, moment + 5, 5]);
    expect(awakeBetween(null, moment, moment - 5)).toBe(0);
  });

  it('give a clock exactly its time, whenever it begins and whatever they are', () => {
    const zones = [
      'UTC',
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
    ] as const;
    const quiet = fc
      .record({
        fromMinute: fc.integer({ min: 0, max: 1439 }),
        lasts: fc.integer({ min: 1, max: 960 }),
        zone: fc.constantFrom(...zones),
      })
      .map(({ fromMinute, lasts, zone }) => ({ fromMinute, toMinute: (fromMinute + lasts) % 1440, zone }));
    const moments = fc.integer({ min: at('2026-01-01T00:00:00Z'), max: at('2027-01-01T00:00:00Z') });
    fc.assert(
      fc.property(quiet, moments, fc.integer({ min: 0, max: 200 * HOUR_MS }), (hours, fromMs, awakeMs) => {
        const dueMs = afterAwake(hours, fromMs, awakeMs);
        expect(awakeBetween(hours, fromMs, dueMs)).toBe(awakeMs);
        if (awakeMs > 0) {
          expect(awakeBetween(hours, fromMs, dueMs - 1)).toBe(awakeMs - 1);
          expect(asleepUntil(hours, dueMs - 1)).toBeNull();
        }
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});
