import { type Reply, refused } from '#contract/refusals.ts';
import type { Database, Sql } from '../db/database.ts';
import { checkStart, startDraft } from './startDraft.ts';
import { readTable, type TableRecord } from './tableRecord.ts';

const done: Reply<null> = { ok: true, value: null };

/** The seat under which the end of a countdown stands among the deadlines. */
export const COUNTDOWN_SEAT = -1;

/** Announces the start in the caller's transaction; told again, it changes nothing. */
export async function beginCountdown(
  tx: Sql,
  table: TableRecord,
  memberId: string,
  { nowMs, countdownMs }: { nowMs: number; countdownMs: number },
): Promise<Reply<null>> {
  if (table.hostId !== memberId) return refused('notHost');
  if (table.status === 'countdown') return done;
  const checked = await checkStart(tx, table);
  if (!checked.ok) return checked;
  await tx.query("update draft set status = 'countdown' where id = $1", [table.draftId]);
  await tx.query(
    `insert into deadline (draft_id, seat, due_at, pack_id, pick_number, total_seconds) values ($1, $2, $3, '', 0, $4)
     on conflict (draft_id, seat) do update set due_at = excluded.due_at`,
    [table.draftId, COUNTDOWN_SEAT, new Date(nowMs + countdownMs), Math.round(countdownMs / 1000)],
  );
  return done;
}

/** Takes an announced start back, in the caller's transaction; `why` stands in the lobby. */
export async function backToLobby(tx: Sql, draftId: string, why: string | null = null): Promise<void> {
  await tx.query("update draft set status = 'lobby' where id = $1 and status = 'countdown'", [draftId]);
  await tx.query('delete from deadline where draft_id = $1 and seat = $2', [draftId, COUNTDOWN_SEAT]);
  if (why !== null)
    await tx.query("update draft set settings = jsonb_set(settings, '{changed}', $2::jsonb) where id = $1", [
      draftId,
      JSON.stringify(why),
    ]);
}

/** Starts a table at once: a solo table as soon as it is made. */
export function startAtOnce(db: Database, draftId: string, nowMs: number): Promise<Reply<null>> {
  return db.transaction(async (tx) => {
    const table = await readTable(tx, draftId, true);
    return table ? startDraft(tx, table, nowMs) : refused('notFound');
  });
}

/**
 * Starts a table whose countdown has ended. One that was called off meanwhile, or started by another process, stays as
 * it is (`notStarted`); one that cannot start goes back to the lobby and says why.
 */
export function startAfterCountdown(db: Database, draftId: string, nowMs: number): Promise<Reply<null>> {
  return db.transaction(async (tx) => {
    const table = await readTable(tx, draftId, true);
    if (table?.status !== 'countdown' || table.startsAtMs === null || table.startsAtMs > nowMs)
      return refused('notStarted');
    const started = await startDraft(tx, table, nowMs);
    if (!started.ok) await backToLobby(tx, draftId, started.message);
    return started;
  });
}
