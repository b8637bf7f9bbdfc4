import type { Database, Sql } from '#server/db/database.ts';
import type { Due } from '../running/runningDraft.ts';
import type { Tables } from '../tables.ts';
import { dueAfterStandstill } from './deadlines.ts';
import { GRACE_MS } from './dueSweep.ts';
import { hurryMoment } from './noticeMoments.ts';

const SWEEP_MS = 200;
const HEARTBEAT_MS = 1000;
const QUIET_CHECK_MS = 10_000;
const TELL_MS = 5000;
const QUEUE_MS = 500;
const HOUR_MS = 3_600_000;
/** A round at least this often where nothing is asked of the database and no clock runs. */
const IDLE_MS = 10_000;
/** By how much `asked` grows with the two questions of `findRest`. */
const OWN_QUESTIONS = 4;
/** With several processes, a silence of all of them for longer than this was an absence. */
const AWAY_MS = 3000;
/** After an absence nobody's clock at a live table runs out sooner than this, so that people have come back. */
const SOONEST_MS = 5000;

export interface ClockworkPorts {
  readonly db: Database;
  readonly tables: Pick<Tables, 'sweep' | 'nextDueMs' | 'clocksMoved' | 'giveUpQuiet' | 'closeLeft'>;
  readonly now: () => number;
  /** Looks whether the clock goes right, before anything is fired by it. */
  readonly settleClock?: () => Promise<void>;
  /** Lets tables of the draft queue form and start. */
  readonly sweepQueue: () => Promise<void>;
  /** Whether the draft queue waits for what the time brings. */
  readonly isQueueWaitedFor: () => Promise<boolean>;
  /** Tells what is due to be told: to players of correspondence tables, and reminders of events. */
  readonly tellTurns: () => Promise<void>;
  /** Whatever else has to be swept once an hour, in this order; where one fails, the others are done all the same. */
  readonly hourly: readonly (() => Promise<unknown>)[];
  readonly onFault: (fault: unknown) => void;
}

/** The heartbeat, the sweep of due picks and the hourly cleaning of one process. */
export interface Clockwork {
  /** One round: gives back time that was lost, fires what is due, beats. Throws the faults of its steps, those of the hourly ones apart. */
  tick(): Promise<void>;
  /**
   * A round, unless nothing can be due: a server that is left alone looks at its embedded database every ten seconds, every
   * second while a clock runs, in place of a dozen times a second. `start` calls it five times a second.
   */
  look(): Promise<void>;
  start(): void;
  /** Resolves when the running round has ended; none begins after it. */
  stop(): Promise<void>;
}

/** Goes before what waits: a server that is busy is not away. */
async function beat(db: Database, nowMs: number) {
  await db.queryOften(
    'beat',
    `insert into secret (name, value) values ('alive', $1)
     on conflict (name) do update set value = greatest(secret.value::bigint, excluded.value::bigint)::text`,
    [String(nowMs)],
  );
}

const IS_RUNNING = "draft_id in (select id from draft where status in ('drafting', 'countdown'))";
const HAS_QUIET_HOURS = "coalesce(jsonb_typeof(correspondent->'quiet') = 'object', false)";

/** Of the lost time only what was not quiet is given back, and it is not given in quiet hours. */
async function moveAroundQuietHours(tx: Sql, fromMs: number, toMs: number) {
  const rows = await tx.query<{ draft_id: string; seat: number; due_at: Date } & Pick<Due, 'correspondent'>>(
    `select draft_id, seat, due_at, correspondent from deadline where ${IS_RUNNING} and ${HAS_QUIET_HOURS}
     order by draft_id, seat for update`,
  );
  for (const { draft_id, seat, due_at, correspondent } of rows) {
    const dueAtMs = dueAfterStandstill({ dueAtMs: due_at.getTime(), correspondent }, fromMs, toMs);
    const hurryAtMs = hurryMoment({ dueAtMs, correspondent }, toMs);
    await tx.query(
      `update deadline set due_at = $3, hurry_at = case when hurry_at is null then null else $4::timestamptz end
       where draft_id = $1 and seat = $2`,
      [draft_id, seat, new Date(dueAtMs), hurryAtMs === null ? null : new Date(hurryAtMs)],
    );
  }
}

/** While no server was there nobody could be seen in the queue, nor answer. */
async function keepQueue(tx: Sql, lostMs: number) {
  for (const [table, moment] of [
    ['queue_match', 'due_at'],
    ['queue_place', 'seen_at'],
  ])
    await tx.query(`update ${table} set ${moment} = ${moment} + make_interval(secs => $1)`, [lostMs / 1000]);
}

/**
 * Gives back the time that no server was there to every running clock, once, whichever process does it; answers it in
 * milliseconds. An embedded database has one server alone, so that any time since its last heartbeat was lost. A clock that
 * was set back is followed by the deadlines: the answer is below zero then.
 */
