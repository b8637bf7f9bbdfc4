import type { Database, Sql } from '#server/db/database.ts';
import type { Due } from '../running/runningDraft.ts';
import { dueAfterStandstill } from './deadlines.ts';
import { GRACE_MS } from './dueSweep.ts';
import { hurryMoment } from './noticeMoments.ts';

/** How often a process says that it is there. */
export const HEARTBEAT_MS = 1000;
/** With several processes, a silence of all of them for longer than this was an absence. */
const AWAY_MS = 3000;
/** After an absence nobody's clock at a live table runs out sooner than this, so that people have come back. */
const SOONEST_MS = 5000;

/** Whether so many milliseconds between two signs of life, or a clock set back by them, mean that nobody was there. */
export const isAbsence = (ms: number): boolean => Math.abs(ms) > AWAY_MS;

/** Says in a database that a process is there. Goes before what waits: a server that is busy is not away. */
export async function beat(db: Database, nowMs: number) {
  await db.queryOften(
    'beat',
    `insert into secret (name, value) values ('alive', $1)
     on conflict (name) do update set value = greatest(secret.value::bigint, excluded.value::bigint)::text`,
    [String(nowMs)],
  );
}

const IS_RUNNING = "draft_id in (select id from draft where status in ('drafting', 'countdown'))";
const HAS_QUIET_HOURS = "coalesce(jsonb_typeof(correspondent->'quiet') = 'object', false)";

/** Of the lost time only what was not quiet is given back, and it is not given in quiet hours. */
async function moveAroundQuietHours(tx: Sql, fromMs: number, toMs: number) {
  const rows = await tx.query<{ draft_id: string; seat: number; due_at: Date } & Pick<Due, 'correspondent'>>(
    `select draft_id, seat, due_at, correspondent from deadline where ${IS_RUNNING} and ${HAS_QUIET_HOURS}
     order by draft_id, seat for update`,
  );
  for (const { draft_id, seat, due_at, correspondent } of rows) {
    const dueAtMs = dueAfterStandstill({ dueAtMs: due_at.getTime(), correspondent }, fromMs, toMs);
    const hurryAtMs = hurryMoment({ dueAtMs, correspondent }, toMs);
    await tx.query(
      `update deadline set due_at = $3, hurry_at = case when hurry_at is null then null else $4::timestamptz end
       where draft_id = $1 and seat = $2`,
      [draft_id, seat, new Date(dueAtMs), hurryAtMs === null ? null : new Date(hurryAtMs)],
    );
  }
}

/** While no server was there nobody could be seen in the queue, nor answer. */
async function keepQueue(tx: Sql, lostMs: number) {
  for (const [table, moment] of [
    ['queue_match', 'due_at'],
    ['queue_place', 'seen_at'],
  ])
    await tx.query(`update ${table} set ${moment} = ${moment} + make_interval(secs => $1)`, [lostMs / 1000]);
}

/**
 * Gives back the time that no server was there to every running clock of a database, once, whichever process does it; answers it in
 * milliseconds. An embedded database has one server alone, so that any time since its last heartbeat was lost. A clock that
 * was set back is followed by the deadlines: the answer is below zero then.
 */
export async function giveBackLostTime(db: Database, nowMs: number): Promise<number> {
  await db.query("insert into secret (name, value) values ('alive', $1) on conflict do nothing", [
    String(nowMs),
  ]);
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ value: string }>(
      "select value from secret where name = 'alive' for update",
    );
    const lostMs = row ? nowMs - Number(row.value) : 0;
    if (lostMs <= 0 && lostMs > -AWAY_MS) return 0;
    await tx.query("update secret set value = $1 where name = 'alive'", [String(nowMs)]);
    if (db.kind === 'server' && Math.abs(lostMs) < AWAY_MS) return 0;
    await tx.query(
      `update deadline set due_at = due_at + make_interval(secs => $1), hurry_at = hurry_at + make_interval(secs => $1)
       where ${IS_RUNNING} and not ${HAS_QUIET_HOURS}`,
      [lostMs / 1000],
    );
    await tx.query(
      `update deadline set due_at = $1
       where ${IS_RUNNING} and correspondent is null and seat >= 0 and due_at < $1`,
      [new Date(nowMs + SOONEST_MS - GRACE_MS)],
    );
    await moveAroundQuietHours(tx, nowMs - lostMs, nowMs);
    await keepQueue(tx, lostMs);
    return lostMs;
  });
}
