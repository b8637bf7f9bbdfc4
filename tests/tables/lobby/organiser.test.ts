import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableList } from '#contract/tables/tableRows.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { type Account, guestAccount, registerAccount } from '#tests/harness/account.ts';
import { letIn } from '#tests/harness/invited.ts';
import { connectPlayer, type Player } from '#tests/harness/player.ts';
import { ask, gatherPeople, granted, type Steered, startSteered, tableOf } from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

const PLAN = { game: 'canary', template: 'canary-draft', solo: false, isOrganiser: true };

describe.each(SERVER_FIRST_KINDS)('a host without a seat (%s database)', (kind) => {
  let steered: Steered;
  let organiser: Account;
  const players: Player[] = [];

  beforeAll(async () => {
    steered = await startSteered(kind);
    organiser = await powerful('organiser');
  });
  afterAll(async () => {
    for (const player of players) await player.leave();
    await steered?.stop();
  });

  async function powerful(handle: string) {
    const account = await registerAccount(steered.server().url, handle);
    await steered.db.query("update member set roles = array['PowerUser'] where id = $1", [account.userId]);
    return account;
  }
  const viewOf = (draftId: string) => organiser.get<TableView>(`/drafts/${draftId}`);
  const by = (account: Account, draftId: string, command: Parameters<typeof ask>[3]) =>
    ask(steered, account, draftId, command);

  async function gathered(seats = 2) {
    const settings = { name: 'Cup', visibility: 'code', seats, clock: 'none' };
    const { draftId } = await organiser.post<{ draftId: string }>('/drafts', { ...PLAN, settings });
    const people = [await guestAccount(steered.server().url), await guestAccount(steered.server().url)];
    for (const person of people) granted(await by(person, draftId, { type: 'sit', seat: null }));
    return { draftId, people, table: tableOf(steered, draftId, people) };
  }

  it('is for power users alone, and not for a solo table', async () => {
    const member = await registerAccount(steered.server().url, 'plain');
    const refusal = await member.call('POST', '/drafts', { ...PLAN, settings: { visibility: 'code' } });
    expect([refusal.status, JSON.parse(refusal.text)]).toEqual([
      403,
      expect.objectContaining({
        code: 'notAllowed',
        message: 'Running a table without a seat is for power users. Take a seat yourself.',
      }),
    ]);
    expect((await organiser.call('POST', '/drafts', { ...PLAN, solo: true })).status).toBe(403);
  });

  it('leaves every seat to others and still hosts, speaks and finds the table in My drafts', async () => {
    const { draftId } = await gathered();
    const view = await viewOf(draftId);
    expect([view.hostId, view.seats.map(({ kind: is }) => is)]).toEqual([
      organiser.userId,
      ['member', 'member'],
    ]);
    granted(await steered.server().tables.say(organiser.userId, draftId, 'Welcome!'));
    expect((await viewOf(draftId)).chat.map(({ name, text }) => [name, text])).toEqual([
      [organiser.handle, 'Welcome!'],
    ]);
    const mine = await organiser.get<TableList>('/drafts/mine?page=1');
    expect(mine.tables.map((row) => [row.draftId, row.mine])).toContainEqual([draftId, null]);
  });

  it('runs the draft and is shown no pack and no pool, also where nobody else may watch [H4]', async () => {
    const { draftId, table } = await gathered();
    granted(await by(organiser, draftId, { type: 'start' }));
    const line = await connectPlayer(organiser);
    const stranger = await connectPlayer(await guestAccount(steered.server().url));
    players.push(line, stranger);
    granted(await line.open(draftId));
    await letIn(steered, stranger.account, draftId);
    expect(granted(await stranger.open(draftId)).room).toBeNull();
    const card = await table.take(0);
    await line.until((room) => room?.seats[0]?.poolSize === 1);
    expect(line.room()).toMatchObject({ seat: null, pack: null, pool: [], faces: {} });
    expect(line.wire.messages.join('')).not.toContain(card);
    granted(await line.command({ type: 'pause' }));
    granted(await line.command({ type: 'resume' }));
    granted(await line.command({ type: 'handToBot', seat: 1 }));
    expect(await line.command({ type: 'takeSeatBack' })).toMatchObject({ refusal: 'notSeated' });
  });

  it('may stand up later and sit down again, and stays the host', async () => {
    const table = await gatherPeople(steered, 2, {}, 1);
    const [host] = table.people;
    if (!host) throw new Error('There is no host.');
    expect(await table.ask(0, { type: 'organise' })).toMatchObject({ refusal: 'notAllowed' });
    await steered.db.query("update member set roles = array['PowerUser'] where id = $1", [host.userId]);
    granted(await table.ask(0, { type: 'organise' }));
    granted(await table.ask(0, { type: 'organise' }));
    await letIn(steered, organiser, table.draftId);
    const stood = await viewOf(table.draftId);
    expect([stood.hostId, stood.seats.map(({ kind: is }) => is)]).toEqual([host.userId, ['open', 'open']]);
    granted(await table.ask(0, { type: 'sit', seat: 1 }));
    expect((await viewOf(table.draftId)).seats[1]?.isHost).toBe(true);
  });

  it('asks everybody anew who is ready', async () => {
    const { draftId, people } = await gathered();
    for (const person of people) granted(await by(person, draftId, { type: 'ready', isReady: true }));
    expect(await by(people[0] ?? organiser, draftId, { type: 'readyCheck' })).toMatchObject({
      refusal: 'notHost',
    });
    granted(await by(organiser, draftId, { type: 'readyCheck' }));
    const view = await viewOf(draftId);
    expect([view.lobbyEvents.at(-1)?.type, view.seats.map(({ isReady }) => isReady)]).toEqual([
      'readyAsked',
      [false, false],
    ]);
  });

  it('has caused no fault of the server', () => {
    expect(steered.server().faults).toEqual([]);
  });
});
