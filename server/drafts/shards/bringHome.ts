import { type TableStatus, tableStatusSchema } from '#contract/tables/tableRows.ts';
import type { Database, Sql } from '#server/db/database.ts';
import type { Shard } from '#server/db/shards/shards.ts';
import { noteHookFact } from '#server/hooks/hookFacts.ts';
import { atOneMoment } from '../running/loadDraft.ts';
import { isLive } from '../running/runningDraft.ts';
import { type MovedRow, type MovedTable, putRows, readRows } from './copyRows.ts';

interface InShard {
  readonly status: TableStatus;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  readonly rows: ReadonlyMap<MovedTable, readonly MovedRow[]>;
}

interface InMain {
  readonly status: string;
  readonly shard: string | null;
  readonly startedAt: Date | null;
  readonly isSolo: boolean;
}

async function readInShard({ db }: Shard, draftId: string, tables: readonly MovedTable[]) {
  return atOneMoment(db, async (sql): Promise<InShard | null> => {
    const [draft] = await sql.query<{ status: string; startedAt: Date | null; finishedAt: Date | null }>(
      'select status, started_at as "startedAt", finished_at as "finishedAt" from draft where id = $1',
      [draftId],
    );
    if (!draft) return null;
    const rows = new Map<MovedTable, MovedRow[]>();
    for (const table of tables) rows.set(table, await readRows(sql, table, draftId));
    return { ...draft, status: tableStatusSchema.parse(draft.status), rows };
  });
}

/** The end of a draft, as its last commit writes it where there is one database. */
async function storeEnd(tx: Sql, draftId: string, { status, finishedAt }: InShard, isSolo: boolean) {
  const endedAt = finishedAt ?? new Date();
  await tx.query('delete from deadline where draft_id = $1', [draftId]);
  await tx.query(
    'update draft set status = $2, finished_at = coalesce(finished_at, $3), shard = null where id = $1',
    [draftId, status, endedAt],
  );
  if (status === 'building' && !isSolo)
    await noteHookFact(tx, { type: 'draft.finished', draftId }, endedAt.getTime());
}

/**
 * Copies to the main database what a shard has of a draft: rows of its log and its status; where it is over, it stands
 * there alone from then on, with the notice of its end. Does nothing where it is home already. `withClocks` copies
 * deadlines and wishes of a running draft, too, for a backup. No transaction spans both: done again it comes to the same.
 */
export async function bringHome(main: Database, shard: Shard, draftId: string, withClocks = false) {
  const tables: readonly MovedTable[] = withClocks
    ? ['draft_log', 'deadline', 'seat_hints']
    : ['draft_log', 'seat_hints'];
  const found = await readInShard(shard, draftId, tables);
  if (!found) return;
  await main.transaction(async (tx) => {
    const [known] = await tx.query<InMain>(
      // As an update locks it: one that is stronger would wait for the mirror, and the mirror for it.
      'select status, shard, started_at as "startedAt", is_solo as "isSolo" from draft where id = $1 for no key update',
      [draftId],
    );
    // After a restore a table may be started again: the shard's copy is then of another draft.
    if (known?.shard !== shard.id || known.startedAt?.getTime() !== found.startedAt?.getTime()) return;
    // Rows that the shard has lost, as by a failover, were followed by others there.
    if (!isLive(found)) await tx.query('delete from draft_log where draft_id = $1', [draftId]);
    await tx.query('delete from seat_hints where draft_id = $1', [draftId]);
    if (withClocks) await tx.query('delete from deadline where draft_id = $1', [draftId]);
    for (const [table, rows] of found.rows) await putRows(tx, table, rows);
    if (!isLive(found)) await storeEnd(tx, draftId, found, known.isSolo);
    else if (known.status !== found.status)
      await tx.query('update draft set status = $2 where id = $1', [draftId, found.status]);
  });
}
