import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openPool, serverDatabase } from '#server/db/postgres.ts';
import { layPostgresLine } from '#tests/harness/lines/postgresLine.ts';
import { redisProgram, startRedis } from '#tests/harness/lines/redisServer.ts';
import { createServerDatabase, openTestDatabase } from '#tests/support/testDatabases.ts';
import type { Bus, BusDetail } from './bus.ts';
import { createLocalBus, createLocalWire } from './localBus.ts';
import { openBus } from './openBus.ts';
import { openPostgresBus } from './postgresBus.ts';
import { openRedisBus } from './redisBus.ts';
import { BusRefusesError } from './redisLine.ts';

/** What carries messages in a test, and what can happen to it; without `fail` nothing can. */
interface Carried {
  open(): Promise<Bus>;
  /** It is gone from one moment to the next, or stands still without saying so. */
  readonly fail: { cut(): Promise<void>; hang(): void; restore(): Promise<void> } | null;
  stop(): Promise<void>;
}

const PATIENCE_MS = 15_000;

async function soon(isSo: () => boolean, what: string) {
  const startedAt = performance.now();
  while (!isSo()) {
    if (performance.now() - startedAt > PATIENCE_MS) throw new Error(`Not in time: ${what}.`);
    await pause(10);
  }
}

async function inProcess(): Promise<Carried> {
  const wire = createLocalWire();
  return { open: async () => createLocalBus(wire), fail: null, stop: async () => undefined };
}

async function onPostgres(): Promise<Carried> {
  const database = await createServerDatabase(inject('testDatabaseTemplate'));
  const line = await layPostgresLine(database.url);
  const databases: ReturnType<typeof serverDatabase>[] = [];
  return {
    async open() {
      const db = serverDatabase(openPool(line.url, 1), line.url);
      databases.push(db);
      return openPostgresBus(db);
    },
    fail: {
      cut: () => line.cut(),
      hang: () => line.fallSilent(),
      async restore() {
        line.speak();
        await line.restore();
      },
    },
    async stop() {
      await Promise.all(databases.map((db) => db.close()));
      await line.close();
      await database.drop();
    },
  };
}

const program = await redisProgram();

async function onRedis(): Promise<Carried> {
  if (!program) throw new Error('There is no Redis on this machine.');
  const server = await startRedis(program);
  let isStanding = true;
  return {
    open: () => openRedisBus({ url: server.url, site: 'test', warn: () => undefined }),
    fail: {
      async cut() {
        isStanding = false;
        await server.kill();
      },
      hang: () => server.standStill(),
      async restore() {
        server.goOn();
        if (!isStanding) await server.restart();
        isStanding = true;
      },
    },
    stop: () => server.stop(),
  };
}

const KINDS: readonly (readonly [string, (() => Promise<Carried>) | null])[] = [
  ['in one process', inProcess],
  ['PostgreSQL', onPostgres],
  program ? ['Redis', onRedis] : ['Redis (no redis-server can be had here)', null],
];

