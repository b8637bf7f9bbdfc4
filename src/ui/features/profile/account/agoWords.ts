import { dayWords } from '../../../browse/dateWords.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`;

/** "just now", "12 minutes ago", "3 hours ago", then the day. */
export function agoWords(utc: string, nowMs: number): string {
  const atMs = Date.parse(utc);
  const pastMs = nowMs - atMs;
  if (pastMs < MINUTE_MS) return 'just now';
  if (pastMs < HOUR_MS) return counted(Math.floor(pastMs / MINUTE_MS), 'minute');
  if (pastMs < DAY_MS) return counted(Math.floor(pastMs / HOUR_MS), 'hour');
  return `on ${dayWords(atMs, nowMs)}`;
}
