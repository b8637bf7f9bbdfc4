import { type Reply, refused } from '#contract/refusals.ts';
import type { Database, Sql } from '#server/db/database.ts';
import { readTable, type TableRecord } from '../tableRecord.ts';
import { storeLobbyEvents } from './lobbyEvents.ts';
import { awaitedSeats, lockTable, type Reason, type SealPorts, unlockTable, voidSeal } from './sealing.ts';
import { checkStart, startDraft } from './startDraft.ts';

const done: Reply<null> = { ok: true, value: null };

/** The seat under which the end of a countdown stands among the deadlines. */
export const COUNTDOWN_SEAT = -1;

/** How long after the countdown the browsers may tell their nonces. */
export const REVEAL_MS = 10_000;

/** Announces the start for the host in the caller's transaction; told again, it changes nothing. */
export async function beginCountdown(
  tx: Sql,
  table: TableRecord,
  memberId: string,
  times: { nowMs: number; countdownMs: number },
): Promise<Reply<null>> {
  if (table.hostId !== memberId) return refused('notHost');
  return table.status === 'countdown' ? done : announceStart(tx, table, times);
}

/** Locks the seal of a table in the lobby and lets its countdown begin, in the caller's transaction. */
export async function announceStart(
  tx: Sql,
  table: TableRecord,
  { nowMs, countdownMs }: { nowMs: number; countdownMs: number },
): Promise<Reply<null>> {
  const checked = await checkStart(tx, table);
  if (!checked.ok) return checked;
  await lockTable(tx, table, checked.value);
  await tx.query("update draft set status = 'countdown' where id = $1", [table.draftId]);
  await tx.query(
    `insert into deadline (draft_id, seat, due_at, pack_id, pick_number, total_seconds) values ($1, $2, $3, '', 0, $4)
     on conflict (draft_id, seat) do update set due_at = excluded.due_at`,
    [table.draftId, COUNTDOWN_SEAT, new Date(nowMs + countdownMs), Math.round(countdownMs / 1000)],
  );
  await storeLobbyEvents(tx, table.draftId, [{ type: 'startAnnounced' }]);
  return done;
}

/** Takes an announced start back, in the caller's transaction; `why` stands in the lobby. */
export async function backToLobby(tx: Sql, draftId: string, why: string | null = null): Promise<void> {
  await unlockTable(tx, draftId);
  await tx.query("update draft set status = 'lobby' where id = $1 and status = 'countdown'", [draftId]);
  await tx.query('delete from deadline where draft_id = $1 and seat = $2', [draftId, COUNTDOWN_SEAT]);
  if (why !== null)
    await tx.query(
      "update draft set settings = jsonb_set(settings - 'changedSettings', '{changed}', $2::jsonb) where id = $1",
      [draftId, JSON.stringify(why)],
    );
  await storeLobbyEvents(tx, draftId, [{ type: 'startCalledOff', words: why }]);
}

/** Starts a table at once: a solo table as soon as it is made. */
export function startAtOnce(db: Database, draftId: string, nowMs: number): Promise<Reply<null>> {
  return db.transaction(async (tx) => {
    const table = await readTable(tx, draftId, true);
    return table ? startDraft(tx, table, nowMs) : refused('notFound');
  });
}

/** Asks the browsers for their nonces: the countdown is over, the packs are not dealt yet. */
async function askForNonces(tx: Sql, { draftId }: TableRecord, nowMs: number): Promise<void> {
  await tx.query('update draft set revealing_since = $2 where id = $1', [draftId, new Date(nowMs)]);
  await tx.query('update deadline set due_at = $3 where draft_id = $1 and seat = $2', [
    draftId,
    COUNTDOWN_SEAT,
    new Date(nowMs + REVEAL_MS),
  ]);
}

/** Throws the seal of an announced start away, in the caller's transaction; the lobby says why. */
export async function callOff(
  tx: Sql,
  table: TableRecord,
  ports: SealPorts,
  reason: Reason,
): Promise<string> {
  const why = await voidSeal(tx, table, ports, reason);
  await backToLobby(tx, table.draftId, why);
  return why;
}

/**
 * Starts a table whose nonces are all told, in the caller's transaction. One that cannot start goes back to the lobby, and
 * its seal is thrown away, since the nonces are known now.
 */
export async function startLocked(tx: Sql, table: TableRecord, ports: SealPorts): Promise<Reply<'started'>> {
  const started = await startDraft(tx, table, ports.nowMs);
  if (started.ok) return { ok: true, value: 'started' };
  await callOff(tx, table, ports, { kind: 'undealt' });
  return started;
}

/**
 * Goes on with a table whose countdown has ended: asks for nonces that are committed to, starts when all are told, and
 * calls the start off when one did not come in time. One that was called off meanwhile, or that another process took on,
 * stays as it is (`notStarted`).
 */
export function startAfterCountdown(
  db: Database,
  draftId: string,
  ports: SealPorts,
): Promise<Reply<'started' | 'asked' | 'calledOff'>> {
  const { nowMs } = ports;
  return db.transaction(async (tx) => {
    const table = await readTable(tx, draftId, true);
    const dueAtMs = table?.revealByMs ?? table?.startsAtMs ?? null;
    if (table?.status !== 'countdown' || dueAtMs === null || dueAtMs > nowMs) return refused('notStarted');
    if (awaitedSeats(table).length === 0) return startLocked(tx, table, ports);
    const isLate = table.revealByMs !== null;
    if (isLate) await callOff(tx, table, ports, { kind: 'late' });
    else await askForNonces(tx, table, nowMs);
    return { ok: true, value: isLate ? 'calledOff' : 'asked' };
  });
}
