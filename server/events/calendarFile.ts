import type { EventView } from '#contract/events/eventView.ts';
import { PRODUCT_NAME } from '#contract/product.ts';

const MOST_OCTETS = 75;
const MINUTE_MS = 60_000;
const DRAFT_MINUTES = 60;
/** Rounds that last longer than this are played over days; then only the draft has its hour. */
const LONGEST_ROUND_MINUTES = 240;
const ALARM_MINUTES = 15;

/** The text of a value: RFC 5545, section 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

/** A content line in lines of at most 75 octets, never cut within a character: RFC 5545, section 3.1. */
export function folded(line: string): string {
  const lines = [''];
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      lines.push(' ');
      octets = 1;
    }
    lines[lines.length - 1] += character;
    octets += size;
  }
  return lines.join('\r\n');
}

/** A moment in UTC, "20261128T193000Z": RFC 5545, section 3.3.5. */
const moment = (atMs: number): string => new Date(atMs).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** How long it will last, as far as anybody can know: an hour for the draft, then its rounds. */
function minutesOf({ settings, rules }: EventView): number {
  const { roundMinutes } = settings;
  const isPlayedAtOnce = roundMinutes > 0 && roundMinutes <= LONGEST_ROUND_MINUTES;
  return DRAFT_MINUTES + (isPlayedAtOnce ? roundMinutes * rules.swissRounds : 0);
}

/**
 * The start of an event as an iCalendar file (RFC 5545) with an alarm a quarter of an hour before; null for an event without
 * a start time. A later file of the same event takes the place of this one. Its link opens the event for its people.
 */
export function calendarFile(event: EventView, publicUrl: string): string | null {
  const { eventId, settings, version, phase, game, template, host, nowMs } = event;
  if (settings.startsAtMs === null) return null;
  const link = `${publicUrl}/drafts/${eventId}?tab=event`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${PRODUCT_NAME}//Events//EN`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${eventId}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${moment(nowMs)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${moment(settings.startsAtMs)}`,
    `DTEND:${moment(settings.startsAtMs + minutesOf(event) * MINUTE_MS)}`,
    `SUMMARY:${escaped(settings.name)}`,
    `DESCRIPTION:${escaped(`${game.name}, ${template.name}, hosted by ${host.name}\n${link}`)}`,
    `URL:${link}`,
    `STATUS:${phase === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(settings.name)}`,
    `TRIGGER:-PT${ALARM_MINUTES}M`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}
