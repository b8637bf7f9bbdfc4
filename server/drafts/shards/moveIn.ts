import type { Database } from '#server/db/database.ts';
import { atOneMoment } from '../running/loadDraft.ts';
import { type MovedTable, putRows, readRows } from './copyRows.ts';

const MOVED: readonly MovedTable[] = ['draft_log', 'deadline', 'seat_hints'];

/** The row that rows of the log and clocks belong to; what else is known of the draft stays in the main database. */
const KNOWN_DRAFT = `insert into draft (id, code, game_id, name, status, settings, template, seed, seed_hash, seats, is_solo,
    created_at, started_at)
  values ($1, $1, '', '', $2, '{}', '{}', ''::bytea, '', 0, $3, $4, $5) on conflict do nothing returning id`;
/** What is left there of a start that the main database has forgotten, as after a restore. */
const DROP_OTHER_START = 'delete from draft where id = $1 and started_at is distinct from $2';

const AT_START = 'select status, is_solo, created_at, started_at from draft where id = $1 and shard = $2';
/** Nobody could act before it was there, so that clocks begin now. */
const BEGIN_CLOCKS = `update deadline set begun_at = $2, due_at = $2::timestamptz + make_interval(secs => total_seconds)
  where draft_id = $1`;

interface AtStart {
  readonly status: string;
  readonly is_solo: boolean;
  readonly created_at: Date;
  readonly started_at: Date | null;
}

/**
 * Copies a draft that has just started from the main database to the shard it was put in; does nothing where it is there.
 * Any number of processes may do so at once, and one that dies meanwhile leaves it to the next.
 */
export async function moveIn(
  main: Database,
  shard: { readonly id: string; readonly db: Database },
  draftId: string,
  nowMs: number,
): Promise<void> {
  const found = await atOneMoment(main, async (sql) => {
    const [draft] = await sql.query<AtStart>(AT_START, [draftId, shard.id]);
    if (!draft) return null;
    const rows = [];
    for (const table of MOVED) rows.push({ table, rows: await readRows(sql, table, draftId) });
    return { draft, rows };
  });
  if (!found) return;
  const { status, is_solo, created_at, started_at } = found.draft;
  const isNew = await shard.db.transaction(async (tx) => {
    await tx.query(DROP_OTHER_START, [draftId, started_at]);
    const added = await tx.query(KNOWN_DRAFT, [draftId, status, is_solo, created_at, started_at]);
    if (added.length === 0) return false;
    for (const { table, rows } of found.rows) await putRows(tx, table, rows);
    await tx.query(BEGIN_CLOCKS, [draftId, new Date(nowMs)]);
    return true;
  });
  if (isNew && (await hasLeft(main, shard.id, draftId)))
    await shard.db.query("update draft set status = 'cancelled' where id = $1", [draftId]);
  await main.query(
    'delete from deadline using draft d where d.id = deadline.draft_id and d.id = $1 and d.shard = $2',
    [draftId, shard.id],
  );
}

/** Between reading and copying a draft it may have ended, and been forgotten in the shard: nobody may go on with the copy. */
const hasLeft = async (main: Database, shardId: string, draftId: string): Promise<boolean> =>
  (await main.query(AT_START, [draftId, shardId])).length === 0;
