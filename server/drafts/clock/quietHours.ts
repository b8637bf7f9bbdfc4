import type { QuietHours } from '#contract/tables/clocks.ts';
import { earlierMoment, laterMoment, localDay } from './zonedTime.ts';

interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

const DAYS_AT_MOST = 4000;

/** The quiet span that begins on a day of the zone; where its ends stand twice on the clock it is the longer one. */
function spanOf({ fromMinute, toMinute, zone }: QuietHours, day: number): Span {
  const lastDay = toMinute > fromMinute ? day : day + 1;
  return {
    fromMs: earlierMoment(zone, day, fromMinute),
    toMs: laterMoment(zone, lastDay, toMinute),
  };
}

/** The quiet spans that end after `fromMs`, one a day, in order and without end. */
function* spansFrom(quiet: QuietHours, fromMs: number): Generator<Span, void, void> {
  const first = localDay(quiet.zone, fromMs) - 1;
  for (let day = first; day < first + DAYS_AT_MOST; day++) {
    const span = spanOf(quiet, day);
    if (span.toMs > fromMs) yield span;
  }
}

/** When the quiet hours end that a moment lies in; null when it lies in none. */
export function asleepUntil(quiet: QuietHours | null, atMs: number): number | null {
  if (!quiet) return null;
  const [span] = spansFrom(quiet, atMs);
  return span && span.fromMs <= atMs ? span.toMs : null;
}

/** The moment itself, or the end of the quiet hours it lies in. */
export const firstAwake = (quiet: QuietHours | null, atMs: number): number =>
  asleepUntil(quiet, atMs) ?? atMs;

/** Milliseconds between two moments that are not quiet; 0 when the second is not later. */
export function awakeBetween(quiet: QuietHours | null, fromMs: number, toMs: number): number {
  if (toMs <= fromMs) return 0;
  if (!quiet) return toMs - fromMs;
  let awakeMs = 0;
  let atMs = fromMs;
  for (const span of spansFrom(quiet, fromMs)) {
    if (span.fromMs >= toMs) break;
    awakeMs += Math.max(0, span.fromMs - atMs);
    atMs = span.toMs;
  }
  return awakeMs + Math.max(0, toMs - atMs);
}

/** The first moment after which `awakeMs` milliseconds that are not quiet have passed; none left is the moment itself. */
export function afterAwake(quiet: QuietHours | null, fromMs: number, awakeMs: number): number {
  if (!quiet || awakeMs <= 0) return fromMs + Math.max(0, awakeMs);
  let leftMs = awakeMs;
  let atMs = fromMs;
  for (const span of spansFrom(quiet, fromMs)) {
    const untilQuietMs = Math.max(0, span.fromMs - atMs);
    if (leftMs <= untilQuietMs) return atMs + leftMs;
    leftMs -= untilQuietMs;
    atMs = span.toMs;
  }
  throw new Error('Quiet hours leave no time for this pick.');
}
