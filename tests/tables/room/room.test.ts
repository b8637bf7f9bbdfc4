import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#contract/refusals.ts';
import type { OpenedTable, RoomView } from '#contract/room/room.ts';
import type { TableList } from '#contract/tables/tableRows.ts';
import { roomViewOf } from '#server/drafts/running/roomView.ts';
import { type Account, guestAccount } from '#tests/harness/account.ts';
import { letIn } from '#tests/harness/invited.ts';
import { connectPlayer, type Player } from '#tests/harness/player.ts';
import { type RunningServer, startServer } from '#tests/harness/runningServer.ts';
import {
  gatherPeople,
  granted,
  pickOf,
  playToTheEnd,
  type Steered,
  soon,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { boosterState } from '#tests/support/engine/boosterState.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** What of a view has to be the same however it was come by. */
const known = ({ nowMs: _nowMs, log: _log, faces: _faces, ...view }: RoomView) => view;

describe('a running table, seen through the line', () => {
  let steered: Steered;
  const players: Player[] = [];

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
  });
  afterAll(async () => {
    await Promise.all(players.map((player) => player.leave()));
    await steered?.stop();
  });

  const connect = async (account: Account | undefined): Promise<Player> => {
    if (!account) throw new Error('There is nobody to connect.');
    const player = await connectPlayer(account);
    players.push(player);
    return player;
  };
  const soloTable = async (): Promise<{ draftId: string; player: Player }> => {
    const player = await connect(await guestAccount(steered.server().url));
    const order = { game: 'canary', template: 'canary-draft', solo: true };
    const { draftId } = await player.account.post<{ draftId: string }>('/drafts', order);
    granted(await player.open(draftId));
    return { draftId, player };
  };
  const hasPack = (room: RoomView | null) => room?.pack != null;

  it('shows the same by differences as anew, at every moment of a draft [spec 7.10]', async () => {
    const table = await startTable(steered, 3);
    const player = await connect(table.people[1]);
    granted(await player.open(table.draftId));
    for (let moment = 0; ; moment++) {
      const draft = await table.draft();
      if (draft.state.phase === 'complete') break;
      for (const [seat, own] of boosterState(draft.state).seats.entries())
        if (own.queue[0]) await table.take(seat, 0);
      if (moment % 4 === 1) {
        const pooled = (await table.view(1)).pool[0];
        const destination = pooled?.destination === 'main' ? 'side' : 'main';
        granted(await table.ask(1, { type: 'move', cardInstanceId: pooled?.id ?? '', destination }));
      }
      if (moment % 10 === 5) granted(await table.ask(0, { type: 'extraTime', seat: 1, seconds: 30 }));
      const { version } = await table.draft();
      await player.until((room) => room?.version === version);
      const folded = player.room();
      const anew = roomViewOf(await table.draft(), 1, steered.clock.nowMs).view;
      expect(folded && known(folded)).toEqual(known(anew));
      expect(folded?.faces).toMatchObject(anew.faces);
    }
    const folded = player.room();
    const opened = granted(await player.open(table.draftId)).room;
    expect(folded && known(folded)).toEqual(opened && known(opened));
    expect(player.wire.messages.join('').match(/"target":"room"/g)).toBeNull();
    expect((await table.view(1)).pool).toHaveLength(45);
  });

  it('tells each drafter in My drafts how far the own seat is, not the furthest one', async () => {
    const table = await startTable(steered, 2);
    await table.take(0, 0);
    const pickOfPerson = async (at: number) => {
      const list = await table.people[at]?.get<TableList>('/drafts/mine');
      return list?.tables.find(({ draftId }) => draftId === table.draftId)?.progress?.pick;
    };
    expect([await pickOfPerson(0), await pickOfPerson(1)]).toEqual([2, 1]);
  });

  it('[N31] tells people who only look how far the people are, not the bots', async () => {
    const table = await startTable(steered, 3, { watchers: true });
    await steered.db.query(`update draft set settings = settings || '{"visibility":"open"}' where id = $1`, [
      table.draftId,
    ]);
    granted(await table.ask(2, { type: 'handToBot', seat: 2 }));
    await soon(async () => ((await table.draft()).state.seats[2]?.decisions ?? 0) > 0, 'the bot picks');
    const looker = await guestAccount(steered.server().url);
    const list = await looker.get<TableList>('/drafts');
    expect(list.tables.find(({ draftId }) => draftId === table.draftId)?.progress?.pick).toBe(1);
  });

  it('tells the older of two windows that it is superseded, and lets it take the seat back [fault F21]', async () => {
    const table = await startTable(steered, 2);
    const [older, newer] = [await connect(table.people[0]), await connect(table.people[0])];
    const supersededOf = (player: Player) =>
      new Promise((resolve) => player.connection().on('superseded', resolve));
    const [olderTold, newerTold] = [supersededOf(older), supersededOf(newer)];
    granted(await older.open(table.draftId));
    granted(await newer.open(table.draftId));
    expect(await olderTold).toEqual({ draftId: table.draftId });
    const before = older.wire.messages.filter((text) => text.includes('"change"')).length;
    await table.take(0);
    await newer.until((room) => room?.pool.length === 1);
    expect(older.wire.messages.filter((text) => text.includes('"change"'))).toHaveLength(before);
    granted(await older.open(table.draftId));
    expect(await newerTold).toEqual({ draftId: table.draftId });
    expect(older.room()?.pool).toHaveLength(1);
  });

  it('leaves the seat with the window that was opened last when an older one comes back by itself [fault F21]', async () => {
    const table = await startTable(steered, 2);
    const [older, newer] = [await connect(table.people[0]), await connect(table.people[0])];
    const told: string[] = [];
    older.connection().on('superseded', () => void told.push('older'));
    newer.connection().on('superseded', () => void told.push('newer'));
    const comeBack = (player: Player, ageMs: number): Promise<Reply<OpenedTable>> =>
      player.connection().invoke('OpenTable', { draftId: table.draftId, ageMs });
    granted(await newer.open(table.draftId));
    expect(await comeBack(older, 60_000)).toMatchObject({ ok: false, refusal: 'alreadySeated' });
    expect(told).toEqual(['older']);
    await table.take(0);
    await newer.until((room) => room?.pool.length === 1);
    // One window whose line was lost finds what was left of itself, and takes its place.
    granted(await comeBack(newer, 500));
    const again = await connect(table.people[0]);
    granted(await comeBack(again, 1000));
    expect(told).toEqual(['older', 'newer']);
  });

  it("shows a watcher no card, and only where the host's rule lets people watch [Z12, H5]", async () => {
    const open = await startTable(steered, 2, { watchers: true });
    const closed = await startTable(steered, 2, { watchers: false });
    const watcher = await connect(await guestAccount(steered.server().url));
    for (const { draftId } of [open, closed]) await letIn(steered, watcher.account, draftId);
    granted(await watcher.open(open.draftId));
    await open.take(0);
    await watcher.until((room) => room?.seats[0]?.poolSize === 1);
    expect(watcher.room()).toMatchObject({ seat: null, pack: null, pool: [], faces: {} });
    expect(granted(await watcher.open(closed.draftId)).room).toBeNull();
  });

  it('gives the pool of a seat to its bot, and whole back to its player [H16]', async () => {
    const table = await startTable(steered, 2, { clock: 'none' });
    const first = await table.take(1);
    granted(await table.ask(0, { type: 'handToBot', seat: 1 }));
    await table.take(0);
    await soon(async () => (await table.view(1)).pool.length === 2, 'the bot picks');
    granted(await table.ask(1, { type: 'takeSeatBack' }));
    expect((await table.view(1)).pool.map(({ id }) => id)).toContain(first);
    expect((await table.view(1)).seats[1]).toMatchObject({ bot: false, poolSize: 2 });
    expect(await table.ask(1, { type: 'takeSeatBack' })).toMatchObject({ refusal: 'notBot' });
    granted(await table.ask(1, { type: 'handToBot', seat: 1 }));
    expect(await table.ask(0, { type: 'handToBot', seat: 1 })).toMatchObject({ refusal: 'alreadyBot' });
  });

  it('takes the last pick of a solo table back, with everything the bots did on it', async () => {
    const { player } = await soloTable();
    const first = player.room()?.pack;
    if (!first) throw new Error('There is no first pack.');
    granted(await player.command(pickOf(first, first.cards[6]?.id ?? '')));
    await player.until(
      (room) => room?.pool.length === 1 && hasPack(room) && room.pack?.packId !== first.packId,
    );
    granted(await player.command({ type: 'takeBack' }));
    await player.until((room) => room?.pool.length === 0 && room.pack?.packId === first.packId);
    expect(player.room()?.pack).toEqual(first);
    expect(await player.command({ type: 'takeBack' })).toMatchObject({ refusal: 'nothingToTakeBack' });
    granted(await player.command(pickOf(first, first.cards[2]?.id ?? '')));
    await player.until((room) => room?.pool.length === 1 && hasPack(room));
    expect(player.room()?.pool[0]?.id).toBe(first.cards[2]?.id);
  });

  it('does not call a pick done that is sent again after it was taken back, nor take it anew', async () => {
    const { player } = await soloTable();
    const first = player.room()?.pack;
    if (!first) throw new Error('There is no first pack.');
    const pick = pickOf(first, first.cards[6]?.id ?? '');
    granted(await player.command(pick, 'once'));
    // Its answer was lost: it is still done, also while its pack has moved on.
    granted(await player.command(pick, 'once'));
    granted(await player.command({ type: 'takeBack' }));
    expect(await player.command(pick, 'once')).toMatchObject({ refusal: 'takenBack' });
    await player.until((room) => room?.pool.length === 0 && room.pack?.packId === first.packId);
    granted(await player.command(pick, 'anew'));
    await player.until((room) => room?.pool.length === 1);
    granted(await player.command(pick, 'anew'));
    expect(player.room()?.pool.map(({ id }) => id)).toEqual([first.cards[6]?.id]);
  });

  it('takes nothing back at a table of several people', async () => {
    const table = await startTable(steered, 2);
    await table.take(0);
    expect(await table.ask(0, { type: 'takeBack' })).toMatchObject({ refusal: 'notSolo' });
  });

  it('ends for everybody when the host ends it, and takes no pick after that', async () => {
    const table = await startTable(steered, 2);
    const player = await connect(table.people[1]);
    granted(await player.open(table.draftId));
    const held = await table.pack(1);
    expect(await player.command({ type: 'endTable' })).toMatchObject({ refusal: 'notHost' });
    const [ended, ...picks] = await Promise.all([
      table.ask(0, { type: 'endTable' }),
      ...held.cards.map(({ id }) => player.command(pickOf(held, id))),
    ]);
    granted(ended);
    await player.until((_, view) => view?.status === 'cancelled');
    const [row] = await steered.db.query<{ status: string; picks: number; deadlines: number }>(
      `select status, (select count(*)::int from draft_log where draft_id = $1) as picks,
         (select count(*)::int from deadline where draft_id = $1) as deadlines from draft where id = $1`,
      [table.draftId],
    );
    expect(row).toEqual({
      status: 'cancelled',
      picks: picks.filter((reply) => reply.ok).length,
      deadlines: 0,
    });
    expect(await player.command(pickOf(held, held.cards[0]?.id ?? ''))).toMatchObject({
      refusal: 'draftOver',
    });
    expect(await table.ask(0, { type: 'endTable' })).toMatchObject({ refusal: 'draftOver' });
  });

  it('is finished, not cancelled, when the host ends it after the last pick', async () => {
    const table = await startTable(steered, 2, { clock: 'none' });
    await playToTheEnd(table);
    expect((await table.draft()).status).toBe('building');
    granted(await table.ask(0, { type: 'endTable' }));
    expect((await table.draft()).status).toBe('finished');
  });

  it('lets bots draft to the end when everybody has left', async () => {
    const { draftId, player } = await soloTable();
    granted(await player.command({ type: 'handToBot', seat: 0 }));
    await player.leave();
    const running = () => steered.server().tables.running(draftId);
    await soon(async () => (await running())?.state.phase === 'complete', 'the bots finish');
    expect((await running())?.state.seats.map(({ pool }) => pool.length)).toEqual(Array(8).fill(45));
  });

  it('gives up the memory of tables that nobody uses, and folds them anew when somebody comes back', async () => {
    const table = await startTable(steered, 2, { clock: 'none' });
    const card = await table.take(0);
    const before = await table.draft();
    steered.clock.nowMs += 10 * 60_000;
    steered.server().tables.giveUpQuiet();
    const after = await table.draft();
    expect(after).not.toBe(before);
    expect(after.state).toEqual(before.state);
    expect(after.state.seats[0]?.pool[0]?.id).toBe(card);
  });

  it('has no faults of its own in all this', () => {
    expect(steered.server().faults).toEqual([]);
  });
});

