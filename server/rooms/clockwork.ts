import type { Database } from '../db/database.ts';
import type { Tables } from './tables.ts';

const SWEEP_MS = 200;
const HEARTBEAT_MS = 1000;
/** A server that was silent for longer than this was away. */
const AWAY_MS = 3000;

async function beat(db: Database, nowMs: number) {
  await db.query(
    "insert into secret (name, value) values ('alive', $1) on conflict (name) do update set value = excluded.value",
    [String(nowMs)],
  );
}

/** Gives back the time that no server was there to every running clock; answers it in milliseconds. */
export async function giveBackLostTime(db: Database, nowMs: number): Promise<number> {
  const [row] = await db.query<{ value: string }>("select value from secret where name = 'alive'");
  const lostMs = row ? nowMs - Number(row.value) : 0;
  if (lostMs < AWAY_MS) return 0;
  await db.query(
    `update deadline set due_at = due_at + make_interval(secs => $1)
     where seat >= 0 and draft_id in (select id from draft where status = 'drafting')`,
    [lostMs / 1000],
  );
  return lostMs;
}

/** Starts the sweep of due picks and the heartbeat; the returned function ends both. */
export function startClockwork(
  db: Database,
  tables: Tables,
  now: () => number,
  onFault: (fault: unknown) => void,
) {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let beatAtMs = 0;

  async function tick() {
    try {
      await tables.sweep();
      if (now() - beatAtMs >= HEARTBEAT_MS) {
        beatAtMs = now();
        await beat(db, beatAtMs);
      }
    } catch (fault) {
      onFault(fault);
    }
    if (!isStopped) timer = setTimeout(tick, SWEEP_MS);
  }
  timer = setTimeout(tick, SWEEP_MS);

  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
