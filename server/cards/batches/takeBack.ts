import type { Database, Sql } from '../../db/database.ts';
import { changeBatch } from './batchRecord.ts';
import { QUICK_KINDS, SLOW_KINDS, shortSpans, spanOf, takeBackRows } from './putRows.ts';

const MOVED_ROWS = 40;
const TOLD_EVERY_MS = 200;

/**
 * Takes the cards of a batch away again in short statements, whatever of them is there; meanwhile tables are dealt the
 * game without them. Its packs and templates are the caller's.
 */
export async function takeBack(db: Database, batchId: string, nowMs: () => number): Promise<void> {
  let toldMs = nowMs();
  const tell = (done: number, total: number) =>
    changeBatch(db, batchId, {
      state: 'undoing',
      progress: { step: 'undoing', done, total, atMs: toldMs },
    });
  await tell(0, 0);
  for (const kind of SLOW_KINDS.toReversed()) {
    const span = await spanOf(db, batchId, kind);
    if (!span) continue;
    for (const part of shortSpans(span, MOVED_ROWS)) {
      await takeBackRows(db, batchId, kind, part);
      if (nowMs() - toldMs < TOLD_EVERY_MS) continue;
      toldMs = nowMs();
      await tell(part.last - span.first + 1, span.last - span.first + 1);
    }
  }
}

/** Takes the packs and templates of a batch back, in the caller's transaction. */
export async function takeBackQuickRows(tx: Sql, batchId: string): Promise<void> {
  for (const kind of QUICK_KINDS.toReversed()) {
    const span = await spanOf(tx, batchId, kind);
    if (span) await takeBackRows(tx, batchId, kind, span);
  }
}

const DROPPED_ROWS = 300;

/** Forgets the rows of a batch in short statements. */
export async function dropRows(sql: Sql, batchId: string): Promise<void> {
  for (;;) {
    const gone = await sql.query(
      `delete from import_row where batch_id = $1 and seq in
         (select seq from import_row where batch_id = $1 order by seq limit ${DROPPED_ROWS}) returning 1`,
      [batchId],
    );
    if (gone.length < DROPPED_ROWS) return;
  }
}

/** Forgets a batch and its rows. */
export async function dropBatch(sql: Sql, batchId: string): Promise<void> {
  await dropRows(sql, batchId);
  await sql.query('delete from import_batch where id = $1', [batchId]);
}
