import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/db/open.ts';

/** Longer than this nobody waits for their turn: they are told to come back. */
const LONGEST_WAIT_MS = 20_000;
/** However long a source wants to be left alone, it is looked at again after an hour. */
const LONGEST_REST_MS = 3_600_000;

const MS = "interval '1 millisecond'";

const TAKE = `insert into source_turn as kept (source, next_at) values ($1, clock_timestamp() + $2 * ${MS})
  on conflict (source) do update set next_at = greatest(kept.next_at, clock_timestamp()) + $2 * ${MS}
    where kept.next_at <= clock_timestamp() + $3 * ${MS}
  returning greatest(0, extract(epoch from next_at - $2 * ${MS} - clock_timestamp()) * 1000)::int as wait`;

const REST = `insert into source_turn as kept (source, next_at) values ($1, clock_timestamp() + $2 * ${MS})
  on conflict (source) do update set next_at = greatest(kept.next_at, excluded.next_at)`;

/**
 * Waits for a turn to ask a source: one queue for all processes, by the clock of the database. Answers false where the
 * queue is longer than 20 seconds or the source asked for more rest than that; nothing is taken then.
 */
export async function waitForTurn(
  db: Database,
  { id, everyMs }: { readonly id: string; readonly everyMs: number },
  signal?: AbortSignal,
): Promise<boolean> {
  const [turn] = await db.query<{ wait: number }>(TAKE, [id, everyMs, LONGEST_WAIT_MS]);
  if (!turn) return false;
  await pause(turn.wait, undefined, { ...(signal && { signal }) });
  return true;
}

/** Leaves a source alone for as long as it asked for, in all processes. */
export async function restFrom(db: Database, id: string, forMs: number): Promise<void> {
  await db.query(REST, [id, Math.min(LONGEST_REST_MS, Math.ceil(forMs))]);
}
