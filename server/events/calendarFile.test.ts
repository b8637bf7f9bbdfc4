import { describe, expect, it } from 'vitest';
import { eventView } from '#src/machines/testing/eventViews.ts';
import { calendarFile } from './calendarFile.ts';

const START_MS = Date.UTC(2026, 10, 28, 19, 30);
const NASTY =
  'Ünïcode 🂡 cup; rounds, “cuts” and C:\\decks\nfor everybody who can stay until the very last match is played';

function fileOf(name: string, more: Parameters<typeof eventView>[0] = {}): string {
  const view = eventView({ eventId: 'e-1', version: 7, nowMs: Date.UTC(2026, 10, 1), ...more });
  const file = calendarFile(
    { ...view, settings: { ...view.settings, name, startsAtMs: START_MS } },
    'https://draft.example.org',
  );
  if (file === null) throw new Error('There is no file.');
  return file;
}

/** Content lines as a reader of RFC 5545 has them: unfolded by section 3.1, values unescaped by section 3.3.11. */
const linesOf = (file: string) =>
  file
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line !== '')
    .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)] as const);
const valuesOf = (file: string, name: string) =>
  linesOf(file).flatMap(([known, value]) => (known === name ? [value] : []));
const unescaped = (value = '') =>
  value.replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (sign.toLowerCase() === 'n' ? '\n' : sign));

describe('the calendar file of an event, by RFC 5545', () => {
  it('has lines of at most 75 octets that end in CRLF, and cuts no character', () => {
    const file = fileOf(NASTY);
    expect(file.endsWith('\r\n')).toBe(true);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of file.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(Buffer.from(line).toString()).toBe(line);
    }
    expect(file).toMatch(/\r\n /);
  });

  it('reads back as what was written, whatever signs are in it', () => {
    const file = fileOf(NASTY);
    expect(unescaped(valuesOf(file, 'SUMMARY')[0])).toBe(NASTY);
    expect(valuesOf(file, 'SUMMARY')[0]).not.toMatch(/(?<!\\)[;,]/);
  });

  it('has all that a calendar and its one event must have, once', () => {
    const file = fileOf('Friday');
    for (const name of ['VERSION', 'PRODID', 'UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'SUMMARY', 'SEQUENCE'])
      expect([name, valuesOf(file, name)]).toEqual([name, [expect.stringMatching(/./)]]);
    expect(valuesOf(file, 'BEGIN')).toEqual(['VCALENDAR', 'VEVENT', 'VALARM']);
    expect(valuesOf(file, 'END')).toEqual(['VALARM', 'VEVENT', 'VCALENDAR']);
    expect(valuesOf(file, 'UID')).toEqual(['e-1@draft.example.org']);
    expect(valuesOf(file, 'DTSTAMP')).toEqual(['20261101T000000Z']);
    expect(valuesOf(file, 'DTSTART')).toEqual(['20261128T193000Z']);
    // An hour for the draft, and two rounds of 50 minutes.
    expect(valuesOf(file, 'DTEND')).toEqual(['20261128T221000Z']);
    expect(valuesOf(file, 'URL')).toEqual(['https://draft.example.org/drafts/e-1?tab=event']);
  });

  it('says that an event was cancelled, and holds no code', () => {
    const file = fileOf('Friday', { phase: 'cancelled', code: 'KILN42' });
    expect(valuesOf(file, 'STATUS')).toEqual(['CANCELLED']);
    expect(file).not.toContain('KILN42');
  });

  it('is not there without a start time', () => {
    expect(calendarFile(eventView(), 'https://draft.example.org')).toBeNull();
  });
});
