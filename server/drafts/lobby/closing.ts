import type { Database } from '#server/db/database.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const LOBBY_MS = DAY_MS;
const CORRESPONDENCE_LOBBY_MS = 14 * DAY_MS;
const BUILDING_MS = 14 * DAY_MS;
/** Each process says every hour which lobbies are looked at through it. */
const WATCHED_MS = 2 * HOUR_MS;

/** Somebody looks at these tables now: none of them that is a lobby is closed by any process. */
export async function markWatched(db: Database, draftIds: readonly string[], nowMs: number): Promise<void> {
  await db.query("update draft set watched_at = $2 where id = any($1) and status in ('lobby', 'countdown')", [
    draftIds,
    new Date(nowMs),
  ]);
}

/**
 * Closes what was left: lobbies older than 24 hours (of correspondence tables 14 days, since their people come by when
 * they can) in which nobody spoke for so long and at which nobody looks, through whichever process, and tables
 * whose decks were not all submitted two weeks after the last pick. Answers the ids of the tables that changed.
 */
export async function closeLeftTables(db: Database, nowMs: number): Promise<string[]> {
  const closed = await db.query<{ id: string }>(
    `update draft set status = 'cancelled', finished_at = $3
     where status in ('lobby', 'countdown') and (watched_at is null or watched_at < $4) and id in
       (select id from draft d, lateral (select case when d.settings->>'clock' = 'correspondence' then $2::timestamptz
          else $1::timestamptz end as before) patience
        where status in ('lobby', 'countdown') and created_at < before
          and not exists (select 1 from chat_message c where c.draft_id = d.id and c.at >= before))
     returning id`,
    [
      new Date(nowMs - LOBBY_MS),
      new Date(nowMs - CORRESPONDENCE_LOBBY_MS),
      new Date(nowMs),
      new Date(nowMs - WATCHED_MS),
    ],
  );
  const built = await db.query<{ id: string }>(
    "update draft set status = 'finished' where status = 'building' and finished_at < $1 returning id",
    [new Date(nowMs - BUILDING_MS)],
  );
  return [...closed, ...built].map(({ id }) => id);
}