describe.each(KINDS)('a bus over %s', (_, begin) => {
  const buses: Bus[] = [];
  let carried: Carried;

  beforeAll(async () => {
    if (begin) carried = await begin();
  });
  afterEach(async () => {
    await carried?.fail?.restore();
    await Promise.all(buses.splice(0).map((bus) => bus.close()));
  });
  afterAll(() => carried?.stop());

  async function open(): Promise<Bus> {
    const bus = await carried.open();
    buses.push(bus);
    return bus;
  }
  /** A bus that subscribed to a topic, and what it heard of it. */
  async function hearing(topic: string) {
    const bus = await open();
    const heard: [string, BusDetail][] = [];
    const stop = bus.subscribe(topic, (what, detail) => heard.push([what, detail]));
    return { bus, heard, stop };
  }
  /** Says something until it is heard: a subscription takes a moment. */
  async function untilHeard(speaker: Bus, topic: string, heard: readonly unknown[]) {
    const before = heard.length;
    await soon(() => {
      speaker.publish(topic, 'hello');
      return heard.length > before;
    }, 'somebody is heard');
  }

  // The title says why.
  const test = it.skipIf(begin === null);

  test('brings what one process says to all others that subscribed, and not back to itself [T]', async () => {
    const speaker = await hearing('draft/one');
    const others = [await hearing('draft/one'), await hearing('draft/one')];
    for (const { heard } of others) await untilHeard(speaker.bus, 'draft/one', heard);
    speaker.bus.publish('draft/one', 'row', 7);
    speaker.bus.publish('draft/one', 'removed', 'ann');
    speaker.bus.publish('draft/one', 'table');
    for (const { heard } of others) {
      await soon(() => heard.some(([what]) => what === 'table'), 'the last one is there');
      expect(heard).toEqual(
        expect.arrayContaining([
          ['row', 7],
          ['removed', 'ann'],
          ['table', null],
        ]),
      );
    }
    expect(speaker.heard).toEqual([]);
    expect(speaker.bus.figures()).toMatchObject({ isUp: true, dropped: 0, reconnects: 0 });
    await soon(() => speaker.bus.figures().sent >= 3, 'what was sent is counted');
    expect(others[0]?.bus.figures().heard).toBe(others[0]?.heard.length);
  });

  test('brings nothing of a topic that nobody here subscribed to, or does not any more [T]', async () => {
    const speaker = await open();
    const { bus, heard, stop } = await hearing('draft/one');
    await untilHeard(speaker, 'draft/one', heard);
    speaker.publish('draft/two', 'row', 1);
    await untilHeard(speaker, 'draft/one', heard);
    stop();
    const other: BusDetail[] = [];
    bus.subscribe('draft/three', (_what, detail) => other.push(detail));
    await pause(100);
    const before = [...heard];
    speaker.publish('draft/one', 'row', 2);
    await untilHeard(speaker, 'draft/three', other);
    expect(heard).toEqual(before);
    expect(heard.some(([what]) => what === 'row')).toBe(false);
  });

  test('of many numbers said at once brings the highest alone, in whatever order they come [T]', async () => {
    const speaker = await open();
    const { heard } = await hearing('draft/one');
    await untilHeard(speaker, 'draft/one', heard);
    for (const number of [3, 9, 1, 9, 8]) speaker.publish('draft/one', 'row', number);
    await soon(() => heard.some(([what]) => what === 'row'), 'a row is there');
    await untilHeard(speaker, 'draft/one', heard);
    expect(heard.filter(([what]) => what === 'row')).toEqual([['row', 9]]);
  });

  test('brings all of a crowd of drafts, more than goes into one notice of a database [T]', async () => {
    const speaker = await open();
    const listener = await open();
    const heard = new Set<string>();
    const topics = Array.from({ length: 1000 }, (_unused, index) => `draft/${index}-${'x'.repeat(30)}`);
    for (const topic of topics) listener.subscribe(topic, () => heard.add(topic));
    await soon(() => {
      speaker.publish(topics.at(-1) ?? '', 'hello');
      return heard.has(topics.at(-1) ?? '');
    }, 'the last is heard');
    for (const topic of topics) speaker.publish(topic, 'row', 1);
    await soon(() => heard.size === topics.length, 'all are heard');
    expect(speaker.figures().dropped).toBe(0);
  });

  test('says what it was told before it closes [T]', async () => {
    const speaker = await carried.open();
    const { heard } = await hearing('draft/one');
    await untilHeard(speaker, 'draft/one', heard);
    speaker.publish('draft/one', 'row', 5);
    await speaker.close();
    speaker.publish('draft/one', 'row', 6);
    await soon(() => heard.some(([what]) => what === 'row'), 'the last word is heard');
    expect(heard.filter(([what]) => what === 'row')).toEqual([['row', 5]]);
  });

  const FAULTS = [
    ['is gone', 'cut'],
    ['stands still without a word', 'hang'],
  ] as const;

  for (const [what, how] of begin === inProcess ? [] : FAULTS)
    test(`that ${what} is told of, makes nobody wait, drops what is said meanwhile and comes back with its topics [T]`, async () => {
      const speaker = await open();
      const { bus, heard } = await hearing('draft/one');
      await untilHeard(speaker, 'draft/one', heard);
      const closing = await carried.open();
      const missed: string[] = [];
      bus.onMissed((why) => missed.push(why));
      if (how === 'cut') await carried.fail?.cut();
      else carried.fail?.hang();
      const startedAt = performance.now();
      for (let number = 1; number <= 10_000; number++) speaker.publish(`draft/${number}`, 'row', number);
      expect(performance.now() - startedAt).toBeLessThan(1000);
      await soon(() => !bus.figures().isUp && !speaker.figures().isUp, 'both know that it is away');
      await soon(() => speaker.figures().dropped >= 10_000, 'all is dropped');
      await soon(() => missed.includes('away'), 'whoever listens is told');
      closing.publish('draft/one', 'row', 1);
      const closedAt = performance.now();
      await closing.close();
      expect(performance.now() - closedAt).toBeLessThan(2000);
      const before = missed.length;
      await carried.fail?.restore();
      await soon(() => bus.figures().isUp && speaker.figures().isUp, 'it is back');
      await untilHeard(speaker, 'draft/one', heard);
      expect(bus.figures().reconnects).toBeGreaterThanOrEqual(1);
      expect(missed.length).toBeGreaterThan(before);
      expect(new Set(missed)).toEqual(new Set(['away']));
    });
});

