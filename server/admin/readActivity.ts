import type { ActivityDetail, RowChangeView } from '#contract/admin/activity.ts';
import type { Sql } from '../db/database.ts';
import { notFound } from '../http/refusalError.ts';
import { withMomentsWritten } from './tableQuery.ts';
import { activityTable } from './tables/activity.ts';

const SHOWN_ROWS = 50;
const DETAIL = `select a.id, ${activityTable.columns.map((column) => `${column.sql} as "${column.key}"`).join(', ')}
  from ${activityTable.from} where a.id = $1`;

/** An activity with the first rows that it changed. Throws 404. */
export async function readActivity(sql: Sql, activityId: string): Promise<ActivityDetail> {
  const [found] = await sql.query<Omit<ActivityDetail, 'rows'>>(DETAIL, [activityId]);
  if (!found) throw notFound();
  const rows = await sql.query<RowChangeView>(
    `select subject, subject_id as "subjectId", before - 'sources' as before, after - 'sources' as after
     from activity_change
     where activity_id = $1 order by seq limit ${SHOWN_ROWS}`,
    [activityId],
  );
  return { ...withMomentsWritten(found), rows };
}
