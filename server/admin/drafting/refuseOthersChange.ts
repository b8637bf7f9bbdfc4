import type { Sql } from '#server/db/database.ts';
import { notFound } from '#server/http/refusalError.ts';
import { refusePublishedChanges } from './publishing.ts';

/** Throws 404 unless the member did this to packs or templates of their own, 403 when those are published. */
export async function refuseOthersChange(sql: Sql, activityId: string, memberId: string): Promise<void> {
  const rows = await sql.query<{ isOwn: boolean }>(
    `select coalesce(before->>'owner_id', after->>'owner_id') = $2 as "isOwn" from activity_change c
     join activity a on a.id = c.activity_id
     where a.id = $1 and a.member_id = $2 and c.subject in ('packDefinition', 'draftTemplate')`,
    [activityId, memberId],
  );
  if (rows.length === 0 || rows.some(({ isOwn }) => !isOwn)) throw notFound();
  await refusePublishedChanges(sql, activityId);
}
