import type { Database } from '#server/db/database.ts';
import type { Tables } from '../tables.ts';
import { beat, giveBackLostTime, HEARTBEAT_MS, isAbsence } from './lostTime.ts';

const SWEEP_MS = 200;
const QUIET_CHECK_MS = 10_000;
const TELL_MS = 5000;
const QUEUE_MS = 500;
const HOUR_MS = 3_600_000;
/** A round at least this often where nothing is asked of the database and no clock runs. */
const IDLE_MS = 10_000;
/** By how much `asked` grows with the two questions of `findRest`. */
const OWN_QUESTIONS = 4;

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
    if (!isAbsence(nowMs - hereAtMs)) return;
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
    return !isRested && !isAbsence(nowMs - hereAtMs);
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
