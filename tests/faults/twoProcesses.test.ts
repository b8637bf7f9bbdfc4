import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { REFUSAL_SENTENCES } from '#contract/refusals.ts';
import { openPool } from '#server/db/postgres.ts';
import { createBareRole, createServerDatabase } from '#tests/support/testDatabases.ts';
import { type Balancer, startBalancer } from '../harness/lines/balancer.ts';
import { untilGone } from '../harness/lines/faultyServer.ts';
import { type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { gatherTable } from '../harness/wholeDraft.ts';
import { logOnServer } from './storedLog.ts';
import { leaveAll, promisesBroken, type WatchedDraft, watchGathered } from './watchedDraft.ts';

const SEATS = 4;
const PICKS = SEATS * 45;
const KILLED_AT = 60;
/** Before that the other process stands still for a while, as a machine that is frozen. */
const STOPPED_AT = 20;
const STOPPED_MS = 4000;
const PASSING: readonly string[] = [REFUSAL_SENTENCES.storageAway, REFUSAL_SENTENCES.draining];

const CARRIES_ON_MS = 3000;
const ALL_BACK_MS = 20_000;

describe('two processes on one PostgreSQL behind a plain TCP balancer, one killed in mid-draft', () => {
  let folder: string;
  let database: { url: string; drop: () => Promise<void> };
  /** Whom the processes are to the database: somebody who may do nothing that they were not granted. */
  let role: { url: string; drop: () => Promise<void> };
  const servers: ServerProcess[] = [];
  let balancer: Balancer;
  let draft: WatchedDraft;
  /** Connections to each process just before the kill. */
  let openBefore: readonly number[] = [];
  let killedAtMs = 0;
  /** By seat, the first pick that was acknowledged after the kill. */
  const backAfterMs = new Map<number, number>();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-two-'));
    database = await createServerDatabase(inject('testDatabaseTemplate'));
    role = await createBareRole(database.url);
    const environment = {
      DATABASE_URL: role.url,
      MIGRATION_DATABASE_URL: database.url,
      PUBLIC_URL: 'http://two.localhost',
    };
    for (const name of ['one', 'two'])
      servers.push(await startServerProcess(join(folder, name), environment));
    balancer = await startBalancer(servers.map(({ url }) => Number(new URL(url).port)));
    const order = {
      url: balancer.url,
      game: 'emberwake',
      template: 'emberwake-draft',
      seats: SEATS,
      onPick: async ({ seat }: { seat: number }, count: number) => {
        if (count === STOPPED_AT) {
          const pid = servers[1]?.pid() ?? 0;
          process.kill(pid, 'SIGSTOP');
          await pause(STOPPED_MS);
          process.kill(pid, 'SIGCONT');
        }
        if (killedAtMs > 0 && !backAfterMs.has(seat)) backAfterMs.set(seat, performance.now() - killedAtMs);
        if (count !== KILLED_AT) return;
        openBefore = balancer.open();
        const pid = servers[0]?.pid() ?? 0;
        killedAtMs = performance.now();
        process.kill(pid, 'SIGKILL');
        await untilGone(pid);
      },
    };
    const gathered = await gatherTable(order);
    draft = await watchGathered(gathered, order);
    console.info(
      `two processes: back after ${[...backAfterMs].map(([seat, ms]) => `${seat}: ${Math.round(ms)} ms`).join(', ')}`,
    );
  }, 400_000);
  afterAll(async () => {
    await leaveAll(draft);
    await balancer?.close();
    await Promise.all(servers.map((server) => server.stop()));
    await database?.drop();
    await role?.drop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('V13.2.2: the role that they served with may change rows, and no table [ASVS V13.2.2]', async () => {
    const pool = openPool(role.url, 1);
    const refused = (statement: string) =>
      pool.query(statement).then(
        () => 'done',
        ({ code }: { code?: string }) => code,
      );
    const INSUFFICIENT_PRIVILEGE = '42501';
    expect(
      await Promise.all(
        [
          'create table mine (id int)',
          'drop table draft',
          'alter table member add column extra int',
          'truncate member',
        ].map(refused),
      ),
    ).toEqual(Array.from({ length: 4 }, () => INSUFFICIENT_PRIVILEGE));
    expect(await refused('update member set handle = handle')).toBe('done');
    await pool.end();
  });

  it('both served people of the table [fault F12]', () => {
    expect(openBefore.map((count) => count > 0)).toEqual([true, true]);
  });

  it('the other one carries on within three seconds [fault F12]', () => {
    expect(Math.min(...backAfterMs.values())).toBeLessThan(CARRIES_ON_MS);
  });

  it('everybody is back in place without a reload, and the draft comes to its end [fault F12]', () => {
    expect([...backAfterMs.keys()].sort()).toEqual([0, 1, 2, 3]);
    expect(Math.max(...backAfterMs.values())).toBeLessThan(ALL_BACK_MS);
    // A machine that has no time left says so, and people try again: as in the soak.
    expect(draft.refusals.filter((message) => !PASSING.includes(message))).toEqual([]);
    expect(draft.picks.length).toBe(PICKS);
  });

  it('though one stood still for four seconds and the other was killed, no acknowledged pick is lost, none doubled, and every card is in one place [fault F12, F13]', async () => {
    expect(promisesBroken(draft, await logOnServer(database.url, draft.draftId))).toEqual([]);
  });
});
