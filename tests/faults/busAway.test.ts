import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { REFUSAL_SENTENCES } from '#contract/refusals.ts';
import { createServerDatabase } from '#tests/support/testDatabases.ts';
import { type Balancer, startBalancer } from '../harness/lines/balancer.ts';
import { type RedisServer, redisProgram, startRedis } from '../harness/lines/redisServer.ts';
import { type ServerProcess, startServerProcess } from '../harness/serverProcess.ts';
import { gatherTable } from '../harness/wholeDraft.ts';
import { figureOf } from '../load/processFigures.ts';
import { logOnServer } from './storedLog.ts';
import { leaveAll, promisesBroken, type WatchedDraft, watchGathered } from './watchedDraft.ts';

const SEATS = 4;
const PICKS = SEATS * 45;
const STANDS_STILL_AT = 30;
const GOES_ON_AT = 50;
const KILLED_AT = 70;
const BACK_AT = 90;
const GOES_ON_WITHIN_MS = 3000;
const SECRET = 'known-to-nobody';

const program = await redisProgram();

async function untilFigure(server: ServerProcess, name: string, value: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if ((await figureOf(server, name)) === value) return;
    await pause(50);
  }
  throw new Error(`${name} does not become ${value}.`);
}

describe.skipIf(!program)(
  'two processes on PostgreSQL and Redis, which hangs and is killed in mid-draft',
  () => {
    let folder: string;
    let database: { url: string; drop: () => Promise<void> };
    let redis: RedisServer;
    const servers: ServerProcess[] = [];
    let balancer: Balancer;
    let draft: WatchedDraft;
    let upBefore: readonly number[] = [];
    let openBefore: readonly number[] = [];
    /** The longest time in which nobody at the table picked, while the bus stood still and while it was gone. */
    const longest = { still: 0, gone: 0, there: 0 };
    /** What a process says without being asked by its operator, while the bus is gone. */
    let health: readonly string[] = [];

    beforeAll(async () => {
      if (!program) return;
      folder = await mkdtemp(join(tmpdir(), 'passleft-bus-'));
      database = await createServerDatabase(inject('testDatabaseTemplate'));
      redis = await startRedis(program, SECRET);
      const environment = {
        DATABASE_URL: database.url,
        BUS_URL: redis.url,
        PUBLIC_URL: 'http://bus.localhost',
        LOG_LEVEL: 'warn',
      };
      for (const name of ['one', 'two'])
        servers.push(await startServerProcess(join(folder, name), environment));
      upBefore = await Promise.all(servers.map((server) => figureOf(server, 'passleft_bus_up')));
      balancer = await startBalancer(servers.map(({ url }) => Number(new URL(url).port)));
      let state: keyof typeof longest = 'there';
      let pickedAtMs = 0;
      const order = {
        url: balancer.url,
        game: 'emberwake',
        template: 'emberwake-draft',
        seats: SEATS,
        onPick: async (_pick: unknown, count: number) => {
          const nowMs = performance.now();
          if (pickedAtMs > 0) longest[state] = Math.max(longest[state], nowMs - pickedAtMs);
          pickedAtMs = nowMs;
          if (count === STANDS_STILL_AT) {
            openBefore = balancer.open();
            redis.standStill();
            state = 'still';
          }
          if (count === GOES_ON_AT) {
            for (const server of servers) await untilFigure(server, 'passleft_bus_up', 0);
            redis.goOn();
            for (const server of servers) await untilFigure(server, 'passleft_bus_up', 1);
            state = 'there';
            pickedAtMs = performance.now();
          }
          if (count === KILLED_AT) {
            await redis.kill();
            state = 'gone';
          }
          if (count === BACK_AT) {
            for (const server of servers) await untilFigure(server, 'passleft_bus_up', 0);
            const asked = servers.flatMap(({ url }) => [`${url}/healthz`, `${url}/readyz`]);
            health = await Promise.all(
              asked.map(async (address) => {
                const response = await fetch(address);
                return `${response.status} ${await response.text()}`;
              }),
            );
            await redis.restart();
            for (const server of servers) await untilFigure(server, 'passleft_bus_up', 1);
            state = 'there';
            pickedAtMs = performance.now();
          }
        },
      };
      draft = await watchGathered(await gatherTable(order), order);
      console.info(
        `without a pick at most: ${Math.round(longest.there)} ms with the bus, ${Math.round(longest.still)} ms while it hung, ${Math.round(longest.gone)} ms while it was gone`,
      );
    }, 400_000);
    afterAll(async () => {
      await leaveAll(draft);
      await balancer?.close();
      await Promise.all(servers.map((server) => server.stop()));
      await redis?.stop();
      await database?.drop();
      if (folder) await rm(folder, { recursive: true, force: true });
    });

    it('both served people of the table, and the bus was there [T]', () => {
      expect(openBefore.map((count) => count > 0)).toEqual([true, true]);
      expect(upBefore).toEqual([1, 1]);
    });

    it('play goes on by the log within three seconds [T]', () => {
      expect(longest.still).toBeLessThan(GOES_ON_WITHIN_MS);
      expect(longest.gone).toBeLessThan(GOES_ON_WITHIN_MS);
    });

    it('the draft comes to its end, and nobody is refused anything [T]', () => {
      expect(draft.refusals.filter((message) => message !== REFUSAL_SENTENCES.storageAway)).toEqual([]);
      expect(draft.picks.length).toBe(PICKS);
    });

    it('no acknowledged pick is lost, none doubled, and every card is in one place [T]', async () => {
      expect(promisesBroken(draft, await logOnServer(database.url, draft.draftId))).toEqual([]);
    });

    it('the processes count that it was away, tell it in the log, are healthy, and tell nobody its password [T]', async () => {
      for (const server of servers) {
        expect(await figureOf(server, 'passleft_bus_reconnects_total')).toBeGreaterThanOrEqual(2);
        expect(await figureOf(server, 'passleft_faults_total')).toBe(0);
        expect(server.output()).toContain(`The bus at ${new URL(redis.url).host} does not answer.`);
        expect(server.output()).toContain(`The bus at ${new URL(redis.url).host} answers again.`);
        expect(server.output()).not.toContain(SECRET);
      }
      expect(health.length).toBe(4);
      for (const answer of health) {
        expect(answer).toMatch(/^200 /);
        expect(answer).not.toMatch(/bus|redis/i);
      }
    });
  },
);