describe('one table served by two processes over one database server', () => {
  let steered: Steered;
  let other: RunningServer;
  const players: Player[] = [];

  beforeAll(async () => {
    steered = await startSteered('server');
    other = await startServer(steered.db, { now: () => steered.clock.nowMs, clockwork: 'steered' });
  });
  afterAll(async () => {
    await Promise.all(players.map((player) => player.leave()));
    await other?.stop();
    await steered?.stop();
  });

  /** The same member, reaching the table through the other process. */
  const throughOther = async (account: Account | undefined): Promise<Player> => {
    if (!account) throw new Error('There is nobody to connect.');
    const player = await connectPlayer({ ...account, url: other.url });
    players.push(player);
    return player;
  };

  async function gathered(): Promise<{ table: TestTable; far: Player }> {
    const table = await gatherPeople(steered, 2);
    const far = await throughOther(table.people[1]);
    granted(await far.open(table.draftId));
    return { table, far };
  }

  it('shows lobby, start and picks of one process through the other', async () => {
    const { table, far } = await gathered();
    granted(await table.ask(0, { type: 'changeSettings', settings: { name: 'Both' } }));
    await far.until((_, view) => view?.settings.name === 'Both');
    granted(await table.ask(0, { type: 'start' }));
    await far.until((room) => room?.pack != null);
    await table.take(0);
    await far.until((room) => room?.seats[0]?.poolSize === 1);
    const held = far.room()?.pack;
    if (!held) throw new Error('There is no pack.');
    granted(await far.command(pickOf(held, held.cards[0]?.id ?? '')));
    await soon(async () => (await table.view(1)).pool.length === 1, 'the first process learns of the pick');
  });

  it('lets one of two picks win that reach two processes at once', async () => {
    const { table, far } = await gathered();
    granted(await table.ask(0, { type: 'start' }));
    await far.until((room) => room?.pack != null);
    for (let times = 0; times < 5; times++) {
      const held = await table.pack(1);
      await far.until((room) => room?.pack?.packId === held.packId);
      const [a = '', b = ''] = held.cards.map(({ id }) => id);
      const replies = await Promise.all([table.ask(1, pickOf(held, a)), far.command(pickOf(held, b))]);
      expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
      await soon(
        async () => (await table.view(1)).pool.length === times + 1,
        'the first process learns of it',
      );
      await table.take(0);
    }
    expect([...steered.server().faults, ...other.faults]).toEqual([]);
  });

  it('takes once for a seat whose clock both processes saw run out [fault F12]', async () => {
    const { table, far } = await gathered();
    granted(await table.ask(0, { type: 'start' }));
    await far.until((room) => room?.pack != null);
    steered.clock.nowMs += 41_500;
    await Promise.all([steered.server().tables.sweep(), other.tables.sweep()]);
    await far.until((room) => room?.pool.length === 1);
    expect((await table.draft()).state.seats.map(({ pool }) => pool.length)).toEqual([1, 1]);
  });

  it('leaves a lobby of a day ago open as long as somebody looks at it through either', async () => {
    const looked = await gatherPeople(steered, 2, {}, 1);
    const left = await gatherPeople(steered, 2, {}, 1);
    const closeLeft = async () => {
      await steered.server().tables.closeLeft();
      await other.tables.closeLeft();
      return Promise.all(
        [looked, left].map(async ({ draftId }) => {
          const rows = await steered.db.query<{ status: string }>('select status from draft where id = $1', [
            draftId,
          ]);
          return rows[0]?.status;
        }),
      );
    };
    const lookThroughOther = async () => {
      const far = await throughOther(await guestAccount(other.url));
      await letIn(steered, far.account, looked.draftId);
      granted(await far.open(looked.draftId));
      return far;
    };
    steered.clock.nowMs += DAY_MS - 1;
    let far = await lookThroughOther();
    steered.clock.nowMs += 2;
    expect(await closeLeft()).toEqual(['lobby', 'cancelled']);
    for (let hours = 0; hours < 3; hours++) {
      steered.clock.nowMs += HOUR_MS;
      // A line that was silent for an hour is ended sooner or later, and its token is too old for another.
      await far.leave();
      far = await lookThroughOther();
      steered.clock.nowMs += 1;
      expect(await closeLeft()).toEqual(['lobby', 'cancelled']);
      const [row] = await steered.db.query<{ at: Date }>('select watched_at as at from draft where id = $1', [
        looked.draftId,
      ]);
      expect(row?.at.getTime()).toBe(steered.clock.nowMs);
    }
    await far.leave();
    await soon(async () => {
      steered.clock.nowMs += 3 * HOUR_MS;
      return (await closeLeft())[0] === 'cancelled';
    }, 'the lobby is closed once nobody looks at it');
  });

  it('ends for the people of both', async () => {
    const { table, far } = await gathered();
    granted(await table.ask(0, { type: 'start' }));
    await far.until((room) => room?.pack != null);
    const held = await table.pack(1);
    granted(await table.ask(0, { type: 'endTable' }));
    expect(await far.command(pickOf(held, held.cards[0]?.id ?? ''))).toMatchObject({ refusal: 'draftOver' });
    await far.until((_, view) => view?.status === 'cancelled');
  });
});

describe('news that is asked for often', () => {
  it('is one table message for eight people who come at once, not one for each', async () => {
    const steered = await startSteered(ANY_KIND);
    const table = await gatherPeople(steered, 8);
    const players = await Promise.all(table.people.map(connectPlayer));
    await Promise.all(players.map((player) => player.open(table.draftId)));
    await Promise.all(
      players.map((player) =>
        player.until((_, view) => view?.seats.every((seat) => seat.isConnected) ?? false),
      ),
    );
    await pause(0);
    const tables = players.flatMap((player) =>
      player.wire.messages
        .join('')
        .split('\u001e')
        .filter((frame) => frame.includes('"target":"table"')),
    );
    expect(tables.length).toBeLessThanOrEqual(2 * players.length);
    await Promise.all(players.map((player) => player.leave()));
    await steered.stop();
  });
});
