import type { Database } from '../../db/database.ts';
import { changeBatch, readBatch } from './batchRecord.ts';
import { dropBatch, dropRows, takeBack, takeBackQuickRows } from './takeBack.ts';
import { finishUndo } from './undoBatch.ts';

/** A process that is at work on a batch says so at least this often. */
const SILENT_MS = 5 * 60_000;
const UNSTORED_KEPT_MS = 24 * 3_600_000;
/** As long as an import can be undone, and redone after that. */
export const ROWS_KEPT_MS = 30 * 86_400_000;

interface Left {
  readonly id: string;
  readonly state: 'reading' | 'storing' | 'undoing';
  readonly wasStored: boolean;
  readonly gameId: string | null;
  readonly isNewGame: boolean;
}

const LEFT = `select b.id, b.state, b.stored_at is not null as "wasStored", b.game_id as "gameId",
    coalesce(b.definition->'before' = 'null'::jsonb, false) as "isNewGame"
  from import_batch b where b.state in ('reading', 'storing', 'undoing')
    and coalesce((b.progress->>'atMs')::float8, 0) < $1`;

/** Fetched imports whose process went before it could store them wait for somebody to look. */
const WAITING = `update import_batch set source = source - 'isOnItsWay', version = version + 1
  where state = 'ready' and source->'isOnItsWay' = 'true'::jsonb and created_at < $1`;

/**
 * Ends what processes that are gone left half done: half stored imports go, half undone ones are undone. Forgets imports
 * that nobody stored within a day, and after 30 days the rows by which one can be undone. `isAlone`: no other process
 * works on this database, so that nothing that is under way can be anybody's.
 */
export async function sweepBatches(db: Database, nowMs: number, isAlone = false): Promise<void> {
  const left = await db.query<Left>(LEFT, [isAlone ? nowMs + 1 : nowMs - SILENT_MS]);
  for (const batch of left) await clear(db, batch, nowMs);
  await db.query(WAITING, [new Date(isAlone ? nowMs + 1 : nowMs - SILENT_MS)]);
  const old = await db.query<{ id: string }>(
    "select id from import_batch where state in ('ready', 'refused') and created_at < $1",
    [new Date(nowMs - UNSTORED_KEPT_MS)],
  );
  for (const { id } of old) await dropBatch(db, id);
  const settled = await db.query<{ id: string }>(
    `select b.id from import_batch b where b.state in ('done', 'undone') and b.created_at < $1
       and exists (select 1 from import_row r where r.batch_id = b.id)`,
    [new Date(nowMs - ROWS_KEPT_MS)],
  );
  for (const { id } of settled) await dropRows(db, id);
}

async function clear(db: Database, { id, state, wasStored, gameId, isNewGame }: Left, nowMs: number) {
  if (state === 'reading') return dropBatch(db, id);
  await takeBack(db, id, () => nowMs);
  if (wasStored) {
    await db.transaction((tx) => takeBackQuickRows(tx, id));
    const batch = await readBatch(db, id);
    if (batch) await finishUndo(db, batch, nowMs);
    return;
  }
  if (isNewGame) await changeBatch(db, id, { gameId: null });
  await dropBatch(db, id);
  if (isNewGame) await db.query("delete from game where id = $1 and status = 'draft'", [gameId]);
}
