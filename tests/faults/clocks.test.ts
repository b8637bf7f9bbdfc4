import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { createServerDatabase, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { startFaultyServer } from '../harness/lines/faultyServer.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import type { ServerProcess } from '../harness/serverProcess.ts';
import { granted, type Steered, startSteered, startTable, type TestTable } from '../harness/steered.ts';
import { gatherTable } from '../harness/wholeDraft.ts';
import { logOnServer } from './storedLog.ts';

/** The quick clock with a full pack of fifteen. */
const FULL_MS = 40_000;
const GRACE_MS = 1500;
const SOONEST_AFTER_START_MS = 5000;
const MINUTE_MS = 60_000;
/** By how much the clock of one machine is fast: more than any deadline of the table. */
const FAST_MS = 10 * MINUTE_MS;

describe.each(SERVER_FIRST_KINDS)("the server's clock (%s database)", (kind) => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered(kind);
  });
  afterAll(() => steered?.stop());

  const tick = () => steered.server().tick();
  const pass = async (ms: number) => {
    steered.clock.nowMs += ms;
    await tick();
  };
  const leftOf = async (table: TestTable) => {
    const rows = await steered.db.query<{ due_at: Date }>(
      'select due_at from deadline where draft_id = $1 order by seat',
      [table.draftId],
    );
    return rows.map(({ due_at }) => due_at.getTime() - steered.clock.nowMs);
  };
  const poolSizes = async (table: TestTable) =>
    (await table.draft()).state.seats.map(({ pool }) => pool.length);
  async function started() {
    await tick();
    const table = await startTable(steered, 2, { clock: 'quick' });
    await pass(1000);
    await pass(1000);
    expect(await leftOf(table)).toEqual([FULL_MS - 2000, FULL_MS - 2000]);
    return table;
  }

  it.each([MINUTE_MS, -MINUTE_MS, 3_600_000, -3_600_000])(
    'that is set by %i ms while it runs takes no seat any time and gives none, in the database and in what people see [fault F19]',
    async (jumpMs) => {
      const table = await started();
      steered.clock.nowMs += jumpMs;
      await tick();
      expect(await poolSizes(table)).toEqual([0, 0]);
      expect(await leftOf(table)).toEqual([FULL_MS - 2000, FULL_MS - 2000]);
      const shown = [...(await table.draft()).due.values()].map(
        ({ dueAtMs }) => dueAtMs - steered.clock.nowMs,
      );
      expect(shown).toEqual([FULL_MS - 2000, FULL_MS - 2000]);
      for (let passed = 0; passed < FULL_MS - 2000 + GRACE_MS; passed += 2500) await pass(2500);
      expect(await poolSizes(table)).toEqual([1, 1]);
    },
  );

  it.each([MINUTE_MS, -MINUTE_MS])(
    'that is set by %i ms between two starts takes and gives no time either [fault F19]',
    async (jumpMs) => {
      const table = await started();
      steered.clock.nowMs += jumpMs;
      await steered.restart();
      expect(await leftOf(table)).toEqual([FULL_MS - 2000, FULL_MS - 2000]);
    },
  );

  it('goes on taking when everybody has left, to the end of the draft [fault F24, F26]', async () => {
    const table = await started();
    for (let ticks = 0; ticks < 400 && (await table.draft()).state.phase !== 'complete'; ticks++)
      await pass(2500);
    expect(await poolSizes(table)).toEqual([45, 45]);
  });

  it('leaves whoever had less than five seconds left those five seconds after a start [fault F5]', async () => {
    const table = await started();
    for (let left = FULL_MS - 2000; left > 1000; left -= 1000) await pass(1000);
    expect(await leftOf(table)).toEqual([1000, 1000]);
    steered.clock.nowMs += 20_000;
    await steered.restart();
    expect(await leftOf(table)).toEqual(Array(2).fill(SOONEST_AFTER_START_MS - GRACE_MS));
    await pass(2500);
    await pass(2499);
    expect(await poolSizes(table)).toEqual([0, 0]);
    await pass(1);
    expect(await poolSizes(table)).toEqual([1, 1]);
  });
});

describe('two processes on one PostgreSQL whose machines do not agree about the time', () => {
  let folder: string;
  let database: { url: string; drop: () => Promise<void> };
  const servers: ServerProcess[] = [];

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'passleft-clocks-'));
    database = await createServerDatabase(inject('testDatabaseTemplate'));
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await database?.drop();
    if (folder) await rm(folder, { recursive: true, force: true });
  });

  it('take nothing before its deadline, and agree about how much is left [fault F19]', async () => {
    for (const [name, offsetMs] of [
      ['right', 0],
      ['fast', FAST_MS],
    ] as const) {
      const environment = {
        DATABASE_URL: database.url,
        PUBLIC_URL: 'http://two.localhost',
        CLOCK_OFFSET_MS: String(offsetMs),
      };
      servers.push(await startFaultyServer(join(folder, name), join(folder, `${name}.fault`), environment));
    }
    const [right, fast] = servers;
    const order = { url: right?.url ?? '', game: 'emberwake', template: 'emberwake-draft', seats: 2 };
    const { draftId, players } = await gatherTable(order);
    const [host, guest] = players;
    if (!host || !guest || !fast) throw new Error('Somebody is missing.');
    granted(await host.command({ type: 'start' }));
    await host.until((room) => room?.pack != null);
    await pause(4000);
    const far = await connectPlayer({ ...guest.account, url: fast.url });
    granted(await far.open(draftId));
    const leftFor = (player: Player) => (player.room()?.clock.deadlineMs ?? 0) - (player.room()?.nowMs ?? 0);
    expect((await logOnServer(database.url, draftId)).map(({ payload }) => payload.type)).not.toContain(
      'pick',
    );
    expect(leftFor(far)).toBeGreaterThan(0);
    expect(Math.abs(leftFor(host) - leftFor(far) - 4000)).toBeLessThan(2500);
    await Promise.all([...players, far].map((player) => player.leave()));
  }, 240_000);
});
