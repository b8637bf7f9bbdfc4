import * as z from 'zod/mini';
import { clockPresets } from '#engine/clock.ts';
import type { TimeBank } from '#engine/correspondence.ts';

/** Hours of a time bank: whole days of patience, but not months. */
export const timeBankSchema = z.object({
  bankHours: z
    .int()
    .check(
      z.gte(1, 'A time bank holds at least one hour.'),
      z.lte(336, 'A time bank holds at most 14 days.'),
    ),
  perPickHours: z
    .int()
    .check(z.gte(0, 'A pick cannot cost time.'), z.lte(72, 'A pick gives back at most 72 hours.')),
});

/** The time bank of a table that says nothing else. */
export const DEFAULT_TIME_BANK: TimeBank = {
  bankHours: clockPresets.correspondence.bankHours,
  perPickHours: clockPresets.correspondence.perPickHours,
};

const DAY_MINUTES = 1440;
/** A clock that hardly ever runs would stop the whole table. */
export const LONGEST_QUIET_MINUTES = 16 * 60;

const minuteOfDay = z.int().check(z.gte(0), z.lt(DAY_MINUTES));

/**
 * The one name of a time zone, whatever its spelling or alias ("europe/BERLIN" is `Europe/Berlin`); null for a name that
 * is not known here, and for a bare offset such as "+01:00", which some engines take for a zone.
 */
export function canonicalTimeZone(name: string): string | null {
  if (!/^[a-z]/i.test(name)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** Minutes from `fromMinute` to `toMinute` of the same or the next day. */
export const quietMinutes = ({ fromMinute, toMinute }: Pick<QuietHours, 'fromMinute' | 'toMinute'>): number =>
  (toMinute - fromMinute + DAY_MINUTES) % DAY_MINUTES;

/**
 * Hours of the day, in minutes from midnight in an IANA time zone, in which no time bank runs and nothing is sent; over
 * midnight when `toMinute` is the smaller one.
 */
export const quietHoursSchema = z
  .object({
    fromMinute: minuteOfDay,
    toMinute: minuteOfDay,
    zone: z.string().check(
      z.minLength(1),
      z.maxLength(64),
      z.refine((name) => canonicalTimeZone(name) !== null, 'This time zone is not known here.'),
      z.overwrite((name) => canonicalTimeZone(name) ?? name),
    ),
  })
  .check(
    z.refine((quiet) => quietMinutes(quiet) > 0, 'Quiet hours need two different times.'),
    z.refine(
      (quiet) => quietMinutes(quiet) <= LONGEST_QUIET_MINUTES,
      'Quiet hours last at most 16 hours a day.',
    ),
  );
export interface QuietHours {
  readonly fromMinute: number;
  readonly toMinute: number;
  readonly zone: string;
}

/**
 * What people at a correspondence table know of a seat: packs in line, since when the first one waits, the time left for
 * it (at `nowMs` of the list; `null` for bots and tables without a clock), until when the player's quiet hours last, and
 * the last nudge, which waits until `nudgeDueMs` when it is quiet.
 */
export const seatWaitSchema = z.object({
  seat: z.int(),
  name: z.string(),
  isBot: z.boolean(),
  isMine: z.boolean(),
  packs: z.int(),
  sinceMs: z.nullable(z.number()),
  leftMs: z.nullable(z.number()),
  deadlineMs: z.nullable(z.number()),
  asleepUntilMs: z.nullable(z.number()),
  nudgedAtMs: z.nullable(z.number()),
  nudgeDueMs: z.nullable(z.number()),
  mayBeNudgedAtMs: z.nullable(z.number()),
});
export type SeatWait = z.infer<typeof seatWaitSchema>;

/** Answer of GET /api/drafts/{draftId}/waits; `mayHandToBot` for the host. */
export const tableWaitsSchema = z.object({
  seats: z.array(seatWaitSchema),
  mayHandToBot: z.boolean(),
  isPaused: z.boolean(),
  nowMs: z.number(),
});
export type TableWaits = z.infer<typeof tableWaitsSchema>;
