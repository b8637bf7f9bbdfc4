import type { SeatWait } from '#contract/tables/clocks.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_HOURS = 24;

const counted = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** "8 hours", "2 days", "3 days 4 hours". */
export function hoursInWords(hours: number): string {
  const days = Math.floor(hours / DAY_HOURS);
  const rest = hours % DAY_HOURS;
  if (days < 2) return counted(hours, 'hour');
  return rest === 0 ? counted(days, 'day') : `${counted(days, 'day')} ${counted(rest, 'hour')}`;
}

/** "under a minute", "25 minutes", "3 hours", "2 days 4 hours", rounded down. */
export function durationInWords(ms: number): string {
  if (ms < MINUTE_MS) return 'under a minute';
  if (ms < HOUR_MS) return counted(Math.floor(ms / MINUTE_MS), 'minute');
  return hoursInWords(Math.floor(ms / HOUR_MS));
}

/** "14:05" today, "Tue 09:30" else: a moment as this browser's zone tells it. */
export function momentInWords(atMs: number, nowMs: number): string {
  const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(atMs);
  if (new Date(atMs).toDateString() === new Date(nowMs).toDateString()) return time;
  const day = new Intl.DateTimeFormat('en-GB', { weekday: 'short' }).format(atMs);
  return `${day} ${time}`;
}

/** What a seat holds, in words: "2 packs, the first for 3 hours". */
export function holdsInWords({ packs, sinceMs, isBot }: SeatWait, nowMs: number): string {
  if (packs === 0) return isBot ? 'A bot plays here' : 'Holds no pack';
  const held = counted(packs, 'pack');
  if (sinceMs === null) return held;
  const since = durationInWords(nowMs - sinceMs);
  return packs === 1 ? `${held}, for ${since}` : `${held}, the first for ${since}`;
}

/** Why a seat cannot be nudged now; null when it can. */
export function noNudgeReason({ mayBeNudgedAtMs, nudgeDueMs }: SeatWait, nowMs: number): string | null {
  if (mayBeNudgedAtMs === null) return 'Nobody waits for this seat.';
  if (nudgeDueMs !== null)
    return `It is quiet there. The nudge goes out at ${momentInWords(nudgeDueMs, nowMs)}.`;
  if (mayBeNudgedAtMs > nowMs) return `Nudged. Again from ${momentInWords(mayBeNudgedAtMs, nowMs)}.`;
  return null;
}

/** What is told after a nudge. */
export const nudgedWords = ({ name, asleepUntilMs }: SeatWait, nowMs: number): string =>
  asleepUntilMs === null
    ? `${name} is told that you wait.`
    : `It is quiet at ${name}’s. They hear of it at ${momentInWords(asleepUntilMs, nowMs)}.`;
