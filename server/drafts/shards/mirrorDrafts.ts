import type { Database } from '#server/db/database.ts';
import type { Shard } from '#server/db/shards/shards.ts';
import { bringHome } from './bringHome.ts';
import { type MovedRow, putRows } from './copyRows.ts';

/** How far the main database may be behind the logs of running drafts. */
export const MIRROR_MS = 5000;
/** How often what is over, or known nowhere else, is looked for in a shard. */
const FORGET_MS = 60_000;
/** A finished draft stays in its shard this long, so that a process with an old room finds out that it is over. */
const KEPT_MS = 3_600_000;
const DRAFTS_AT_ONCE = 200;

interface Stand {
  readonly id: string;
  readonly status: string;
  readonly version: number;
  /** Of which start it is, in seconds since 1970. */
  readonly started: number | null;
}

const STAND = `select d.id, d.status, extract(epoch from d.started_at)::float8 as started,
  coalesce((select max(l.seq) from draft_log l where l.draft_id = d.id), 0)::int as version from draft d`;
const NEW_ROWS = `select to_jsonb(l) as row from draft_log l
  join jsonb_to_recordset($1::jsonb) as had(id text, version int) on l.draft_id = had.id and l.seq > had.version
  order by l.draft_id, l.seq`;

/** Whether it is this process's turn to do what one of them does every so often. */
async function takeTurn(main: Database, name: string, everyMs: number, nowMs: number): Promise<boolean> {
  const taken = await main.query(
    `insert into secret (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value
     where secret.value::bigint not between $2::bigint - $3::bigint + 1 and $2::bigint returning name`,
    [name, String(nowMs), String(everyMs)],
  );
  return taken.length > 0;
}

async function mirrorSome(main: Database, shard: Shard, known: readonly Stand[]) {
  const knownOf = new Map(known.map((stand) => [stand.id, stand]));
  const stands = await shard.db.query<Stand>(`${STAND} where d.id = any($1)`, [[...knownOf.keys()]]);
  const behind: Stand[] = [];
  const turned: string[] = [];
  for (const stand of stands) {
    const had = knownOf.get(stand.id);
    if (!had || had.started !== stand.started) continue;
    if (had.status !== stand.status) turned.push(stand.id);
    else if (had.version < stand.version) behind.push(had);
    // The shard has lost rows, as by a failover: it goes on from those that it has.
    else if (had.version > stand.version)
      await main.query('delete from draft_log where draft_id = $1 and seq > $2', [stand.id, stand.version]);
  }
  await bringAllHome(main, shard, turned);
  if (behind.length === 0) return;
  const rows = await shard.db.query<{ row: MovedRow }>(NEW_ROWS, [JSON.stringify(behind)]);
  await putRows(
    main,
    'draft_log',
    rows.map(({ row }) => row),
  );
}

/** One that cannot be brought keeps no other from it; its fault is thrown when all were tried. */
async function bringAllHome(main: Database, shard: Shard, draftIds: readonly string[]) {
  const faults: unknown[] = [];
  for (const id of draftIds) await bringHome(main, shard, id).catch((fault: unknown) => faults.push(fault));
  if (faults.length > 0) throw faults[0];
}

/** Brings the main database up to date with what a shard has; one process at a time does so. */
export async function mirrorDrafts(main: Database, shard: Shard, nowMs: number): Promise<void> {
  if (!(await takeTurn(main, `mirrored ${shard.id}`, MIRROR_MS, nowMs))) return;
  const known = await main.query<Stand>(`${STAND} where d.shard = $1 order by d.id`, [shard.id]);
  for (let first = 0; first < known.length; first += DRAFTS_AT_ONCE)
    await mirrorSome(main, shard, known.slice(first, first + DRAFTS_AT_ONCE));
}

/**
 * Ends in a shard what the main database does not look for there, as after a restore, and forgets what has been over for
 * an hour, when it is home.
 */
export async function forgetDrafts(main: Database, shard: Shard, nowMs: number): Promise<void> {
  if (!(await takeTurn(main, `forgot ${shard.id}`, FORGET_MS, nowMs))) return;
  const there = await shard.db.query<{ id: string; isLive: boolean; isOld: boolean }>(
    `select id, status in ('drafting', 'paused') as "isLive", coalesce(finished_at, created_at) < $1 as "isOld" from draft`,
    [new Date(nowMs - KEPT_MS)],
  );
  // Read after it: a draft is in the main database before it is in a shard.
  const known = await main.query<{ id: string }>('select id from draft where shard = $1', [shard.id]);
  const isKnown = new Set(known.map(({ id }) => id));
  const unknown = there.filter(({ id }) => !isKnown.has(id));
  await shard.db.query("update draft set status = 'cancelled', finished_at = $2 where id = any($1)", [
    unknown.filter(({ isLive }) => isLive).map(({ id }) => id),
    new Date(nowMs),
  ]);
  await shard.db.query('delete from draft where id = any($1)', [
    unknown.filter(({ isLive, isOld }) => !isLive && isOld).map(({ id }) => id),
  ]);
  await bringAllHome(
    main,
    shard,
    there.filter(({ id, isLive }) => !isLive && isKnown.has(id)).map(({ id }) => id),
  );
}

/** Copies every running draft of a shard with its clocks, so that a backup of the main database holds them all. */
export async function copyAll(main: Database, shard: Shard): Promise<void> {
  const known = await main.query<{ id: string }>('select id from draft where shard = $1', [shard.id]);
  for (const { id } of known) await bringHome(main, shard, id, true);
}
