import type { Sql } from '../db/database.ts';

const DAY_MS = 86_400_000;
/** What was done stays readable, and revertible, for a year. */
export const ACTIVITY_KEPT_MS = 365 * DAY_MS;
/** With the rows that they changed; a statement stays short. */
const AT_A_TIME = 50;

/** Forgets what was done more than a year ago, with the rows as they were before and after. */
export async function sweepActivity(sql: Sql, nowMs: number): Promise<void> {
  const before = new Date(nowMs - ACTIVITY_KEPT_MS);
  for (;;) {
    const gone = await sql.query(
      `delete from activity where id in (select id from activity where at < $1 order by at limit ${AT_A_TIME}) returning 1`,
      [before],
    );
    if (gone.length < AT_A_TIME) return;
  }
}
