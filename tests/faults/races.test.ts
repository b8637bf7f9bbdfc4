import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import { type RunningServer, startServer } from '../harness/runningServer.ts';
import {
  gatherPeople,
  granted,
  pickOf,
  type Steered,
  soon,
  startSteered,
  startTable,
  type TestTable,
} from '../harness/steered.ts';
import { brokenPromises, LOG_ROWS, type LogRow } from './checker.ts';

const GRACE_MS = 1500;
/** The quick clock with a full pack of fifteen. */
const FULL_MS = 40_000;
/** Turns at which two windows take different cards; 500 in the long run. */
const TURNS = Number(process.env.RACE_TURNS ?? 60);
/** Milliseconds between the moments at which a pick races the clock, and how often each: 10 and 20 in the long run. */
const STEP_MS = Number(process.env.RACE_STEP_MS ?? 100);
const TIMES = Number(process.env.RACE_TIMES ?? 1);

const LONG = 60_000 + TURNS * 100 + (1000 / STEP_MS) * TIMES * 300;

describe('races at a table that two processes serve', { timeout: LONG }, () => {
  let steered: Steered;
  let other: RunningServer;

  beforeAll(async () => {
    steered = await startSteered('server');
    other = await startServer(steered.db, { now: () => steered.clock.nowMs, clockwork: 'steered' });
  });
  afterAll(async () => {
    await other?.stop();
    await steered?.stop();
  });

  let commands = 0;
  const askOther = (table: TestTable, seat: number, command: TableCommand): Promise<Reply<null>> =>
    other.tables.command(table.people[seat]?.userId ?? '', table.draftId, `other${commands++}`, command);
  const broken = async ({ draftId, people }: TestTable) =>
    brokenPromises({
      seats: people.length,
      rows: await steered.db.query<LogRow>(LOG_ROWS, [draftId]),
      seen: [],
      told: [],
      isOver: false,
    });
  const picksOf = async (table: TestTable, seat: number) =>
    (await steered.db.query<LogRow>(LOG_ROWS, [table.draftId])).filter(
      ({ payload }) => payload.type === 'pick' && payload.seat === seat,
    );
  const oks = (replies: readonly Reply<null>[]) => replies.filter(({ ok }) => ok).length;
  /** Everything the other process has written is known here. */
  const caughtUp = async (table: TestTable) => {
    const [row] = await steered.db.query<{ seq: number }>(
      'select coalesce(max(seq), 0)::int as seq from draft_log where draft_id = $1',
      [table.draftId],
    );
    await soon(
      async () => (await table.draft()).version === row?.seq,
      'the row of the other process is heard',
    );
  };

  it('of two different cards of one pack, taken at once in two windows, exactly one is taken, turn for turn [fault R2]', async () => {
    let turns = 0;
    while (turns < TURNS) {
      const table = await startTable(steered, 2, { clock: 'none' });
      for (let pick = 0; pick < 30 && turns < TURNS; pick++, turns++) {
        const held = await table.pack(0);
        const [first = '', last = ''] = [held.cards[0]?.id, held.cards.at(-1)?.id];
        const replies = await Promise.all([
          table.ask(0, pickOf(held, first)),
          askOther(table, 0, pickOf(held, last)),
        ]);
        expect(oks(replies)).toBe(first === last ? oks(replies) : 1);
        await caughtUp(table);
        await table.take(1);
      }
      expect(await broken(table)).toEqual([]);
    }
  });

  it('a pick that races the clock, in this process or the other, has exactly one outcome [fault R4]', async () => {
    const moments: number[] = [];
    for (let afterZeroMs = -200; afterZeroMs <= GRACE_MS + 200; afterZeroMs += STEP_MS)
      moments.push(afterZeroMs);
    for (const afterZeroMs of moments) {
      for (let time = 0; time < TIMES; time++) {
        const table = await startTable(steered, 2, { clock: 'quick' });
        const held = await table.pack(0);
        const wanted = held.cards[7]?.id ?? '';
        steered.clock.nowMs += FULL_MS + afterZeroMs;
        const [reply] = await Promise.all([
          askOther(table, 0, pickOf(held, wanted)),
          steered.server().tables.sweep(),
          other.tables.sweep(),
        ]);
        const picks = await picksOf(table, 0);
        expect(picks.map(({ source }) => source)).toEqual([reply.ok ? 'member' : 'clock']);
        if (afterZeroMs < GRACE_MS) expect(reply.ok).toBe(true);
        expect(await broken(table)).toEqual([]);
      }
    }
  });

  it('the last picks of a round at once open the next round once, with packs of fifteen [fault R5]', async () => {
    const table = await startTable(steered, 2, { clock: 'none' });
    for (let pick = 0; pick < 14; pick++) for (const seat of [0, 1]) await table.take(seat);
    const [left, right] = [await table.pack(0), await table.pack(1)];
    const replies = await Promise.all([
      table.ask(0, pickOf(left, left.cards[0]?.id ?? '')),
      askOther(table, 1, pickOf(right, right.cards[0]?.id ?? '')),
    ]);
    expect(oks(replies)).toBe(2);
    await caughtUp(table);
    const { state } = await table.draft();
    expect([state.round, (await table.pack(0)).cards.length, (await table.pack(1)).cards.length]).toEqual([
      1, 15, 15,
    ]);
    expect(await broken(table)).toEqual([]);
  });

  it('Start pressed twice, in two windows, starts once; who leaves meanwhile is either in or out [fault R8]', async () => {
    for (let times = 0; times < 10; times++) {
      const table = await gatherPeople(steered, 3);
      const [one, two, stood] = await Promise.all([
        table.ask(0, { type: 'start' }),
        askOther(table, 0, { type: 'start' }),
        table.ask(2, { type: 'stand' }),
      ]);
      const [row] = await steered.db.query<{ status: string; seated: number }>(
        `select status, (select count(*)::int from seat where draft_id = $1 and member_id is not null) as seated
         from draft where id = $1`,
        [table.draftId],
      );
      const isStarted = row?.status === 'drafting';
      expect(row).toEqual(isStarted ? { status: 'drafting', seated: 3 } : { status: 'lobby', seated: 2 });
      expect(stood?.ok).toBe(!isStarted);
      if (isStarted) expect(oks([one, two])).toBeGreaterThanOrEqual(1);
      else expect(oks([one, two])).toBe(0);
    }
  });

  it('pause, pick, hand-over to a bot and the clock at once leave a table that goes on [fault R9]', async () => {
    const table = await startTable(steered, 2, { clock: 'quick' });
    for (let times = 0; times < 12; times++) {
      await caughtUp(table);
      const held = (await table.view(1)).pack;
      steered.clock.nowMs += FULL_MS + GRACE_MS;
      await Promise.all([
        table.ask(0, { type: 'pause' }),
        ...(held ? [askOther(table, 1, pickOf(held, held.cards[0]?.id ?? ''))] : []),
        table.ask(0, { type: 'handToBot', seat: 1 }),
        other.tables.sweep(),
        steered.server().tables.sweep(),
      ]);
      await caughtUp(table);
      await table.ask(0, { type: 'resume' });
      await table.ask(1, { type: 'takeSeatBack' });
      await caughtUp(table);
      const { status, state } = await table.draft();
      expect([status, state.phase, state.seats[1]?.bot]).toEqual(['drafting', 'drafting', false]);
    }
    expect(await broken(table)).toEqual([]);
    expect([...steered.server().faults, ...other.faults]).toEqual([]);
  });

  it('nobody skips a step: picks before the start, packs that are not there, a start with empty seats [fault R10]', async () => {
    const table = await gatherPeople(steered, 3, {}, 2);
    const pick: TableCommand = {
      type: 'pick',
      packId: 'x',
      pickNumber: 1,
      cardInstanceIds: ['y'],
      burnIds: [],
      destination: 'main',
    };
    expect(await table.ask(0, pick)).toMatchObject({ ok: false });
    expect(await table.ask(0, { type: 'start' })).toMatchObject({ refusal: 'emptySeats' });
    expect(await table.ask(0, { type: 'resume' })).toMatchObject({ ok: false });
    expect(
      (await table.people[0]?.call('GET', `/drafts/${table.draftId}/log`))?.status,
    ).toBeGreaterThanOrEqual(400);
    granted(await table.ask(0, { type: 'fillWithBots' }));
    granted(await table.ask(0, { type: 'start' }));
    expect(await table.ask(0, pick)).toMatchObject({ refusal: 'packMovedOn' });
  });
});
