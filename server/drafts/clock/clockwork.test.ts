import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#server/db/open.ts';
import { ANY_KIND, openTestDatabase } from '#tests/support/testDatabases.ts';
import { createClockwork } from './clockwork.ts';

const HOUR_MS = 3_600_000;
const nothing = async () => undefined;
const idleTables = {
  sweep: nothing,
  nextDueMs: async () => Number.POSITIVE_INFINITY,
  clocksMoved: nothing,
  giveUpQuiet: () => undefined,
  closeLeft: nothing,
};

describe('the clockwork', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase(ANY_KIND);
  });
  afterAll(() => db.close());

  it('does the rest of what is due once an hour when a part of it fails', async () => {
    let nowMs = Date.UTC(2026, 10, 25);
    const [broken, faults, done]: [Error, unknown[], number[]] = [new Error('broken'), [], []];
    const fails = () => Promise.reject(broken);
    const clockwork = createClockwork({
      db,
      tables: { ...idleTables, closeLeft: fails },
      now: () => nowMs,
      sweepQueue: nothing,
      isQueueWaitedFor: async () => false,
      tellTurns: nothing,
      hourly: [fails, async () => void done.push(nowMs)],
      onFault: (fault) => faults.push(fault),
    });
    await clockwork.tick();
    expect(done).toEqual([]);
    for (const hour of [1, 2]) {
      nowMs += HOUR_MS;
      await clockwork.tick();
      expect([done.length, faults.length]).toEqual([hour, hour * 2]);
    }
    expect(new Set(faults)).toEqual(new Set([broken]));
  });
});

describe('the clockwork of a server that is left alone', () => {
  let db: Database;
  beforeAll(async () => {
    db = await openTestDatabase('embedded');
  });
  afterAll(() => db.close());

  const START_MS = Date.UTC(2026, 10, 25);
  const LOOK_MS = 200;

  /** A clockwork that has come to rest; `look` is what its timer does, so many milliseconds later. */
  async function left({ dueMs = Number.POSITIVE_INFINITY, isWaitedFor = false, isShared = false } = {}) {
    await db.query("delete from secret where name = 'alive'");
    let nowMs = START_MS;
    const rounds: number[] = [];
    const moved: number[] = [];
    const asking = async <Answer>(answer: Answer) => {
      await db.query('select 1');
      return answer;
    };
    const clockwork = createClockwork({
      // A database server tells nothing of what others ask.
      db: isShared ? { ...db, asked: () => null } : db,
      tables: {
        ...idleTables,
        sweep: async () => void rounds.push(nowMs - START_MS),
        nextDueMs: () => asking(dueMs),
        clocksMoved: async () => void moved.push(nowMs - START_MS),
      },
      now: () => nowMs,
      sweepQueue: nothing,
      isQueueWaitedFor: () => asking(isWaitedFor),
      tellTurns: nothing,
      hourly: [],
      onFault: (fault) => {
        throw fault;
      },
    });
    const look = (laterMs: number) => {
      nowMs += laterMs;
      return clockwork.look();
    };
    const lookFor = async (ms: number) => {
      rounds.length = 0;
      for (let passed = 0; passed < ms; passed += LOOK_MS) await look(LOOK_MS);
      return rounds.length;
    };
    const until = (atMs: number) => lookFor(START_MS + atMs - nowMs);
    await until(400);
    return { rounds, moved, look, lookFor, until };
  }

  it('makes a round every ten seconds only, and stores that it is there', async () => {
    const { lookFor, rounds } = await left();
    expect(await lookFor(9600)).toBe(0);
    expect(await lookFor(20_000)).toBe(2);
    const [alive] = await db.query<{ value: string }>("select value from secret where name = 'alive'");
    expect(Number(alive?.value) - START_MS).toBe(rounds.at(-1));
  });

  it('makes one at once when anything was asked of the database', async () => {
    const { lookFor, look, rounds } = await left();
    expect(await lookFor(2000)).toBe(0);
    await db.transaction((tx) => tx.query('select 1'));
    await look(LOOK_MS);
    expect(rounds).toEqual([2600]);
  });

  it('makes one every second while a clock runs, and at the moment when it falls due', async () => {
    const { until, rounds } = await left({ dueMs: START_MS + 5000 });
    await until(5000);
    expect(rounds).toEqual([1200, 2200, 3200, 4200, 5000]);
  });

  it('goes on while somebody waits in the queue, and where other processes ask, too', async () => {
    const waited = await left({ isWaitedFor: true });
    expect(await waited.lookFor(2000)).toBe(10);
    const beside = await left({ isShared: true });
    expect(await beside.lookFor(2000)).toBe(10);
  });

  it('notices that it slept, and not that it rested', async () => {
    const { lookFor, look, moved } = await left();
    await lookFor(12_000);
    expect(moved).toEqual([]);
    await look(4000);
    expect(moved).toEqual([16_400]);
  });
});