export async function giveBackLostTime(db: Database, nowMs: number): Promise<number> {
  await db.query("insert into secret (name, value) values ('alive', $1) on conflict do nothing", [
    String(nowMs),
  ]);
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ value: string }>(
      "select value from secret where name = 'alive' for update",
    );
    const lostMs = row ? nowMs - Number(row.value) : 0;
    if (lostMs <= 0 && lostMs > -AWAY_MS) return 0;
    await tx.query("update secret set value = $1 where name = 'alive'", [String(nowMs)]);
    if (db.kind === 'server' && Math.abs(lostMs) < AWAY_MS) return 0;
    await tx.query(
      `update deadline set due_at = due_at + make_interval(secs => $1), hurry_at = hurry_at + make_interval(secs => $1)
       where ${IS_RUNNING} and not ${HAS_QUIET_HOURS}`,
      [lostMs / 1000],
    );
    await tx.query(
      `update deadline set due_at = $1
       where ${IS_RUNNING} and correspondent is null and seat >= 0 and due_at < $1`,
      [new Date(nowMs + SOONEST_MS - GRACE_MS)],
    );
    await moveAroundQuietHours(tx, nowMs - lostMs, nowMs);
    await keepQueue(tx, lostMs);
    return lostMs;
  });
}

export function createClockwork(ports: ClockworkPorts): Clockwork {
  const { db, tables, now, tellTurns, hourly, onFault } = ports;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  /** When this process was there last, and when that was stored. */
  let hereAtMs = now();
  let beatAtMs = now();
  let queueAtMs = 0;
  let quietAtMs = now();
  let toldAtMs = now();
  let hourAtMs = now();

  /**
   * A process that slept, whose database was away or whose clock was set fires nothing before the clocks have their time
   * back. Another process may have given it back already: its tables look at their clocks in any case.
   */
  async function giveBack(nowMs: number) {
    if (Math.abs(nowMs - hereAtMs) <= AWAY_MS) return;
    await giveBackLostTime(db, nowMs);
    // By a clock that was set back nothing would be due for as long as that.
    queueAtMs = Math.min(queueAtMs, nowMs);
    toldAtMs = Math.min(toldAtMs, nowMs);
    quietAtMs = Math.min(quietAtMs, nowMs);
    hourAtMs = Math.min(hourAtMs, nowMs);
    hereAtMs = nowMs;
    beatAtMs = nowMs;
    await tables.clocksMoved();
  }

  async function tick() {
    await ports.settleClock?.();
    await giveBack(now());
    await tables.sweep();
    if (now() - queueAtMs >= QUEUE_MS) {
      queueAtMs = now();
      await ports.sweepQueue();
    }
    if (now() - beatAtMs >= HEARTBEAT_MS) {
      const nowMs = now();
      await beat(db, nowMs);
      hereAtMs = nowMs;
      beatAtMs = nowMs;
    }
    if (now() - toldAtMs >= TELL_MS) {
      toldAtMs = now();
      await tellTurns();
    }
    if (now() - quietAtMs >= QUIET_CHECK_MS) {
      quietAtMs = now();
      tables.giveUpQuiet();
    }
    if (now() - hourAtMs >= HOUR_MS) {
      hourAtMs = now();
      for (const work of [tables.closeLeft, ...hourly]) await work().catch(onFault);
    }
  }

  /** What the last round found: until then nothing falls due, as long as the database holds what it held. */
  let rest: { readonly untilMs: number; readonly asked: number } | null = null;
  let askedByLastRound = db.asked();

  /** Null where another round has to follow at once, as where somebody asked something meanwhile. */
  async function findRest() {
    const [startedAtMs, before] = [now(), db.asked()];
    if (before === null || (await ports.isQueueWaitedFor())) return null;
    const dueMs = await tables.nextDueMs();
    // While a clock runs a crash must lose no more of it than a second.
    const longestMs = dueMs === Number.POSITIVE_INFINITY ? IDLE_MS : HEARTBEAT_MS;
    const untilMs = Math.min(dueMs, startedAtMs + longestMs);
    const asked = before + OWN_QUESTIONS;
    return untilMs > startedAtMs && asked === db.asked() ? { untilMs, asked } : null;
  }

  /** A process that slept, or whose clock was set, does not rest. */
  function mayRest(nowMs: number): boolean {
    const isRested = rest === null || rest.asked !== db.asked() || nowMs >= rest.untilMs;
    return !isRested && Math.abs(nowMs - hereAtMs) <= AWAY_MS;
  }

  async function look() {
    const nowMs = now();
    if (mayRest(nowMs)) {
      hereAtMs = nowMs;
      return;
    }
    const isQuiet = db.asked() === askedByLastRound;
    rest = null;
    await tick();
    rest = isQuiet ? await findRest() : null;
    askedByLastRound = db.asked();
  }

  function again() {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = look().catch(onFault).then(again);
    }, SWEEP_MS);
  }

  return {
    tick,
    look,
    start: again,
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
