import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenedTable } from '#contract/room/room.ts';
import type { Bus } from '#server/bus/bus.ts';
import { createLocalBus, createLocalWire } from '#server/bus/localBus.ts';
import { connectPlayer, type Player } from '#tests/harness/player.ts';
import { type RunningServer, startServer } from '#tests/harness/runningServer.ts';
import {
  granted,
  type Steered,
  soon,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { NO_SHARDS } from '../db/shards/shards.ts';
import { createTableLook } from './tableLook.ts';

const wire = createLocalWire();
let steered: Steered;
let here: RunningServer;
let there: RunningServer;
let busThere: Bus;
let table: TestTable;

beforeAll(async () => {
  steered = await startSteered('server');
  const start = (bus: Bus) =>
    startServer(steered.db, { now: () => steered.clock.nowMs, clockwork: 'steered', bus });
  here = await start(createLocalBus(wire));
  busThere = createLocalBus(wire);
  there = await start(busThere);
  table = await startTable({ ...steered, server: () => here }, 2, { clock: 'none' });
});
afterAll(async () => {
  await here?.stop();
  await there?.stop();
  await steered?.stop();
});

const versionAt = async (server: RunningServer) => (await server.tables.running(table.draftId))?.version;
const picksAt = async (server: RunningServer) =>
  (await server.tables.running(table.draftId))?.state.seats.map(({ pool }) => pool.length);

it('a process where nobody looks at a table hears nothing of its picks, and knows them when it is asked [T]', async () => {
  expect(await versionAt(there)).toBe(await versionAt(here));
  // What is told of the start has been told.
  await soon(() => busThere.figures().heard > 0, 'the start is heard of');
  await pause(100);
  const before = busThere.figures().heard;
  await table.take(0);
  await table.take(1);
  await pause(100);
  expect(busThere.figures().heard).toBe(before);
  expect((await there.tables.heldDraft(table.draftId))?.version).toBeLessThan((await versionAt(here)) ?? 0);
  expect(await versionAt(there)).toBe(await versionAt(here));
  expect(await picksAt(there)).toEqual(await picksAt(here));
});

it('it hears of them while somebody looks at it there, and no longer [T]', async () => {
  const [person] = table.people;
  if (!person) throw new Error('Nobody sits there.');
  const seated: Player = await connectPlayer({ ...person, url: there.url });
  granted(await seated.open(table.draftId));
  const before = busThere.figures().heard;
  await table.take(1);
  await seated.until((room) => room?.seats[1]?.poolSize === 2, 2000);
  expect(busThere.figures().heard).toBe(before + 1);
  await seated.leave();
  await pause(300);
  const after = busThere.figures().heard;
  await table.take(0);
  await pause(100);
  expect(busThere.figures().heard).toBe(after);
});

it('who comes to a process that has not heard of it yet is shown nothing older than they know [T]', async () => {
  const bus = createLocalBus(wire);
  let isDeaf = false;
  const hardOfHearing: Bus = {
    ...bus,
    subscribe: (topic, hear) => bus.subscribe(topic, (...told) => (isDeaf ? undefined : hear(...told))),
  };
  const deaf = await startServer(steered.db, {
    now: () => steered.clock.nowMs,
    clockwork: 'steered',
    bus: hardOfHearing,
  });
  const { draftId, people } = table;
  const [one, two] = await Promise.all(people.map((person) => connectPlayer({ ...person, url: deaf.url })));
  if (!one || !two) throw new Error('Nobody sits there.');
  granted(await one.open(draftId));
  isDeaf = true;
  await table.take(0);
  await table.take(1);
  const since = await versionAt(here);
  const opened = granted(await two.invoke<OpenedTable>('OpenTable', { draftId, since }));
  expect(opened.room?.version).toBe(since);
  await Promise.all([one.leave(), two.leave()]);
  await deaf.stop();
});

it('a look finds rows and whatever else of a table is shown, and tells of neither twice [T]', async () => {
  const found: string[] = [];
  const { draftId } = table;
  const look = createTableLook({
    db: steered.db,
    shards: NO_SHARDS,
    followed: () => [draftId, 'no-such-table', 'neither,this'],
    onRow: async (_, version) => void found.push(`row ${version}`),
    onTable: async () => void found.push('table'),
    onFault: (fault) => {
      throw fault;
    },
  });
  const looked = async () => {
    found.length = 0;
    await look.look();
    return [...found];
  };
  const version = await versionAt(here);
  expect(await looked()).toEqual([`row ${version}`, 'table']);
  expect(await looked()).toEqual([`row ${version}`]);
  granted(await here.tables.say(table.people[0]?.userId ?? '', draftId, 'Hello'));
  expect(await looked()).toEqual([`row ${version}`, 'table']);
  granted(await table.ask(1, { type: 'voteToEnd', isFor: true }));
  expect(await looked()).toEqual([`row ${version}`, 'table']);
  granted(await table.ask(0, { type: 'pause' }));
  expect(await looked()).toEqual([`row ${(version ?? 0) + 1}`, 'table']);
  expect(await looked()).toEqual([`row ${(version ?? 0) + 1}`]);
  await look.stop();
});
