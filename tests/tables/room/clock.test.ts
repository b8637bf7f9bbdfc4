import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { instanceId } from '#engine/core/cards.ts';
import {
  granted,
  pickOf,
  type Steered,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

const GRACE_MS = 1500;
/** The quick clock with a full pack of fifteen. */
const FULL_MS = 40_000;

describe.each(SERVER_FIRST_KINDS)('the clock of a table (%s database)', (kind) => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered(kind);
  });
  afterAll(() => steered?.stop());

  const sweep = () => steered.server().tables.sweep();
  const pass = (ms: number) => {
    steered.clock.nowMs += ms;
  };
  const poolSizes = async (table: TestTable) =>
    (await table.draft()).state.seats.map(({ pool }) => pool.length);
  const dueIn = async (table: TestTable, seat: number) => {
    const due = (await table.draft()).due.get(seat);
    return due ? due.dueAtMs - steered.clock.nowMs : null;
  };
  const storedDueIn = async (table: TestTable) => {
    const rows = await steered.db.query<{ due_at: Date }>(
      'select due_at from deadline where draft_id = $1 order by seat',
      [table.draftId],
    );
    return rows.map(({ due_at }) => due_at.getTime() - steered.clock.nowMs);
  };
  const sources = async (table: TestTable, seat: number) => {
    const rows = await steered.db.query<{ source: string }>(
      "select source from draft_log where draft_id = $1 and seat = $2 and payload->>'type' = 'pick' order by seq",
      [table.draftId, seat],
    );
    return rows.map(({ source }) => source);
  };
  const prepare = async (
    table: TestTable,
    seat: number,
    wishes: { reserved?: string[]; starred?: string[] },
  ) => {
    const { packId, pickNumber } = await table.pack(seat);
    return steered.server().tables.prepare(table.people[seat]?.userId ?? '', {
      draftId: table.draftId,
      packId,
      pickNumber,
      reserved: wishes.reserved ?? [],
      reservedBurns: [],
      starred: wishes.starred ?? [],
    });
  };

  it('takes nothing before the shown zero and its grace, and takes for everybody then', async () => {
    const table = await startTable(steered, 2);
    expect(await storedDueIn(table)).toEqual([FULL_MS, FULL_MS]);
    pass(FULL_MS + GRACE_MS - 1);
    await sweep();
    expect(await poolSizes(table)).toEqual([0, 0]);
    pass(1);
    await sweep();
    expect(await poolSizes(table)).toEqual([1, 1]);
    expect(await sources(table, 0)).toEqual(['clock']);
  });

  it('gives a new pack the time of its cards', async () => {
    const table = await startTable(steered, 2);
    await table.take(0);
    pass(5000);
    await table.take(1);
    expect([await dueIn(table, 0), await dueIn(table, 1)]).toEqual([38_000, 38_000]);
  });

  it('takes the selected card, else the first starred one that is there, else what the bot would take', async () => {
    const table = await startTable(steered, 3);
    const [first, second, third] = [await table.pack(0), await table.pack(1), await table.pack(2)];
    const reserved = first.cards[9]?.id ?? instanceId('');
    const starred = [
      instanceId('not-here'),
      second.cards[11]?.id ?? instanceId(''),
      second.cards[3]?.id ?? instanceId(''),
    ];
    granted(await prepare(table, 0, { reserved: [reserved], starred: [first.cards[2]?.id ?? ''] }));
    granted(await prepare(table, 1, { starred }));
    pass(FULL_MS + GRACE_MS);
    await sweep();
    const { state } = await table.draft();
    const taken = state.seats.map(({ pool }) => pool.map(({ id }) => id));
    expect(taken[0]).toEqual([reserved]);
    expect(taken[1]).toEqual([starred[1]]);
    const { setup } = await table.draft();
    const best = Math.max(...third.cards.map(({ card }) => setup.catalogue.cards[card]?.rating ?? 0));
    const bots = third.cards.find(({ id }) => id === taken[2]?.[0]);
    expect(setup.catalogue.cards[bots?.card ?? -1]?.rating).toBe(best);
  });

  it('forgets what was selected of a pack that has moved on', async () => {
    const table = await startTable(steered, 2);
    const [card, other] = (await table.pack(0)).cards;
    granted(await prepare(table, 0, { reserved: [card?.id ?? ''] }));
    granted(await table.ask(0, pickOf(await table.pack(0), other?.id ?? '')));
    const wishes = { reserved: [], reservedBurns: [], starred: [] };
    const old = { draftId: table.draftId, packId: 'old', pickNumber: 1, ...wishes };
    expect(await steered.server().tables.prepare(table.people[1]?.userId ?? '', old)).toMatchObject({
      refusal: 'packMovedOn',
    });
  });

  it.each([-200, -10, 0, 700, 1490, 1500, 1510, 2200])(
    'gives a pick %i ms after the shown zero exactly one outcome [fault R4]',
    async (afterZeroMs) => {
      const table = await startTable(steered, 2);
      const held = await table.pack(0);
      const wanted = held.cards[7]?.id ?? '';
      pass(FULL_MS + afterZeroMs);
      const [reply] = await Promise.all([table.ask(0, pickOf(held, wanted)), sweep()]);
      const taken = (await table.draft()).state.seats[0]?.pool.map(({ id }) => id) ?? [];
      expect(taken).toHaveLength(1);
      if (reply.ok)
        expect({ taken, by: await sources(table, 0) }).toEqual({ taken: [wanted], by: ['member'] });
      else {
        expect(reply.message).toBe('That pack has moved on. Nothing was taken.');
        expect(await sources(table, 0)).toEqual(['clock']);
        expect(afterZeroMs).toBeGreaterThanOrEqual(GRACE_MS);
      }
    },
  );

  it('takes nothing of the next pack for a seat that picks while the clock is looking for it', async () => {
    const table = await startTable(steered, 2);
    const held = await table.pack(0);
    pass(10_000);
    await table.take(1);
    pass(FULL_MS - 10_000 + GRACE_MS);
    const [reply] = await Promise.all([table.ask(0, pickOf(held, held.cards[7]?.id ?? '')), sweep()]);
    expect(await poolSizes(table)).toEqual([1, 1]);
    expect(await sources(table, 0)).toEqual([reply.ok ? 'member' : 'clock']);
    expect(await dueIn(table, 0)).toBe(38_000);
  });

  async function timeOutTwice() {
    for (let round = 0; round < 2; round++) {
      pass(FULL_MS + GRACE_MS);
      await sweep();
    }
  }

  it('takes after three seconds for a seat that timed out twice, until its next input [fault F24]', async () => {
    const table = await startTable(steered, 2);
    await timeOutTwice();
    expect(await dueIn(table, 0)).toBe(3000);
    await table.take(0);
    await table.take(1);
    expect(await dueIn(table, 0)).toBeGreaterThan(3000);
  });

  it('counts a star, a reservation or a move as a sign of life, also over a restart', async () => {
    const table = await startTable(steered, 3);
    await timeOutTwice();
    const cards = (await table.pack(0)).cards;
    granted(await prepare(table, 0, { starred: [cards[0]?.id ?? ''] }));
    const pooled = (await table.draft()).state.seats[1]?.pool[0]?.id ?? '';
    granted(await table.ask(1, { type: 'move', cardInstanceId: pooled, destination: 'side' }));
    const whole = 35_000;
    expect([await dueIn(table, 0), await dueIn(table, 1), await dueIn(table, 2)]).toEqual([
      whole,
      whole,
      3000,
    ]);
    await steered.restart();
    expect((await table.draft()).seats.map(({ timeouts }) => timeouts)).toEqual([0, 0, 2]);
  });

  it('moves the deadline by the extra time the host gives', async () => {
    const table = await startTable(steered, 2);
    granted(await table.ask(0, { type: 'extraTime', seat: 1, seconds: 60 }));
    pass(FULL_MS + GRACE_MS);
    await sweep();
    expect(await poolSizes(table)).toEqual([1, 0]);
    pass(60_000);
    await sweep();
    expect((await poolSizes(table))[1]).toBe(1);
    expect(await table.ask(1, { type: 'extraTime', seat: 1, seconds: 60 })).toMatchObject({
      refusal: 'notHost',
    });
  });

  it('stops while the host pauses and gives the remaining time back', async () => {
    const table = await startTable(steered, 2);
    pass(10_000);
    granted(await table.ask(0, { type: 'pause' }));
    pass(300_000);
    await sweep();
    expect(await poolSizes(table)).toEqual([0, 0]);
    granted(await table.ask(0, { type: 'resume' }));
    expect(await storedDueIn(table)).toEqual([30_000, 30_000]);
  });

  it('gives a seat that comes back from a bot while the draft is paused its clock at the resume', async () => {
    const table = await startTable(steered, 2);
    granted(await table.ask(0, { type: 'pause' }));
    granted(await table.ask(1, { type: 'handToBot', seat: 1 }));
    expect(await dueIn(table, 1)).toBeNull();
    granted(await table.ask(1, { type: 'takeSeatBack' }));
    granted(await table.ask(0, { type: 'resume' }));
    expect(await storedDueIn(table)).toEqual([FULL_MS, FULL_MS]);
  });

  it('gives back the time that no server was there, once [fault F5]', async () => {
    await steered.server().tick();
    const table = await startTable(steered, 2);
    pass(1000);
    await steered.server().tick();
    pass(60_000);
    await steered.restart();
    expect(await storedDueIn(table)).toEqual([FULL_MS - 1000, FULL_MS - 1000]);
    await steered.restart();
    expect(await storedDueIn(table)).toEqual([FULL_MS - 1000, FULL_MS - 1000]);
    await sweep();
    expect(await poolSizes(table)).toEqual([0, 0]);
  });

  it('fires nothing after a standstill of its own before the clocks have their time back [fault F13]', async () => {
    const table = await startTable(steered, 2);
    await steered.server().tick();
    pass(FULL_MS + GRACE_MS);
    await steered.server().tick();
    expect(await poolSizes(table)).toEqual([0, 0]);
    expect(await dueIn(table, 0)).toBeGreaterThan(0);
    expect(await storedDueIn(table)).toEqual([await dueIn(table, 0), await dueIn(table, 1)]);
  });

  it('has no deadlines without a clock', async () => {
    const table = await startTable(steered, 2, { clock: 'none' });
    await table.take(0);
    pass(600_000);
    await sweep();
    expect({ due: await storedDueIn(table), pools: await poolSizes(table) }).toEqual({
      due: [],
      pools: [1, 0],
    });
  });
});
