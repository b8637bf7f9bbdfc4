import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { createLocalBus, createLocalWire } from '../bus/localBus.ts';
import { DatabaseAwayError } from '../db/databaseAway.ts';
import type { Database } from '../db/open.ts';
import { openPool, serverDatabase } from '../db/postgres.ts';
import { type Affinity, BELIEVED_MS, createAffinity, SETTLED_MS, sweepProcesses } from './processes.ts';
import { preferredOf } from './rendezvous.ts';

let database: { url: string; drop: () => Promise<void> };
let db: Database;
beforeAll(async () => {
  database = await createServerDatabase(inject('testDatabaseTemplate'));
  db = serverDatabase(openPool(database.url, 2), database.url);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

const BEAT_MS = 100;
/** What the next beat brings, on a machine that may be busy. */
const soon = (isSo: () => void) => vi.waitFor(isSo, { timeout: 15_000, interval: 20 });
const DRAFTS = Array.from({ length: 200 }, (_, index) => `draft-${index}`);
const seen = () =>
  db
    .query<{ name: string }>('select name from server_process order by name')
    .then((rows) => rows.map(({ name }) => name));

/** A process at a database whose answers may be held back, with a clock that the test moves. */
function started(name: string, wire = createLocalWire()) {
  const bus = createLocalBus(wire);
  const faults: unknown[] = [];
  const clock = { ms: 0, isAway: false, beats: 0 };
  const affinity = createAffinity({
    db: {
      query: (sql, params) => db.query(sql, params),
      async queryOften(statement, sql, params) {
        clock.beats += 1;
        if (clock.isAway) throw new DatabaseAwayError(new Error('away'));
        return db.queryOften(statement, sql, params);
      },
    },
    bus,
    name,
    beatMs: BEAT_MS,
    onFault: (fault) => faults.push(fault),
    evenMs: () => clock.ms,
  });
  return { affinity, bus, faults, clock };
}

const running: Affinity[] = [];
async function begin(name: string, wire?: ReturnType<typeof createLocalWire>) {
  const process = started(name, wire);
  running.push(process.affinity);
  await process.affinity.start();
  return process;
}
afterEach(async () => {
  for (const affinity of running.splice(0)) await affinity.leave();
});
beforeEach(async () => {
  await db.query('delete from server_process');
});

const preferredBy = ({ affinity }: { readonly affinity: Affinity }) =>
  DRAFTS.map((draftId) => affinity.preferred(draftId));

describe('a process among others', () => {
  it('leads nobody anywhere while it is alone [T]', async () => {
    const one = await begin('one');
    expect(new Set(preferredBy(one))).toStrictEqual(new Set([null]));
    expect(await seen()).toStrictEqual(['one']);
  });

  it('agrees with the others who prefers a draft, once it has heard of them [T]', async () => {
    const one = await begin('one');
    const two = await begin('two');
    const three = await begin('three');
    expect(new Set(preferredBy(one))).toStrictEqual(new Set([null]));
    const names = ['one', 'three', 'two'];
    expect(preferredBy(three)).toStrictEqual(DRAFTS.map((draftId) => preferredOf(names, draftId)));
    await soon(() => expect(preferredBy(one)).toStrictEqual(preferredBy(three)));
    await soon(() => expect(preferredBy(two)).toStrictEqual(preferredBy(three)));
  });

  it('is preferred by nobody once it is told to end, and leads nobody itself [T]', async () => {
    const wire = createLocalWire();
    const one = await begin('one', wire);
    const two = await begin('two', wire);
    expect(new Set(preferredBy(two))).toStrictEqual(new Set(['one', 'two']));
    await one.affinity.leave();
    await soon(() => expect(new Set(preferredBy(two))).toStrictEqual(new Set([null])));
    expect(new Set(preferredBy(one))).toStrictEqual(new Set([null]));
    expect(await seen()).toStrictEqual(['two']);
  });

  it('is believed for some seconds after it fell silent, by the clock of the database [T]', async () => {
    const age = (ms: number) =>
      db.query(
        `insert into server_process values ('gone', clock_timestamp() - $1::int * interval '1 millisecond')
         on conflict (name) do update set seen_at = excluded.seen_at`,
        [ms],
      );
    await age(0);
    const one = await begin('one');
    expect(new Set(preferredBy(one))).toStrictEqual(new Set(['one', 'gone']));
    await age(BELIEVED_MS + 1);
    await soon(() => expect(new Set(preferredBy(one))).toStrictEqual(new Set([null])));
  });

  it('believes nobody while the database is away, and is there again afterwards [T]', async () => {
    await begin('two');
    const one = await begin('one');
    one.clock.isAway = true;
    one.clock.ms = BELIEVED_MS - 1;
    expect(new Set(preferredBy(one))).toStrictEqual(new Set(['one', 'two']));
    one.clock.ms = BELIEVED_MS;
    expect(new Set(preferredBy(one))).toStrictEqual(new Set([null]));
    await soon(() => expect(one.clock.beats).toBeGreaterThan(2));
    one.clock.isAway = false;
    await soon(() => expect(new Set(preferredBy(one))).toStrictEqual(new Set(['one', 'two'])));
    expect(one.faults).toStrictEqual([]);
  });

  it('asks once in each beat, and says when all is quiet [T]', async () => {
    const one = await begin('one');
    const [beganMs, before] = [performance.now(), one.clock.beats];
    await pause(BEAT_MS * 5);
    expect(one.clock.beats - before).toBeLessThanOrEqual((performance.now() - beganMs) / BEAT_MS + 1);
    await soon(() => expect(one.clock.beats).toBeGreaterThan(before));
    one.clock.ms = SETTLED_MS;
    expect(one.affinity.isSettled()).toBe(true);
    await begin('two');
    await soon(() => expect(one.affinity.isSettled()).toBe(false));
  });

  it('is no process of whom the database tells a name that is none [T]', async () => {
    await db.query(
      `insert into server_process values ('a/../b?x', clock_timestamp()), ('', clock_timestamp())`,
    );
    const one = await begin('one');
    expect(new Set(preferredBy(one))).toStrictEqual(new Set([null]));
  });

  it('is forgotten after a day [T]', async () => {
    await db.query(
      `insert into server_process values ('old', clock_timestamp() - interval '25 hours'), ('new', clock_timestamp())`,
    );
    await sweepProcesses(db);
    expect(await seen()).toStrictEqual(['new']);
  });
});
