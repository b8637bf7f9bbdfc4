import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EventView } from '#contract/events/eventView.ts';
import type { PollView } from '#contract/results/forks.ts';
import type { ResultLink, SharedResults } from '#contract/results/resultLinks.ts';
import type { TableList } from '#contract/tables/tableRows.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';
import { type Account, guestAccount, registerAccount } from '../harness/account.ts';
import { connectEventGoer } from '../harness/eventGoer.ts';
import { connectPlayer, type Player } from '../harness/player.ts';
import { ask, gatherPeople, granted, type Steered, soon, startSteered } from '../harness/steered.ts';
import { finishedTable, personAt, resultsFor } from './results/finishedTable.testkit.ts';

describe('what a table tells people who only know its id', () => {
  let steered: Steered;
  let stranger: Account;
  const players: Player[] = [];
  const url = () => steered.server().url;
  const connected = async (account: Account) => {
    const player = await connectPlayer(account);
    players.push(player);
    return player;
  };

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    stranger = await guestAccount(url());
  });
  afterAll(async () => {
    for (const player of players) await player.leave();
    await steered?.stop();
  });

  const NOT_FOUND = { ok: false, refusal: 'notFound' };
  const say = (seat: { userId: string }, draftId: string, text: string) =>
    steered.server().tables.say(seat.userId, draftId, text);

  it('is nothing where the table is not public: as for an id that nobody has [Z14]', async () => {
    const table = await gatherPeople(steered, 2);
    granted(await say(personAt(table, 0), table.draftId, 'The cat is out'));
    const line = await connected(stranger);
    const known = await stranger.call('GET', `/drafts/${table.draftId}`);
    const unknown = await stranger.call('GET', '/drafts/nowhere');
    const withoutId = (text: string) => text.replace(/"requestId":"[^"]*"/, '');
    expect([known.status, withoutId(known.text)]).toEqual([404, withoutId(unknown.text)]);
    expect(await line.open(table.draftId)).toMatchObject(NOT_FOUND);
    for (const method of ['Say', 'Hint'])
      expect(await line.invoke(method, { draftId: table.draftId, text: 'Hello' })).toMatchObject(NOT_FOUND);
    expect(await line.command({ type: 'sit', seat: null })).toMatchObject(NOT_FOUND);
    granted(await say(personAt(table, 1), table.draftId, 'Nobody hears this'));
    granted(await table.ask(1, { type: 'ready', isReady: true }));
    await soon(async () => {
      const view = await personAt(table, 0).get<TableView>(`/drafts/${table.draftId}`);
      return view.seats[1]?.isReady === true;
    }, 'the table changes');
    expect(line.wire.messages.join('')).not.toMatch(/The cat is out|Nobody hears this/);
  });

  it('is the public summary where it is: no chat, no code, not who sits there', async () => {
    const table = await gatherPeople(steered, 3, { visibility: 'code' }, 2);
    await steered.db.query(`update draft set settings = settings || '{"visibility": "open"}' where id = $1`, [
      table.draftId,
    ]);
    granted(await say(personAt(table, 0), table.draftId, 'The cat is out'));
    const { code } = await personAt(table, 0).get<TableView>(`/drafts/${table.draftId}`);
    const line = await connected(stranger);
    const opened = granted(await line.open(table.draftId));
    expect(opened.table).toMatchObject({ chat: [], code: null, hostId: null, sight: 'summary' });
    const list = await stranger.get<TableList>('/drafts');
    const home = await stranger.get<TableList>('/home');
    const told = JSON.stringify([opened, list, home]) + line.wire.messages.join('');
    expect(told).toContain(personAt(table, 0).handle);
    for (const secret of [code, 'The cat is out']) expect(told).not.toContain(secret);
    expect(opened.table.seats.map(({ memberId }) => memberId)).toEqual([null, null, null]);
  });

  it('becomes the table itself for somebody who shows its code, but for its chat', async () => {
    const table = await gatherPeople(steered, 3, {}, 2);
    granted(await say(personAt(table, 0), table.draftId, 'The cat is out'));
    const { code } = await personAt(table, 0).get<TableView>(`/drafts/${table.draftId}`);
    const friend = await guestAccount(url());
    expect(await friend.post('/invitations', { code: code?.toLowerCase() })).toEqual({
      draftId: table.draftId,
    });
    const line = await connected(friend);
    expect(granted(await line.open(table.draftId)).table).toMatchObject({ sight: 'invited', chat: [], code });
    granted(await line.command({ type: 'sit', seat: null }));
    await line.until((_, view) => view?.sight === 'seated');
    expect(line.table()?.chat.map(({ text }) => text)).toEqual(['The cat is out']);
  });

  it('ends at once for a player who is removed: they are told so, and nothing more [Z14]', async () => {
    const table = await gatherPeople(steered, 2);
    const removed = await connected(personAt(table, 1));
    granted(await removed.open(table.draftId));
    granted(await table.ask(0, { type: 'clearSeat', seat: 1 }));
    const heard = () => removed.wire.messages.join('');
    await soon(() => heard().includes('"removed"'), 'the removed player is told');
    const told = removed.wire.messages.length;
    granted(await say(personAt(table, 0), table.draftId, 'Now we are alone'));
    const host = await connected(personAt(table, 0));
    granted(await host.open(table.draftId));
    await soon(() => host.wire.messages.join('').includes('Now we are alone'), 'the host hears it');
    granted(await host.command({ type: 'fillWithBots' }));
    await host.until((_, view) => view?.seats[1]?.kind === 'bot');
    const isPing = (message: string) => message.startsWith('{"type":6}');
    expect(removed.wire.messages.slice(told).filter((message) => !isPing(message))).toEqual([]);
    expect(await removed.open(table.draftId)).toMatchObject(NOT_FOUND);
  });

  it.each([
    ['watchers are turned off', { watchers: false }],
    ['the table is taken off the list', { visibility: 'code' as const, watchers: false }],
  ])('ends for watchers when %s', async (_words, settings) => {
    const table = await gatherPeople(steered, 3, { watchers: true }, 2);
    await steered.db.query(`update draft set settings = settings || '{"visibility": "open"}' where id = $1`, [
      table.draftId,
    ]);
    const watcher = await connected(stranger);
    expect(granted(await watcher.open(table.draftId)).table.sight).toBe('watching');
    const heard = () => watcher.wire.messages.join('');
    const isOver = () => heard().includes('"removed"') || watcher.table()?.sight === 'summary';
    await steered.db.query('update member set verified_at = now() where id = $1', [
      personAt(table, 0).userId,
    ]);
    granted(await table.ask(0, { type: 'changeSettings', settings }));
    await soon(isOver, 'the watcher is told');
    granted(await say(personAt(table, 0), table.draftId, 'Now we are alone'));
    const host = await connected(personAt(table, 0));
    granted(await host.open(table.draftId));
    await soon(() => host.wire.messages.join('').includes('Now we are alone'), 'the host hears it');
    expect(heard()).not.toContain('Now we are alone');
  });

  it('is every table as its watchers see it for an Admin, without its code', async () => {
    const table = await gatherPeople(steered, 2);
    granted(await say(personAt(table, 0), table.draftId, 'The cat is out'));
    const admin = await registerAccount(url(), 'keeper');
    await steered.db.query("update member set roles = array['Admin'] where id = $1", [admin.userId]);
    await steered.db.query(
      `insert into second_factor (member_id, sealed_secret, created_at, confirmed_at) values ($1, '', now(), now())`,
      [admin.userId],
    );
    const line = await connected(admin);
    const { table: seen } = granted(await line.open(table.draftId));
    expect([seen.sight, seen.code, seen.chat.length]).toEqual(['watching', null, 1]);
    granted(await table.ask(0, { type: 'start' }));
    await line.until((room) => room !== null);
    expect([line.room()?.seat, line.room()?.pack]).toEqual([null, null]);
  });

  it('is no id: links and polls do not name their draft [Z14]', async () => {
    const table = await finishedTable(steered);
    const [owner] = table.people;
    if (!owner) throw new Error('Nobody sits here.');
    const { seats } = await resultsFor(owner, table);
    const pick = seats[0]?.picks[0];
    const link = await owner.post<ResultLink>(`/drafts/${table.draftId}/links`, { days: 7 });
    const poll = await owner.post<{ key: string }>(`/drafts/${table.draftId}/polls`, {
      seat: 0,
      seq: pick?.seq,
    });
    const shared = await stranger.get<SharedResults>(`/shared/${link.key}`);
    const asked = await stranger.get<PollView>(`/polls/${poll.key}`);
    expect(shared.results.table.draftId).toBe(link.key);
    const told = JSON.stringify([shared, asked, await owner.get(`/polls/${poll.key}`)]);
    expect(told).not.toContain(table.draftId);
    expect((await stranger.call('GET', `/polls/${poll.key}/draft`)).status).toBe(403);
    expect(await owner.get(`/polls/${poll.key}/draft`)).toEqual({ draftId: table.draftId });
  });

  it('is no id of another table of an event', async () => {
    const host = await connectEventGoer(await registerAccount(url(), 'host'));
    players.push(host.player);
    const { eventId } = await host.account.post<{ eventId: string }>('/events', {
      commandId: 'readers',
      game: 'canary',
      template: 'canary-draft',
      hostPlays: true,
      settings: { name: 'Cup', tableSeats: 2, mostPlayers: 8, visibility: 'code' },
    });
    const { code } = granted(await host.watch(eventId));
    const goers = [];
    for (let place = 0; place < 3; place++) {
      const goer = await connectEventGoer(await guestAccount(url()));
      players.push(goer.player);
      granted(await goer.watch(eventId, code ?? ''));
      granted(await goer.ask({ type: 'join', key: code ?? '' }));
      goers.push(goer);
    }
    const seated = granted(await host.ask({ type: 'seatPods' }));
    expect(new Set(seated.tables.map(({ draftId }) => draftId)).size).toBe(2);
    for (const { account } of goers) {
      const view = await account.get<EventView>(`/events/${eventId}`);
      const ids = [...view.tables, ...view.people].flatMap(({ draftId }) => draftId ?? []);
      const own = view.people.find(({ playerId }) => playerId === account.userId)?.draftId ?? '';
      expect(ids).toEqual([own, own]);
      const other = seated.tables.find(({ draftId }) => draftId !== own)?.draftId ?? '';
      expect((await account.call('GET', `/drafts/${other}`)).status).toBe(404);
    }
  });

  it('is a seat of an event for its own player alone [Z15]', async () => {
    const host = await connectEventGoer(await registerAccount(url(), 'host'));
    players.push(host.player);
    const { eventId } = await host.account.post<{ eventId: string }>('/events', {
      commandId: 'freed seat',
      game: 'canary',
      template: 'canary-draft',
      hostPlays: true,
      settings: { name: 'Cup', tableSeats: 2, mostPlayers: 8, visibility: 'code' },
    });
    const { code } = granted(await host.watch(eventId));
    const goers = [];
    for (let place = 0; place < 1; place++) {
      const goer = await connectEventGoer(await guestAccount(url()));
      players.push(goer.player);
      granted(await goer.watch(eventId, code ?? ''));
      granted(await goer.ask({ type: 'join', key: code ?? '' }));
      goers.push(goer);
    }
    const draftId = granted(await host.ask({ type: 'seatPods' })).tables[0]?.draftId ?? '';
    const [leaver] = goers;
    if (!leaver) throw new Error('Nobody came.');
    const sit = { type: 'sit', seat: null } as const;
    granted(await ask(steered, leaver.account, draftId, { type: 'stand' }));
    expect(await ask(steered, stranger, draftId, sit)).toMatchObject({ refusal: 'seatOfEvent' });
    granted(await ask(steered, leaver.account, draftId, sit));
  });
});