describe(`a bus over Redis${program ? '' : ' (no redis-server can be had here)'}`, () => {
  // The title says why.
  const test = it.skipIf(program === null);

  test('that is away at the start is waited for by nobody, told of once without its password, and found when it comes [T]', async () => {
    if (!program) return;
    const server = await startRedis(program, 'do-not-tell');
    await server.kill();
    const said: string[] = [];
    const bus = await openRedisBus({
      url: server.url,
      site: 'test',
      warn: (sentence) => said.push(sentence),
    });
    expect(bus.figures().isUp).toBe(false);
    await pause(1000);
    expect(said).toEqual([
      expect.stringMatching(
        /^The bus at 127\.0\.0\.1:\d+ does not answer\. Drafts go on by the database, up to 3 seconds later\.$/,
      ),
    ]);
    await server.restart();
    await soon(() => bus.figures().isUp, 'it is found');
    expect(said[1]).toMatch(/^The bus at 127\.0\.0\.1:\d+ answers again\.$/);
    await bus.close();
    await server.stop();
  });

  test('that does not let the server in says so at once [T]', async () => {
    if (!program) return;
    const server = await startRedis(program, 'right');
    const wrong = server.url.replace('right', 'wrong');
    await expect(openRedisBus({ url: wrong, site: 'test', warn: () => undefined })).rejects.toThrow(
      BusRefusesError,
    );
    const db = await openTestDatabase('server');
    await expect(openBus(db, wrong, () => undefined)).rejects.toThrow(
      new RegExp(
        `^BUS_URL: the bus at ${new URL(wrong).host} refuses this server \\(WRONGPASS\\)\\. Look at the name and password in it\\.$`,
      ),
    );
    await db.close();
    await server.stop();
  });

  test('is shared by several sites, which do not hear each other [T]', async () => {
    if (!program) return;
    const server = await startRedis(program);
    const siteAt = (site: string) => openRedisBus({ url: server.url, site, warn: () => undefined });
    const [one, same, other] = [await siteAt('one'), await siteAt('one'), await siteAt('other')];
    const heard: string[] = [];
    same.subscribe('tables', () => heard.push('same'));
    other.subscribe('tables', () => heard.push('other'));
    await soon(() => {
      one.publish('tables', 'listed', 'x');
      return heard.length > 3;
    }, 'the same site hears it');
    expect(new Set(heard)).toEqual(new Set(['same']));
    await Promise.all([one, same, other].map((bus) => bus.close()));
    await server.stop();
  });
});
