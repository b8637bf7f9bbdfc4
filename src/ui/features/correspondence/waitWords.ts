import { formatFor } from '../../messages/format.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;

const counted = (count: number, unit: 'minute' | 'hour' | 'day') =>
  formatFor().number(count, { style: 'unit', unit, unitDisplay: 'long' });

/** "8 hours", "2 days", "3 days 4 hours". */
export function hoursInWords(hours: number): string {
  const days = Math.floor(hours / DAY_HOURS);
  const rest = hours % DAY_HOURS;
  if (days < 2) return counted(hours, 'hour');
  const parts = [counted(days, 'day'), ...(rest > 0 ? [counted(rest, 'hour')] : [])];
  return formatFor().list(parts, { type: 'unit', style: 'narrow' });
}

/** "1 minute", "25 minutes", "3 hours", "2 days 4 hours", rounded down, but never to nothing. */
export function durationInWords(ms: number): string {
  if (ms < HOUR_MS) return counted(Math.max(1, Math.floor(ms / MINUTE_MS)), 'minute');
  return hoursInWords(Math.floor(ms / HOUR_MS));
}

const TIME: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };

/** "14:05" today, "Tue 09:30" on other days, in this browser's zone. */
export function momentInWords(atMs: number, nowMs: number): string {
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  return formatFor().date(atMs, isToday ? TIME : { weekday: 'short', ...TIME });
}
