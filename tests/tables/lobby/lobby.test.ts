import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reply } from '#contract/refusals.ts';
import type { TableCommand } from '#contract/room/room.ts';
import type { TableList } from '#contract/tables/tableRows.ts';
import type { Seat, TableView } from '#contract/tables/tables.ts';
import { type Account, guestAccount, registerAccount } from '#tests/harness/account.ts';
import { letIn } from '#tests/harness/invited.ts';
import { connectPlayer } from '#tests/harness/player.ts';
import {
  ask,
  gatherPeople,
  granted,
  type Steered,
  startSteered,
  type TestTable,
} from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

const COUNTDOWN_MS = 5000;

describe.each(SERVER_FIRST_KINDS)('the lobby of a table (%s database)', (kind) => {
  let steered: Steered;
  let guests: Account[];

  beforeAll(async () => {
    steered = await startSteered(kind, { countdownMs: COUNTDOWN_MS });
    guests = [];
    while (guests.length < 20) guests.push(await guestAccount(steered.server().url));
  });
  afterAll(() => steered?.stop());

  const guest = (index: number): Account => {
    const account = guests[index];
    if (!account) throw new Error(`There is no guest ${index}.`);
    return account;
  };
  const viewOf = async (table: TestTable) => {
    await letIn(steered, guest(0), table.draftId);
    return guest(0).get<TableView>(`/drafts/${table.draftId}`);
  };
  const by = (account: Account, table: TestTable, command: TableCommand) =>
    ask(steered, account, table.draftId, command);
  const who = (seats: readonly Seat[]) => seats.map((seat) => seat.memberId ?? seat.kind);
  const sit = { type: 'sit', seat: null } as const;

  it('seats one of twenty people who want the last seat at once [fault F25, R6] [ASVS V2.3.4]', async () => {
    const table = await gatherPeople(steered, 2, {}, 1);
    const replies = await Promise.all(guests.map((account) => by(account, table, sit)));
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1);
    expect(new Set(replies.flatMap((reply) => (reply.ok ? [] : [reply.refusal])))).toEqual(
      new Set(['tableFull']),
    );
    const seats = (await viewOf(table)).seats;
    expect(new Set(seats.map((seat) => seat.memberId)).size).toBe(2);
  });

  it('gives somebody who sits down twice one seat, and moves who wants another [fault F25, R7]', async () => {
    const table = await gatherPeople(steered, 3, {}, 1);
    const a = guest(0);
    await Promise.all([by(a, table, sit), by(a, table, sit), by(a, table, { type: 'sit', seat: 1 })]);
    expect(who((await viewOf(table)).seats).filter((id) => id === a.userId)).toHaveLength(1);
    granted(await by(a, table, { type: 'sit', seat: 2 }));
    expect(who((await viewOf(table)).seats)).toEqual([table.people[0]?.userId, 'open', a.userId]);
    expect(await by(guest(1), table, { type: 'sit', seat: 2 })).toMatchObject({ refusal: 'seatTaken' });
    expect(await by(guest(1), table, { type: 'sit', seat: 9 })).toMatchObject({ refusal: 'seatUnknown' });
  });

  it('tells somebody whose seat the host cleared, and lets them sit down again [Z12]', async () => {
    const table = await gatherPeople(steered, 2, {}, 1);
    const player = await connectPlayer(guest(0));
    const told = new Promise((resolve) => player.connection().on('removed', resolve));
    await letIn(steered, guest(0), table.draftId);
    await player.open(table.draftId);
    granted(await player.command(sit));
    granted(await table.ask(0, { type: 'clearSeat', seat: 1 }));
    expect(await told).toEqual({
      draftId: table.draftId,
      message: 'The host removed you from this table.',
    });
    expect(await player.command(sit)).toMatchObject({ refusal: 'notFound' });
    await letIn(steered, guest(0), table.draftId);
    granted(await player.command(sit));
    await player.leave();
  });

  it('keeps everybody when seats are moved, shuffled and resized', async () => {
    const table = await gatherPeople(steered, 4, {}, 3);
    granted(await table.ask(0, { type: 'addBot', seat: 3 }));
    const before = who((await viewOf(table)).seats);
    granted(await table.ask(0, { type: 'moveSeat', from: 0, to: 3 }));
    expect(who((await viewOf(table)).seats)).toEqual([before[3], before[1], before[2], before[0]]);
    for (let times = 0; times < 5; times++) granted(await table.ask(0, { type: 'shuffleSeats' }));
    expect(who((await viewOf(table)).seats).sort()).toEqual([...before].sort());
    granted(await table.ask(0, { type: 'changeSettings', settings: { seats: 3 } }));
    expect(who((await viewOf(table)).seats).sort()).toEqual(before.filter((id) => id !== 'bot').sort());
    expect(await table.ask(0, { type: 'changeSettings', settings: { seats: 2 } })).toMatchObject({
      ok: false,
    });
    granted(await table.ask(0, { type: 'changeSettings', settings: { seats: 5 } }));
    expect((await viewOf(table)).seats.filter((seat) => seat.kind === 'open')).toHaveLength(2);
  });

  it('never gives two bots one name', async () => {
    const table = await gatherPeople(steered, 8, {}, 1);
    granted(await table.ask(0, { type: 'fillWithBots' }));
    const names = (await viewOf(table)).seats.map((seat) => seat.name);
    expect(new Set(names).size).toBe(8);
  });

  it('lets nobody in while it is locked [Z12]', async () => {
    const table = await gatherPeople(steered, 3, {}, 2);
    granted(await table.ask(0, { type: 'lock', isLocked: true }));
    expect(await by(guest(0), table, sit)).toMatchObject({ refusal: 'tableLocked' });
    granted(await table.ask(1, { type: 'sit', seat: 2 }));
    granted(await table.ask(0, { type: 'lock', isLocked: false }));
    granted(await by(guest(0), table, sit));
  });

  it('clears who was ready when the host changes the settings, and says what changed', async () => {
    const table = await gatherPeople(steered, 2);
    granted(await table.ask(1, { type: 'ready', isReady: true }));
    granted(await table.ask(0, { type: 'changeSettings', settings: { clock: 'relaxed' } }));
    const view = await viewOf(table);
    expect(view.seats.map((seat) => seat.isReady)).toEqual([true, false]);
    expect(view.changed).toBe("Clock changed. Everyone's ready was cleared.");
  });

  it.each<TableCommand>([
    { type: 'start' },
    { type: 'cancelStart' },
    { type: 'addBot', seat: 1 },
    { type: 'fillWithBots' },
    { type: 'clearSeat', seat: 0 },
    { type: 'moveSeat', from: 0, to: 1 },
    { type: 'shuffleSeats' },
    { type: 'lock', isLocked: true },
    { type: 'transferHost', memberId: 'x' },
    { type: 'changeSettings', settings: { name: 'Mine' } },
    { type: 'endTable' },
  ])('refuses $type of somebody who is not the host [Z3]', async (command) => {
    const table = await gatherPeople(steered, 2);
    expect(await table.ask(1, command)).toMatchObject({ refusal: 'notHost' });
    expect(await by(guest(5), table, command)).toMatchObject({ refusal: 'notHost' });
  });

  it('passes the table on when the host leaves, and closes it with the last one', async () => {
    const table = await gatherPeople(steered, 3, {}, 2);
    const member = await registerAccount(steered.server().url, 'heir');
    granted(await by(member, table, sit));
    granted(await table.ask(0, { type: 'stand' }));
    expect((await viewOf(table)).hostId).toBe(member.userId);
    granted(await by(member, table, { type: 'stand' }));
    expect((await viewOf(table)).hostId).toBe(table.people[1]?.userId);
    granted(await table.ask(1, { type: 'stand' }));
    expect((await viewOf(table)).status).toBe('cancelled');
    expect(await by(guest(0), table, sit)).toEqual({
      ok: false,
      refusal: 'draftOver',
      message: 'The draft is over.',
    });
  });

  it('gives the table to a member who sits there, not to a guest or a stranger', async () => {
    const table = await gatherPeople(steered, 3, {}, 2);
    const member = await registerAccount(steered.server().url, 'heir');
    const to = (memberId: string) => table.ask(0, { type: 'transferHost', memberId });
    expect(await to(member.userId)).toMatchObject({ refusal: 'notSeated' });
    expect(await to(table.people[1]?.userId ?? '')).toMatchObject({ refusal: 'notAllowed' });
    granted(await by(member, table, sit));
    granted(await to(member.userId));
    expect((await viewOf(table)).hostId).toBe(member.userId);
  });

  it('does not start with open seats', async () => {
    const table = await gatherPeople(steered, 3, {}, 2);
    expect(await table.ask(0, { type: 'start' })).toEqual({
      ok: false,
      refusal: 'emptySeats',
      message: 'Fill or close the empty seats first.',
    });
  });

  it('counts down, then starts [spec 1.2]', async () => {
    const table = await gatherPeople(steered, 2);
    granted(await table.ask(0, { type: 'start' }));
    granted(await table.ask(0, { type: 'start' }));
    expect(await viewOf(table)).toMatchObject({
      status: 'countdown',
      startsAtMs: steered.clock.nowMs + COUNTDOWN_MS,
    });
    expect(await by(guest(0), table, sit)).toMatchObject({ refusal: 'alreadyStarted' });
    steered.clock.nowMs += COUNTDOWN_MS - 1;
    await steered.server().tables.sweep();
    expect((await viewOf(table)).status).toBe('countdown');
    steered.clock.nowMs += 1;
    await steered.server().tables.sweep();
    expect((await viewOf(table)).status).toBe('drafting');
    expect(await table.ask(0, { type: 'start' })).toMatchObject({ refusal: 'alreadyStarted' });
    expect((await table.pack(1)).cards).toHaveLength(15);
  });

  it('starts nothing that was called off', async () => {
    const table = await gatherPeople(steered, 2);
    granted(await table.ask(0, { type: 'start' }));
    granted(await table.ask(0, { type: 'cancelStart' }));
    steered.clock.nowMs += COUNTDOWN_MS;
    await steered.server().tables.sweep();
    expect(await viewOf(table)).toMatchObject({ status: 'lobby', startsAtMs: null });
  });

  it('goes on counting down, whatever strangers ask', async () => {
    const table = await gatherPeople(steered, 2);
    granted(await table.ask(0, { type: 'start' }));
    const commands: TableCommand[] = [
      { type: 'cancelStart' },
      { type: 'shuffleSeats' },
      { type: 'lock', isLocked: true },
      { type: 'stand' },
      { type: 'ready', isReady: false },
    ];
    for (const command of commands) expect(await by(guest(3), table, command)).toMatchObject({ ok: false });
    expect((await viewOf(table)).status).toBe('countdown');
    granted(await table.ask(1, { type: 'stand' }));
    expect((await viewOf(table)).status).toBe('lobby');
  });

  it('shuffles once for one command that came twice', async () => {
    const table = await gatherPeople(steered, 4);
    const id = randomUUID();
    granted(await table.ask(0, { type: 'shuffleSeats' }, id));
    const after = who((await viewOf(table)).seats);
    for (let times = 0; times < 5; times++) granted(await table.ask(0, { type: 'shuffleSeats' }, id));
    expect(who((await viewOf(table)).seats)).toEqual(after);
  });

  describe('what a host may have [spec 6.7, 9.8]', () => {
    const made = (account: Account, settings: object = {}, solo = false) =>
      account.call('POST', '/drafts', {
        game: 'canary',
        template: 'canary-draft',
        solo,
        settings: { visibility: 'code', ...settings },
      });

    it('is five open tables, also when they are made at once [fault R13] [ASVS V2.3.2]', async () => {
      const host = await registerAccount(steered.server().url, 'keen');
      const replies = await Promise.all(Array.from({ length: 12 }, () => made(host)));
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(5);
      const refusals = replies.flatMap(({ status, text }) =>
        status === 200 ? [] : [{ status, code: (JSON.parse(text) as { code: string }).code }],
      );
      expect(new Set(refusals.map((refusal) => JSON.stringify(refusal)))).toEqual(
        new Set([JSON.stringify({ status: 409, code: 'tooManyTables' })]),
      );
    });

    it('is a table by code until the address is verified, also by changing it later', async () => {
      const host = await registerAccount(steered.server().url, 'new');
      expect(await made(host, { visibility: 'open' })).toMatchObject({ status: 403 });
      expect(await made(host, { seats: 9 })).toMatchObject({ status: 403 });
      const table = await gatherPeople(steered, 2);
      const change = (settings: object): Promise<Reply<null>> =>
        table.ask(0, { type: 'changeSettings', settings });
      expect(await change({ visibility: 'open' })).toMatchObject({ refusal: 'notAllowed' });
      expect(await change({ seats: 9 })).toMatchObject({ refusal: 'notAllowed' });
      await steered.db.query('update member set verified_at = now() where id = $1', [
        table.people[0]?.userId,
      ]);
      granted(await change({ visibility: 'open' }));
    });

    it('is solo tables alone for guests', async () => {
      expect(await made(guest(0))).toMatchObject({ status: 403 });
      expect(await made(guest(0), {}, true)).toMatchObject({ status: 200 });
    });
  });

  it('is found by its code alone, and in no list [Z11]', async () => {
    const table = await gatherPeople(steered, 2, {}, 1);
    const code = (await viewOf(table)).code ?? '';
    expect(await guest(0).get(`/codes/${code.toLowerCase()}`)).toEqual({
      kind: 'table',
      draftId: table.draftId,
    });
    const listed = await guest(0).get<TableList>('/drafts');
    expect(listed.tables.map(({ draftId }) => draftId)).not.toContain(table.draftId);
    granted(await table.ask(0, { type: 'endTable' }));
    expect(await guest(0).call('GET', `/codes/${code}`)).toMatchObject({ status: 404 });
    expect(await guest(0).call('GET', '/codes/AAAAAAAAAAAAAAAAAAAAAAAAAAA')).toMatchObject({
      status: 400,
    });
  });

  it('lets those speak who sit there, twenty times a minute [ASVS V2.3.2]', async () => {
    const table = await gatherPeople(steered, 2);
    const say = (account: Account | undefined, text: string) =>
      steered.server().tables.say(account?.userId ?? '', table.draftId, text);
    expect(await say(guest(0), 'Hello')).toMatchObject({ refusal: 'notSeated' });
    for (let line = 0; line < 20; line++) granted(await say(table.people[1], `Line ${line}`));
    expect(await say(table.people[1], 'One more')).toMatchObject({ refusal: 'tooFast' });
    granted(await say(table.people[0], 'I may'));
    steered.clock.nowMs += 60_001;
    granted(await say(table.people[1], 'Again'));
    const view = await table.people[0]?.get<TableView>(`/drafts/${table.draftId}`);
    const chat = view?.chat.map(({ text }) => text) ?? [];
    expect(chat).toHaveLength(22);
    expect(chat.slice(-2)).toEqual(['I may', 'Again']);
  });

  it('is closed when nobody came for a day', async () => {
    const left = await gatherPeople(steered, 2, {}, 1);
    const watched = await gatherPeople(steered, 2, {}, 1);
    const spoken = await gatherPeople(steered, 2, {}, 1);
    steered.clock.nowMs += 86_400_001;
    granted(await steered.server().tables.say(spoken.people[0]?.userId ?? '', spoken.draftId, 'Still here'));
    const player = await connectPlayer(await guestAccount(steered.server().url));
    await letIn(steered, player.account, watched.draftId);
    granted(await player.open(watched.draftId));
    await steered.server().tables.closeLeft();
    const status = async ({ draftId }: TestTable) =>
      (await steered.db.query<{ status: string }>('select status from draft where id = $1', [draftId]))[0]
        ?.status;
    expect([await status(left), await status(watched), await status(spoken)]).toEqual([
      'cancelled',
      'lobby',
      'lobby',
    ]);
    await player.leave();
  });
});
