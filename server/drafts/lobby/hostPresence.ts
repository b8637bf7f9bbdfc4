import type { Database } from '#server/db/database.ts';

/** So long after the host closed the room they count as away: a reload is no departure. */
export const HOST_AWAY_MS = 20_000;

/** Writes down that a member left the room of a running draft, or came back; answers whether they host it and that is new. */
export async function noteHost(
  db: Database,
  draftId: string,
  memberId: string,
  leftAtMs: number | null,
): Promise<boolean> {
  const noted = await db.query(
    `update draft set host_left_at = $3 where id = $1 and host_id = $2 and status in ('drafting', 'paused')
       and (host_left_at is null) <> ($3::timestamptz is null) returning id`,
    [draftId, memberId, leftAtMs === null ? null : new Date(leftAtMs)],
  );
  return noted.length > 0;
}

/** Whether the host of a running draft has been away for a while. */
export async function isHostAway(db: Database, draftId: string, nowMs: number): Promise<boolean> {
  const rows = await db.query('select id from draft where id = $1 and host_left_at <= $2', [
    draftId,
    new Date(nowMs - HOST_AWAY_MS),
  ]);
  return rows.length > 0;
}
