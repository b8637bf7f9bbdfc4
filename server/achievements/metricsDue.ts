import type { Sql } from '../db/database.ts';

/** From the next round of counting on these members' metrics are counted anew; told with what changes them. */
export async function noteMetricsDue(sql: Sql, memberIds: readonly string[], nowMs: number): Promise<void> {
  await sql.query(
    `insert into metric_due (member_id, at) select distinct who, $2::timestamptz from unnest($1::text[]) who
     where exists (select 1 from member m where m.id = who)
     on conflict (member_id) do update set at = excluded.at`,
    [memberIds, new Date(nowMs)],
  );
}
