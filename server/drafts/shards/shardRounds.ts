import { DatabaseAwayError } from '#server/db/databaseAway.ts';
import type { Shard } from '#server/db/shards/shards.ts';
import { beat, giveBackLostTime, HEARTBEAT_MS, isAbsence } from '../clock/lostTime.ts';
import type { Databases } from './databases.ts';
import { forgetDrafts, mirrorDrafts } from './mirrorDrafts.ts';

const ROUND_MS = 200;
/** Between two tries of those that were not reached. */
const REACH_MS = 5000;

export interface ShardRoundsPorts {
  readonly databases: Databases;
  readonly now: () => number;
  /** Fires what is due in a shard. */
  readonly sweep: (shard: Shard) => Promise<void>;
  /** Deadlines were moved: everybody who watches is told. */
  readonly clocksMoved: () => Promise<void>;
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

interface Stand {
  hereAtMs: number;
  beatAtMs: number;
  isAnswering: boolean;
  isRunning: boolean;
  running: Promise<void>;
}

export function createShardRounds(ports: ShardRoundsPorts): ShardRounds {
  const { databases, now, onFault } = ports;
  const { main, shards } = databases;
  const stands = new Map<string, Stand>();
  let timer: NodeJS.Timeout | undefined;
  let reachedAtMs = now();

  function standOf({ id }: Shard): Stand {
    const known = stands.get(id);
    if (known) return known;
    const stand: Stand = {
      hereAtMs: Number.NEGATIVE_INFINITY,
      beatAtMs: Number.NEGATIVE_INFINITY,
      isAnswering: false,
      isRunning: false,
      running: Promise.resolve(),
    };
    stands.set(id, stand);
    return stand;
  }

  /** Nothing is fired before the clocks have back what nobody was there for. */
  async function settleTime({ db }: Shard, stand: Stand) {
    const nowMs = now();
    if (isAbsence(nowMs - stand.hereAtMs)) {
      await giveBackLostTime(db, nowMs);
      stand.hereAtMs = nowMs;
      await ports.clocksMoved();
    }
  }

  async function round(shard: Shard, stand: Stand) {
    await settleTime(shard, stand);
    if (!stand.isAnswering) await ports.answersAgain(shard);
    stand.isAnswering = true;
    await ports.sweep(shard);
    const nowMs = now();
    if (Math.abs(nowMs - stand.beatAtMs) < HEARTBEAT_MS) return;
    await beat(shard.db, nowMs);
    stand.hereAtMs = nowMs;
    stand.beatAtMs = nowMs;
    await tellMain(shard, nowMs);
  }

  /** Where the main database is away, that is told elsewhere, and the shard is there all the same. */
  async function tellMain(shard: Shard, nowMs: number) {
    try {
      await main.query(SEEN, [shard.id, new Date(nowMs)]);
      await mirrorDrafts(main, shard, nowMs);
      await forgetDrafts(main, shard, nowMs);
    } catch (fault) {
      if (!(fault instanceof DatabaseAwayError)) throw fault;
    }
  }

  /** One at a time for each: the next begins where the last has ended. */
  function roundOf(shard: Shard): Promise<void> {
    const stand = standOf(shard);
    if (stand.isRunning) return stand.running;
    stand.isRunning = true;
    stand.running = round(shard, stand)
      .catch((fault: unknown) => {
        // That it is away is told by the metrics, and to who plays there.
        if (fault instanceof DatabaseAwayError) stand.isAnswering = false;
        else onFault(fault);
      })
      .finally(() => {
        stand.isRunning = false;
      });
    return stand.running;
  }

  function reachOthers() {
    if (now() - reachedAtMs < REACH_MS) return;
    reachedAtMs = now();
    shards.reach().catch(onFault);
  }

  return {
    async tick() {
      await Promise.all(shards.reached().map(roundOf));
    },
    start() {
      if (shards.count === 0) return;
      timer = setInterval(() => {
        reachOthers();
        for (const shard of shards.reached()) void roundOf(shard);
      }, ROUND_MS);
    },
    async stop() {
      clearInterval(timer);
      await Promise.all([...stands.values()].map(({ running }) => running));
    },
    away: () => shards.count - shards.reached().filter((shard) => standOf(shard).isAnswering).length,
  };
}
