import type { Database } from './database.ts';

/** The time that all processes of a site share, in milliseconds since 1970. */
export interface SiteClock {
  now(): number;
  /** Looks whether it still goes right; throws faults of the database. */
  settle(): Promise<void>;
}

const MEASURED_FOR_MS = 1000;
/** Between the machine's clock and its even one: more means that somebody has set it. */
const SET_MS = 200;
/** Smaller differences are the line's. */
const SMALLEST_MS = 50;

/** Where the time comes from: `wall` may be set by people, `even` goes on evenly from some moment. */
export interface TimeSources {
  readonly wall: () => number;
  readonly even: () => number;
}

const SOURCES: TimeSources = { wall: () => Date.now(), even: () => performance.now() };

/**
 * The time that `askMs` tells, measured every second, and at once when the own clock was set; between two measurements the own
 * clock counts on.
 */
export async function followClock(
  askMs: () => Promise<number>,
  { wall, even }: TimeSources,
): Promise<SiteClock> {
  let offsetMs = 0;
  let measuredAt = { wall: wall(), even: even() };

  async function measure() {
    const askedAt = even();
    const toldMs = await askMs();
    const tripMs = even() - askedAt;
    measuredAt = { wall: wall(), even: even() };
    const measuredMs = toldMs + tripMs / 2 - measuredAt.wall;
    if (Math.abs(measuredMs - offsetMs) > Math.max(SMALLEST_MS, tripMs)) offsetMs = Math.round(measuredMs);
  }

  await measure();
  return {
    now: () => wall() + offsetMs,
    async settle() {
      const wallMs = wall() - measuredAt.wall;
      const evenMs = even() - measuredAt.even;
      if (evenMs >= MEASURED_FOR_MS || Math.abs(wallMs - evenMs) > SET_MS) await measure();
    },
  };
}

const DATABASE_TIME = 'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms';

/**
 * The time of day of the database server, so that processes agree on deadlines though their machines do not. An embedded
 * database has one process, whose own clock it is.
 */
export async function openSiteClock(db: Database): Promise<SiteClock> {
  if (db.kind === 'embedded') return { now: SOURCES.wall, settle: async () => undefined };
  return followClock(
    async () => (await db.query<{ ms: number }>(DATABASE_TIME))[0]?.ms ?? SOURCES.wall(),
    SOURCES,
  );
}
