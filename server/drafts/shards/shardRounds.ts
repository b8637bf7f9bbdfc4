import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseAwayError } from '#server/db/databaseAway.ts';
import type { Shard } from '#server/db/shards/shards.ts';
import { beat, giveBackLostTime, HEARTBEAT_MS, isAbsence } from '../clock/lostTime.ts';
import type { Databases } from './databases.ts';
import { forgetDrafts, mirrorDrafts } from './mirrorDrafts.ts';

const ROUND_MS = 200;
/** Between two tries of those that were not reached. */
const REACH_MS = 5000;
/** An end waits no longer for a database that is silent. */
const STOP_MS = 2000;

export interface ShardRoundsPorts {
  readonly databases: Databases;
  readonly now: () => number;
  /** Fires what is due in a shard. */
  readonly sweep: (shard: Shard) => Promise<void>;
  /** Deadlines were moved: everybody who watches is told. */
  readonly clocksMoved: (shardId: string) => Promise<void>;
  /** A shard answers that did not before: its drafts go on. */
  readonly answersAgain: (shard: Shard) => Promise<void>;
  readonly onFault: (fault: unknown) => void;
}

/** What one process does again and again for each further database, for each apart from the others and from the main one. */
export interface ShardRounds {
  /** One round of all of them, for those who steer the clockwork. Never throws. */
  tick(): Promise<void>;
  start(): void;
  /** Resolves when the running rounds have ended. */
  stop(): Promise<void>;
  /** How many do not answer, as far as the last rounds know. */
  away(): number;
}

const SEEN = `insert into shard (id, seen_at) values ($1, $2)
  on conflict (id) do update set seen_at = greatest(shard.seen_at, excluded.seen_at)`;

interface Work {
  (): Promise<void>;
  /** Resolves when it is not done any more. */
  idle(): Promise<void>;
}

/** Work that is asked for again while it is done is not begun a second time. It must not throw. */
function oneAtATime(work: () => Promise<void>): Work {
  let running: Promise<void> | null = null;
  const begin = () => {
    running ??= work().finally(() => {
      running = null;
    });
    return running;
  };
  return Object.assign(begin, { idle: async () => running ?? undefined });
}

/** A shard as this process knows it, and what it does for it: none of these waits for another. */
interface Stand {
  hereAtMs: number;
  beatAtMs: number;
  isAnswering: boolean;
  isToResume: boolean;
  readonly round: Work;
  readonly tellMain: Work;
  readonly resume: Work;
}

export function createShardRounds(ports: ShardRoundsPorts): ShardRounds {
  const { databases, now, onFault } = ports;
  const { main, shards } = databases;
  const stands = new Map<string, Stand>();
  let timer: NodeJS.Timeout | undefined;
  let reachedAtMs = now();

  /** That a database is away is told by the metrics, and to who plays there. */
  function unlessAway(fault: unknown) {
    if (!(fault instanceof DatabaseAwayError)) onFault(fault);
  }

  function standOf(shard: Shard): Stand {
    const known = stands.get(shard.id);
    if (known) return known;
    const stand: Stand = {
      hereAtMs: Number.NEGATIVE_INFINITY,
      beatAtMs: Number.NEGATIVE_INFINITY,
      isAnswering: false,
      isToResume: true,
      round: oneAtATime(() => round(shard, stand)),
      tellMain: oneAtATime(() => tellMain(shard).catch(unlessAway)),
      resume: oneAtATime(() => resume(shard, stand).catch(unlessAway)),
    };
    stands.set(shard.id, stand);
    return stand;
  }

  /** Nothing is fired before the clocks have back what nobody was there for. */
  async function settleTime({ db, id }: Shard, stand: Stand) {
    const nowMs = now();
    if (!isAbsence(nowMs - stand.hereAtMs)) return;
    await giveBackLostTime(db, nowMs);
    stand.hereAtMs = nowMs;
    await ports.clocksMoved(id);
  }

  /** Answers whether it has said that this process is there. */
  async function serve(shard: Shard, stand: Stand): Promise<boolean> {
    await settleTime(shard, stand);
    await ports.sweep(shard);
    const nowMs = now();
    if (Math.abs(nowMs - stand.beatAtMs) < HEARTBEAT_MS) return false;
    await beat(shard.db, nowMs);
    stand.hereAtMs = nowMs;
    stand.beatAtMs = nowMs;
    return true;
  }

  /** What asks the main database is begun and not waited for: the clocks of the shard can do without. */
  async function round(shard: Shard, stand: Stand) {
    try {
      const hasBeaten = await serve(shard, stand);
      stand.isAnswering = true;
      if (hasBeaten) void stand.tellMain();
      if (stand.isToResume) void stand.resume();
    } catch (fault) {
      unlessAway(fault);
      if (!(fault instanceof DatabaseAwayError)) return;
      stand.isAnswering = false;
      stand.isToResume = true;
    }
  }

  async function resume(shard: Shard, stand: Stand) {
    await ports.answersAgain(shard);
    stand.isToResume = false;
  }

  async function tellMain(shard: Shard) {
    const nowMs = now();
    await main.query(SEEN, [shard.id, new Date(nowMs)]);
    await mirrorDrafts(main, shard, nowMs);
    await forgetDrafts(main, shard, nowMs);
  }

  function reachOthers() {
    if (now() - reachedAtMs < REACH_MS) return;
    reachedAtMs = now();
    shards.reach().catch(onFault);
  }

  return {
    async tick() {
      const all = shards.reached().map(standOf);
      await Promise.all(all.map((stand) => stand.round()));
      await Promise.all(all.flatMap(({ tellMain, resume }) => [tellMain.idle(), resume.idle()]));
    },
    start() {
      if (shards.count === 0) return;
      timer = setInterval(() => {
        reachOthers();
        for (const shard of shards.reached()) void standOf(shard).round();
      }, ROUND_MS);
    },
    async stop() {
      clearInterval(timer);
      const work = [...stands.values()].flatMap(({ round, tellMain, resume }) => [round, tellMain, resume]);
      const ended = Promise.all(work.map((one) => one.idle()));
      await Promise.race([ended, pause(STOP_MS, null, { ref: false })]);
    },
    away: () => shards.count - shards.reached().filter((shard) => standOf(shard).isAnswering).length,
  };
}
