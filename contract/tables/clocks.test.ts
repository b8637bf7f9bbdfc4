import { describe, expect, it } from 'vitest';
import { preferencesSchema } from '../members/preferences.ts';
import { canonicalTimeZone, quietHoursSchema, quietMinutes, timeBankSchema } from './clocks.ts';

const NIGHT = { fromMinute: 1380, toMinute: 420, zone: 'Europe/Berlin' };
const words = (value: unknown) =>
  quietHoursSchema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('quiet hours', () => {
  it('go over midnight where they end earlier than they begin', () => {
    expect([quietMinutes(NIGHT), quietMinutes({ fromMinute: 60, toMinute: 360 })]).toEqual([480, 300]);
    expect(quietHoursSchema.parse(NIGHT)).toEqual(NIGHT);
  });

  it('are refused in words when they are empty, too long, or in no known zone', () => {
    expect(words({ ...NIGHT, toMinute: 1380 })).toContain('Quiet hours need two different times.');
    expect(words({ ...NIGHT, toMinute: 1379 })).toEqual(['Quiet hours last at most 16 hours a day.']);
    expect(words({ ...NIGHT, zone: 'Mars/Olympus' })).toEqual(['This time zone is not known here.']);
    expect(words({ ...NIGHT, fromMinute: 1440 })).not.toEqual([]);
  });

  it('last at most sixteen hours to the minute', () => {
    expect(words({ ...NIGHT, fromMinute: 0, toMinute: 960 })).toEqual([]);
    expect(words({ ...NIGHT, fromMinute: 0, toMinute: 961 })).toHaveLength(1);
  });

  it('keep one name of a zone, however it was spelled [S3, C19]', () => {
    const zones = [
      'America/New_York',
      'europe/BERLIN',
      'US/Pacific',
      'UTC',
      '',
      'Nowhere',
      '+01:00',
      '-0530',
    ];
    expect(zones.map(canonicalTimeZone)).toEqual([
      ...['America/New_York', 'Europe/Berlin', 'America/Los_Angeles', 'UTC'],
      ...[null, null, null, null],
    ]);
    expect(quietHoursSchema.parse({ ...NIGHT, zone: 'eUrOpE/bErLiN' })).toEqual(NIGHT);
    expect(words({ ...NIGHT, zone: '+01:00' })).toEqual(['This time zone is not known here.']);
  });

  it('are none until a person chooses some', () => {
    expect(preferencesSchema.parse({}).quietHours).toBeNull();
    expect(preferencesSchema.parse({ quietHours: NIGHT }).quietHours).toEqual(NIGHT);
  });
});

describe('a time bank as a host chooses it', () => {
  it('holds from an hour to fourteen days', () => {
    const fits = (bankHours: number, perPickHours: number) =>
      timeBankSchema.safeParse({ bankHours, perPickHours }).success;
    expect([fits(1, 0), fits(336, 72), fits(0, 0), fits(337, 0), fits(24, 73), fits(1.5, 0)]).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
