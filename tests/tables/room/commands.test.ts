import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import { guestAccount } from '#tests/harness/account.ts';
import { letIn } from '#tests/harness/invited.ts';
import { connectPlayer, type Player } from '#tests/harness/player.ts';
import { pickOf, type Steered, startSteered, startTable, type TestTable } from '#tests/harness/steered.ts';
import { boosterState } from '#tests/support/engine/boosterState.ts';
import { DATABASE_KINDS } from '#tests/support/testDatabases.ts';

const MOVED_ON = 'That pack has moved on. Nothing was taken.';

describe.each(DATABASE_KINDS)('commands at a running table (%s database)', (kind) => {
  let steered: Steered;
  let table: TestTable;
  let players: Player[];

  beforeAll(async () => {
    steered = await startSteered(kind);
    table = await startTable(steered, 3);
    players = await Promise.all(table.people.map(connectPlayer));
    for (const player of players) await player.open(table.draftId);
  });
  afterAll(async () => {
    await Promise.all((players ?? []).map((player) => player.leave()));
    await steered?.stop();
  });

  const rowsOf = async () => {
    const [row] = await steered.db.query<{ count: number }>(
      'select count(*)::int as count from draft_log where draft_id = $1',
      [table.draftId],
    );
    return row?.count ?? 0;
  };
  const playerAt = (seat: number): Player => {
    const player = players[seat];
    if (!player) throw new Error(`Nobody plays seat ${seat}.`);
    return player;
  };
  /** Passes the pack on at the other seats until this one holds a pack again. */
  const untilPackAt = async (seat: number) => {
    for (const other of [0, 1, 2]) {
      const { state } = await table.draft();
      const { seats } = boosterState(state);
      if (seats[seat]?.queue[0]) return;
      if (seats[other]?.queue[0]) await table.take(other);
    }
  };

  it('does one command once, however often it comes at once, with one answer for all [fault F29, R1]', async () => {
    const before = await rowsOf();
    const held = await table.pack(0);
    const commandId = randomUUID();
    const again = await connectPlayer(playerAt(0).account);
    await again.open(table.draftId);
    const command = pickOf(held, held.cards[4]?.id ?? '');
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        (index % 2 ? again : playerAt(0)).invoke('Command', { draftId: table.draftId, commandId, command }),
      ),
    );
    expect(new Set(replies.map((reply) => JSON.stringify(reply)))).toEqual(
      new Set([JSON.stringify({ ok: true, value: null })]),
    );
    expect(await rowsOf()).toBe(before + 1);
    await again.leave();
  });

  it('lets one of two different cards of a pack win, and no other [ASVS V2.3.4]', async () => {
    for (let times = 0; times < 10; times++) {
      await untilPackAt(1);
      const held = await table.pack(1);
      const before = (await table.view(1)).pool.length;
      const [a = '', b = ''] = held.cards.map(({ id }) => id);
      const replies = await Promise.all([a, b].map((card) => playerAt(1).command(pickOf(held, card))));
      expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
      expect(replies.flatMap((reply) => (reply.ok ? [] : [reply.message]))).toEqual([MOVED_ON]);
      const pool = (await table.view(1)).pool.map(({ id }) => id);
      expect(pool.slice(before)).toEqual([replies[0]?.ok ? a : b]);
      await untilPackAt(0);
      for (const seat of [0, 2]) if ((await table.view(seat)).pack) await table.take(seat);
    }
  });

  it('refuses a pick of another pack or of another turn by name and takes nothing [spec 8.9] [fault F20, F29, R3] [ASVS V2.3.1]', async () => {
    await untilPackAt(0);
    const held = await table.pack(0);
    const command = pickOf(held, held.cards[0]?.id ?? '');
    const before = await rowsOf();
    const stale: TableCommand[] = [
      { ...command, packId: 'not-this-pack' } as TableCommand,
      { ...command, pickNumber: held.pickNumber + 1 } as TableCommand,
      { ...command, pickNumber: held.pickNumber - 1 } as TableCommand,
    ];
    for (const asked of stale)
      expect(await playerAt(0).command(asked)).toEqual({
        ok: false,
        refusal: 'packMovedOn',
        message: MOVED_ON,
      });
    expect(await rowsOf()).toBe(before);
  });

  it("answers for another pack's card, a card taken already and a card that never was with the same bytes [Z2, H6]", async () => {
    await untilPackAt(0);
    const held = await table.pack(0);
    const state = boosterState((await table.draft()).state);
    const hidden = state.unopened[0]?.[1]?.cards[0] ?? '';
    const taken = state.seats[2]?.pool[0]?.id ?? '';
    const mine = state.seats[0]?.pool[0]?.id ?? '';
    const answers: Reply<null>[] = [];
    for (const card of [hidden, taken, mine, 'k3v9x2m4q7w1', ''])
      answers.push(await playerAt(0).command(pickOf(held, card || 'x')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
      new Set([
        JSON.stringify({
          ok: false,
          refusal: 'notYourCard',
          message: 'That card is not in the pack in front of you.',
        }),
      ]),
    );
  });

  it("keeps one member's command ids apart from another's, from the clock's and from the bots' [Z7]", async () => {
    await untilPackAt(0);
    const version = (await table.draft()).version;
    const shared = `clock:${version + 2}:0`;
    const pooled = (await table.view(1)).pool[0]?.id ?? '';
    const move: TableCommand = { type: 'move', cardInstanceId: pooled, destination: 'side' };
    expect(await playerAt(1).command(move, shared)).toMatchObject({ ok: true });
    steered.clock.nowMs += 45_000;
    await steered.server().tables.sweep();
    const before = (await table.view(0)).pool.length;
    expect((await table.draft()).version).toBeGreaterThan(version + 1);
    await untilPackAt(0);
    const held = await table.pack(0);
    expect(await playerAt(0).command(pickOf(held, held.cards[0]?.id ?? ''), shared)).toMatchObject({
      ok: true,
    });
    expect((await table.view(0)).pool.length).toBe(before + 1);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', []],
    ['an empty object', {}],
    ['an unknown command', { draftId: 'x', commandId: 'y', command: { type: 'giveMeTheBestCard' } }],
    ['text for a number', { draftId: 'x', commandId: 'y', command: { type: 'addBot', seat: '1' } }],
    ['a character that cannot be stored', { draftId: 'x', commandId: 'y\u0000', command: { type: 'stand' } }],
    ['an id that is too long', { draftId: 'x', commandId: 'y'.repeat(65), command: { type: 'stand' } }],
  ])('answers %s as a command with a refusal [ASVS V2.2.1]', async (_, argument) => {
    // The clock was moved by more than a line may be silent: it may have been cut, and comes back by itself.
    await playerAt(2).open(table.draftId);
    for (const method of ['Command', 'Prepare', 'Say', 'OpenTable', 'LeaveTable']) {
      const reply = await playerAt(2).connection().invoke<Reply<null>>(method, argument);
      expect([method, reply]).toEqual([
        method,
        { ok: false, refusal: 'badAction', message: 'The table did not understand that.' },
      ]);
      if (argument && typeof argument === 'object' && 'draftId' in argument) break;
    }
    expect(steered.server().faults).toEqual([]);
  });

  it('tells people without a seat that they have none', async () => {
    const stranger = await connectPlayer(await guestAccount(steered.server().url));
    await letIn(steered, stranger.account, table.draftId);
    await stranger.open(table.draftId);
    const held = await table.view(0);
    expect(await stranger.command({ type: 'pause' })).toMatchObject({ refusal: 'notHost' });
    expect(await stranger.command({ type: 'takeSeatBack' })).toMatchObject({ refusal: 'notSeated' });
    expect(await stranger.command(pickOf({ ...(held.pack ?? (await table.pack(1))) }, 'x'))).toMatchObject({
      refusal: 'notSeated',
    });
    await stranger.leave();
  });
});
