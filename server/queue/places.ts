import { ABSENCE_SECONDS, type BotsWish } from '#contract/queue.ts';
import type { Sql } from '../db/database.ts';

/** A place in the queue as stored. */
export interface Place {
  readonly memberId: string;
  readonly gameId: string;
  readonly templateSlug: string;
  readonly seats: number;
  readonly bots: BotsWish;
  readonly joinedAt: Date;
  readonly matchId: string | null;
  readonly accepted: boolean;
}

/** A table that people were found for and are asked about. */
export interface Match {
  readonly id: string;
  readonly gameId: string;
  readonly templateSlug: string;
  readonly seats: number;
  readonly people: number;
  readonly dueAt: Date;
}

const PLACE = `select member_id as "memberId", game_id as "gameId", template_slug as "templateSlug", seats, bots,
  joined_at as "joinedAt", match_id as "matchId", accepted from queue_place`;
const MATCH =
  'select id, game_id as "gameId", template_slug as "templateSlug", seats, people, due_at as "dueAt" from queue_match';

/** All places, who waits longest first. */
export const readPlaces = (sql: Sql): Promise<Place[]> =>
  sql.query<Place>(`${PLACE} order by joined_at, member_id`);

export const readMatches = (sql: Sql): Promise<Match[]> => sql.query<Match>(`${MATCH} order by due_at, id`);

export async function readPlace(sql: Sql, memberId: string): Promise<Place | null> {
  return (await sql.query<Place>(`${PLACE} where member_id = $1`, [memberId]))[0] ?? null;
}

const QUEUE_LOCK = 7_270_421;

/** Whoever changes the queue holds this until the transaction ends: one change at a time, over all processes. */
export const lockQueue = (tx: Sql) => tx.query('select pg_advisory_xact_lock($1)', [QUEUE_LOCK]);

/** Puts somebody into a queue, behind all who wait there; in the queue one sits in already only the wish changes. */
export async function putPlace(
  tx: Sql,
  { memberId, gameId, templateSlug, seats, bots }: Omit<Place, 'joinedAt' | 'matchId' | 'accepted'>,
  nowMs: number,
): Promise<void> {
  await tx.query(
    `insert into queue_place as p (member_id, game_id, template_slug, seats, bots, joined_at, seen_at)
     values ($1, $2, $3, $4, $5, $6, $6)
     on conflict (member_id) do update set bots = excluded.bots, seen_at = excluded.seen_at, seats = excluded.seats,
       joined_at = case when (p.game_id, p.template_slug) = (excluded.game_id, excluded.template_slug)
         then p.joined_at else excluded.joined_at end,
       game_id = excluded.game_id, template_slug = excluded.template_slug`,
    [memberId, gameId, templateSlug, seats, bots, new Date(nowMs)],
  );
}

export async function removePlaces(tx: Sql, memberIds: readonly string[]): Promise<void> {
  await tx.query('delete from queue_place where member_id = any($1)', [memberIds]);
}

/** Gives up the places of people who wait and are not here any more; tells whether there were any. */
export async function removeAbsent(tx: Sql, nowMs: number): Promise<boolean> {
  const before = new Date(nowMs - ABSENCE_SECONDS * 1000);
  const gone = await tx.query(
    'delete from queue_place where match_id is null and seen_at < $1 returning member_id',
    [before],
  );
  return gone.length > 0;
}

/** These people are here now. */
export async function markSeen(sql: Sql, memberIds: readonly string[], nowMs: number): Promise<void> {
  await sql.query('update queue_place set seen_at = $2 where member_id = any($1) and seen_at < $2', [
    memberIds,
    new Date(nowMs),
  ]);
}

/** Asks these people whether they are there; who is in `there` has said so. */
export async function storeMatch(tx: Sql, match: Match, people: readonly Place[], there: readonly string[]) {
  const { id, gameId, templateSlug, seats, dueAt } = match;
  await tx.query(
    'insert into queue_match (id, game_id, template_slug, seats, people, due_at) values ($1, $2, $3, $4, $5, $6)',
    [id, gameId, templateSlug, seats, match.people, dueAt],
  );
  await tx.query(
    'update queue_place set match_id = $1, accepted = (member_id = any($3)) where member_id = any($2)',
    [id, people.map(({ memberId }) => memberId), there],
  );
}

/** Lets everybody of a match wait again where they were. */
export async function dissolve(tx: Sql, matchId: string): Promise<void> {
  await tx.query('update queue_place set match_id = null, accepted = false where match_id = $1', [matchId]);
  await tx.query('delete from queue_match where id = $1', [matchId]);
}

export async function acceptMatch(tx: Sql, memberId: string): Promise<void> {
  await tx.query('update queue_place set accepted = true where member_id = $1', [memberId]);
}
