import { randomInt } from 'node:crypto';
import { createBackoff } from '../backoff.ts';
import type { Database, Sql } from '../db/database.ts';
import { asAway, DatabaseAwayError } from '../db/databaseAway.ts';
import { fillWithBots } from '../drafts/lobby/lobby.ts';
import { announceStart } from '../drafts/lobby/starting.ts';
import { readTable, type TableRecord } from '../drafts/tableRecord.ts';

/** How long a table that the queue formed waits for its people's browsers before it starts without their numbers. */
export const GATHER_MS = 20_000;

/** How long a table that could not be started is left alone at first, and at most. */
const REST_AFTER_FAULT_MS = 5000;
const LONGEST_REST_MS = 3_600_000;

/** How long a table of an event waits for the same: people come to it from another page. */
export const EVENT_GATHER_MS = 60_000;

const IS_OF_EVENT = 'exists (select 1 from event_table e where e.draft_id = d.id)';

/** SQL for the tables that start by themselves. */
export const GATHERING = `select 1 from draft d where (d.host_id is null or ${IS_OF_EVENT}) and d.status = 'lobby'`;

const DUE = `select d.id from draft d where (d.host_id is null or ${IS_OF_EVENT}) and d.status = 'lobby'
  and (greatest(d.created_at + case when d.host_id is null then interval '0' else $2::interval end, (select max(v.at) from seal_void v where v.draft_id = d.id)) <= $1
    or not exists (select 1 from seat s where s.draft_id = d.id and s.kind = 'member' and s.nonce_commitment is null))
    and d.id <> all($3::text[])
  order by d.created_at limit 50`;

const chance = () => randomInt(2 ** 32) / 2 ** 32;

/** Bots take the seats of those who left; a table that all have left, or that cannot start, ends. */
async function begin(tx: Sql, table: TableRecord, times: { nowMs: number; countdownMs: number }) {
  const isEmpty = table.seats.every(({ kind }) => kind !== 'member');
  if (!isEmpty) {
    await fillWithBots({ sql: tx, table, memberId: '', nowMs: times.nowMs, chance, tell: () => {} });
    const filled = await readTable(tx, table.draftId);
    const announced = filled && (await announceStart(tx, filled, times));
    if (announced?.ok) return;
    await tx.query("update draft set settings = jsonb_set(settings, '{changed}', $2::jsonb) where id = $1", [
      table.draftId,
      JSON.stringify(announced?.message ?? ''),
    ]);
  }
  await tx.query("update draft set status = 'cancelled', finished_at = $2 where id = $1", [
    table.draftId,
    new Date(times.nowMs),
  ]);
}

export interface QueuedStartsPorts {
  readonly db: Database;
  readonly now: () => number;
  readonly countdownMs: number;
  readonly onFault: (fault: unknown) => void;
}

/**
 * Lets tables that the queue formed, and those of events, start by themselves: as soon as every browser has committed, or
 * when they waited long enough for that. The function answers the ids of those that changed; a table whose start throws is
 * told and left alone for longer and longer, and keeps no other from starting.
 */
export function createQueuedStarts({
  db,
  now,
  countdownMs,
  onFault,
}: QueuedStartsPorts): () => Promise<string[]> {
  const backoff = createBackoff(REST_AFTER_FAULT_MS, LONGEST_REST_MS);
  const longer = `${EVENT_GATHER_MS - GATHER_MS} milliseconds`;

  const beginOne = (draftId: string, nowMs: number) =>
    db.transaction(async (tx) => {
      const table = await readTable(tx, draftId, true);
      if (table?.status !== 'lobby' || (table.hostId !== null && table.event === null)) return false;
      await begin(tx, table, { nowMs, countdownMs });
      return true;
    });

  return async () => {
    const nowMs = now();
    const since = new Date(nowMs - GATHER_MS);
    const due = await db.query<{ id: string }>(DUE, [since, longer, backoff.waiting(nowMs)]);
    const begun: string[] = [];
    for (const { id } of due) {
      try {
        if (await beginOne(id, nowMs)) begun.push(id);
        backoff.well(id);
      } catch (fault) {
        onFault(fault);
        if (asAway(fault) instanceof DatabaseAwayError) break;
        backoff.failed(id, nowMs);
      }
    }
    return begun;
  };
}
