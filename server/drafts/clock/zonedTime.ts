import { createLruCache } from '#server/lruCache.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Some 40 KiB each, outside of the heap: more zones than players of one evening have. */
const FORMATS_KEPT = 100;
const formats = createLruCache<string, Intl.DateTimeFormat>(FORMATS_KEPT);

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, made);
  return made;
}

/** What the clock on the wall shows at a moment in an IANA zone, as milliseconds of a UTC clock that shows the same. */
export function wallClockMs(zone: string, atMs: number): number {
  const shown = new Map(
    formatOf(zone)
      .formatToParts(atMs)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  const seconds = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  );
  return seconds + (((atMs % 1000) + 1000) % 1000);
}

/** The day of the zone that a moment lies in, counted from 1 January 1970. */
export const localDay = (zone: string, atMs: number): number => Math.floor(wallClockMs(zone, atMs) / DAY_MS);

/** The moments at which the wall shows this time: one, two when the clock is set back over it, none when it is skipped. */
function momentsOf(zone: string, wallMs: number): number[] {
  const offsets = [wallMs - DAY_MS, wallMs + DAY_MS].map((atMs) => wallClockMs(zone, atMs) - atMs);
  const moments = offsets
    .map((offset) => wallMs - offset)
    .filter((atMs) => wallClockMs(zone, atMs) === wallMs);
  return [...new Set(moments)].sort((a, b) => a - b);
}

/** When a skipped time would have come: the moment at which the clock is set forward over it. */
function endOfGap(zone: string, wallMs: number): number {
  let before = wallMs - DAY_MS;
  let after = wallMs + DAY_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (wallClockMs(zone, middle) < wallMs) before = middle;
    else after = middle;
  }
  return after;
}

const wallOf = (day: number, minute: number) => day * DAY_MS + minute * MINUTE_MS;

/** When a day of the zone reaches a minute, the first time; a skipped minute is reached when the clock is set forward. */
export function earlierMoment(zone: string, day: number, minute: number): number {
  const wallMs = wallOf(day, minute);
  return momentsOf(zone, wallMs).at(0) ?? endOfGap(zone, wallMs);
}

/** The same for the last time that the day reaches it. */
export function laterMoment(zone: string, day: number, minute: number): number {
  const wallMs = wallOf(day, minute);
  return momentsOf(zone, wallMs).at(-1) ?? endOfGap(zone, wallMs);
}
