import type { Database } from '../db/database.ts';

const DAY_MS = 86_400_000;
const LOBBY_MS = DAY_MS;
const CORRESPONDENCE_LOBBY_MS = 14 * DAY_MS;
const BUILDING_MS = 14 * DAY_MS;

/**
 * Closes what was left: lobbies older than 24 hours (of correspondence tables 14 days, since their people come by when
 * they can) in which nobody spoke for so long and nobody is now, and tables
 * whose decks were not all submitted two weeks after the last pick. Answers the ids of the tables that changed.
 */
export async function closeLeftTables(
  db: Database,
  nowMs: number,
  isWatched: (draftId: string) => boolean,
): Promise<string[]> {
  const left = await db.query<{ id: string }>(
    `select id from draft d, lateral (select case when d.settings->>'clock' = 'correspondence' then $2::timestamptz
         else $1::timestamptz end as before) patience
     where status in ('lobby', 'countdown') and created_at < before
       and not exists (select 1 from chat_message c where c.draft_id = d.id and c.at >= before)`,
    [new Date(nowMs - LOBBY_MS), new Date(nowMs - CORRESPONDENCE_LOBBY_MS)],
  );
  const empty = left.map(({ id }) => id).filter((id) => !isWatched(id));
  const closed = await db.query<{ id: string }>(
    `update draft set status = 'cancelled', finished_at = $2
     where id = any($1) and status in ('lobby', 'countdown') returning id`,
    [empty, new Date(nowMs)],
  );
  const built = await db.query<{ id: string }>(
    "update draft set status = 'finished' where status = 'building' and finished_at < $1 returning id",
    [new Date(nowMs - BUILDING_MS)],
  );
  return [...closed, ...built].map(({ id }) => id);
}
