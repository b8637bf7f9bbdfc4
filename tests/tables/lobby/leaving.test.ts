import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableView } from '#contract/tables/tables.ts';
import { instanceId } from '#engine/core/cards.ts';
import { type Account, guestAccount, registerAccount } from '#tests/harness/account.ts';
import { letIn } from '#tests/harness/invited.ts';
import { connectPlayer } from '#tests/harness/player.ts';
import { connectSitter } from '#tests/harness/sitter.ts';
import {
  ask,
  gatherPeople,
  granted,
  playToTheEnd,
  type Steered,
  soon,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { boosterState } from '#tests/support/engine/boosterState.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

const NAMELESS = /^Left member [a-z0-9]{4}$/;
const SOLO = { game: 'canary', template: 'canary-draft', solo: true };
const REMOVED_LINE = 'This line was removed with its account.';

describe.each(SERVER_FIRST_KINDS)('members who delete their accounts (%s database)', (kind) => {
  let steered: Steered;
  let onlooker: Account;

  beforeAll(async () => {
    steered = await startSteered(kind);
    onlooker = await guestAccount(steered.server().url);
  });
  afterAll(() => steered?.stop());

  const viewOf = async ({ draftId }: Pick<TestTable, 'draftId'>) => {
    await letIn(steered, onlooker, draftId);
    return onlooker.get<TableView>(`/drafts/${draftId}`);
  };
  function personAt({ people }: TestTable, seat: number): Account {
    const person = people[seat];
    if (!person) throw new Error(`Nobody sits on seat ${seat}.`);
    return person;
  }
  /** Deletes the account of whoever hosts; hosts are members without a password here, fresh from signing in. */
  async function deleteAccount(account: Account) {
    await steered.db.query('update member set password_hash = null where id = $1', [account.userId]);
    return account.call('DELETE', '/account', { handle: account.handle });
  }
  /** Turns the guest of a seat into a member, since guests have no account to delete. */
  async function becomeMember(account: Account, handle: string) {
    await steered.db.query(
      'update member set is_guest = false, handle = $2, handle_key = lower($2) where id = $1',
      [account.userId, handle],
    );
    steered.clock.nowMs += 5_000;
    return { ...account, handle };
  }

  it('F23: hand an open table on to the next who sits [fault F23]', async () => {
    const table = await gatherPeople(steered, 3, {}, 2);
    const host = personAt(table, 0);
    expect((await deleteAccount(host)).status).toBe(204);
    const view = await viewOf(table);
    expect([view.status, view.hostId]).toStrictEqual(['lobby', personAt(table, 1).userId]);
    expect(view.seats.map(({ kind: seated }) => seated)).toStrictEqual(['open', 'member', 'open']);
  });

  it('leave the draft queue, so that nobody is seated with who is gone', async () => {
    const member = await registerAccount(steered.server().url, 'queued');
    const sitter = await connectSitter(member);
    granted(await sitter.sit());
    expect((await deleteAccount(member)).status).toBe(204);
    const places = 'select 1 from queue_place where member_id = $1';
    expect(await steered.db.query(places, [member.userId])).toEqual([]);
    await sitter.close();
  });

  it('F23: close an open table at which nobody else sits [fault F23]', async () => {
    const table = await gatherPeople(steered, 3, {}, 1);
    await deleteAccount(personAt(table, 0));
    expect((await viewOf(table)).status).toBe('cancelled');
  });

  it('F23: leave no table, deck, nudge or lost seal under their name, whoever hosts it now', async () => {
    const [host, other] = [
      await registerAccount(steered.server().url, 'host'),
      await guestAccount(steered.server().url),
    ];
    const open = (wish: object) =>
      host.post<{ draftId: string }>('/drafts', { game: 'canary', template: 'canary-draft', ...wish });
    const lobby = { visibility: 'code', seats: 4, clock: 'quick' };
    const made = [
      await open({ solo: true, settings: { seats: 4, name: `${host.handle} and three bots` } }),
      await open({ solo: false, settings: { ...lobby, name: `${host.handle}'s table` } }),
      await open({ solo: false, settings: { ...lobby, name: `${host.handle}’s table` } }),
      await open({ solo: false, settings: { ...lobby, name: `Not ${host.handle}'s table` } }),
    ].map(({ draftId }) => draftId);
    for (const draftId of made.slice(1))
      granted(await ask(steered, other, draftId, { type: 'sit', seat: 1 }));
    const { db } = steered;
    await db.query("update draft set forked_from = $1, name = 'What if: ' || $3 where id = $2", [
      made[1],
      (await other.post<{ draftId: string }>('/drafts', { ...SOLO })).draftId,
      `${host.handle}'s table`,
    ]);
    await db.query(
      `insert into deck (draft_id, member_id, number, version, name, contents, saved_at)
         values ($1, $2, 1, 1, $3, '{}', now())`,
      [made[1], other.userId, `${host.handle}'s table`],
    );
    await db.query(
      'insert into nudge (draft_id, seat, by_name, at, due_at) values ($1, 1, $2, now(), now())',
      [made[1], host.handle],
    );
    const seats = [{ seat: 0, name: host.handle, commitment: 'ab', nonce: null }];
    await db.query(
      `insert into seal_void (draft_id, number, at, seed, seed_hash, setup_hash, lock_hash, seats)
         values ($1, 1, now(), '', '', '', '', $2::jsonb)`,
      [made[1], JSON.stringify([...seats, { ...seats[0], seat: 1, name: host.handle, commitment: null }])],
    );
    expect((await deleteAccount(host)).status).toBe(204);
    const [gone] = await db.query<{ handle: string }>('select handle from member where id = $1', [
      host.userId,
    ]);
    const named = await db.query<{ name: string }>(
      `select name from draft where id = any($1) or forked_from = any($1)
         union all select settings->>'name' from draft where id = any($1)
         union all select name from deck where draft_id = any($1)
         union all select by_name from nudge where draft_id = any($1)
         union all select seat->>'name' from seal_void, jsonb_array_elements(seats) seat where draft_id = any($1)`,
      [made],
    );
    const left = gone?.handle ?? '';
    const tables = [
      `${left} and three bots`,
      `${left}'s table`,
      `${left}’s table`,
      `Not ${host.handle}'s table`,
    ];
    // A bot at the lost seal is called as the host was.
    const others = [`What if: ${left}'s table`, `${left}'s table`, left, left, host.handle];
    expect(named.map(({ name }) => name).toSorted()).toStrictEqual(
      [...tables, ...tables, ...others].toSorted(),
    );
  });

  it('leave a seat that goes on by itself, without a name, to the end of the draft [S19] [fault F23]', async () => {
    const table = await startTable(steered, 2);
    await table.take(0);
    const host = personAt(table, 0);
    const player = await connectPlayer(host);
    await player.open(table.draftId);
    const closed = new Promise<void>((resolve) => player.connection().onclose(() => resolve()));
    const reply = await deleteAccount(host);
    expect(reply).toStrictEqual({ status: 204, text: '' });
    await closed;
    expect((await host.call('GET', '/auth/me')).status).toBe(401);
    await soon(async () => (await table.draft()).state.seats[0]?.bot === true, 'the seat is a bot’s');
    for (;;) {
      const { state } = await table.draft();
      if (state.phase === 'complete') break;
      await soon(async () => {
        const now = boosterState((await table.draft()).state);
        return now.phase === 'complete' || now.seats[1]?.queue[0] !== undefined;
      }, 'the next pack arrives');
      if ((await table.draft()).state.phase !== 'complete') await table.take(1);
    }
    const view = await viewOf(table);
    expect(view.seats.map((seat) => NAMELESS.test(seat.name))).toStrictEqual([true, false]);
    expect(JSON.stringify(view)).not.toContain(host.handle);
    const results = await personAt(table, 1).get<{ seats: { picks: unknown[] }[] }>(
      `/drafts/${table.draftId}/results`,
    );
    expect(results.seats.map(({ picks }) => picks.length)).toStrictEqual([
      results.seats[1]?.picks.length,
      results.seats[1]?.picks.length,
    ]);
    expect(steered.server().faults).toStrictEqual([]);
  });

  it('let a table go on that they had paused [S19]', async () => {
    const table = await startTable(steered, 2);
    granted(await table.ask(0, { type: 'pause' }));
    await deleteAccount(personAt(table, 0));
    await soon(async () => (await table.draft()).state.phase === 'drafting', 'the draft goes on');
    expect((await table.draft()).state.seats[0]?.bot).toBe(true);
  });

  it('leave a table that somebody else has paused [S19]', async () => {
    const table = await startTable(steered, 2);
    const other = await becomeMember(personAt(table, 1), `Other${kind}`);
    granted(await table.ask(0, { type: 'pause' }));
    expect((await deleteAccount(other)).status).toBe(204);
    granted(await table.ask(0, { type: 'resume' }));
    await soon(async () => (await table.draft()).state.seats[1]?.bot === true, 'the seat is a bot’s');
  });

  it('end a solo draft with them', async () => {
    const table = await gatherPeople(steered, 2, {}, 1);
    const host = personAt(table, 0);
    const { draftId } = await host.post<{ draftId: string }>('/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: true,
      settings: { name: 'Alone', visibility: 'code', seats: 4, clock: 'none' },
    });
    await deleteAccount(host);
    const view = await viewOf({ draftId });
    expect(view.status).toBe('cancelled');
  });

  it('take their words and their decks with them, and leave those of others', async () => {
    const table = await startTable(steered, 2);
    const [host, other] = [personAt(table, 0), personAt(table, 1)];
    const { tables } = steered.server();
    granted(await tables.say(host.userId, table.draftId, 'My telephone is 5550123.'));
    granted(await tables.say(other.userId, table.draftId, 'Mine is a secret.'));
    await playToTheEnd(table);
    const deck = (account: Account) => `/drafts/${table.draftId}/decks/${account.userId}`;
    for (const account of [host, other]) {
      const { contents } = await account.get<{ contents: unknown }>(deck(account));
      await account.put(deck(account), {
        version: 0,
        name: 'Owls of mine',
        contents,
        submit: account === other,
      });
    }
    expect((await viewOf(table)).status).toBe('building');
    await deleteAccount(host);
    const view = await other.get<TableView>(`/drafts/${table.draftId}`);
    expect(view.chat.map(({ text }) => text)).toStrictEqual([REMOVED_LINE, 'Mine is a secret.']);
    expect(view.status).toBe('finished');
    const decks = await steered.db.query<{ member_id: string }>(
      'select member_id from deck where draft_id = $1',
      [table.draftId],
    );
    expect(decks).toStrictEqual([{ member_id: other.userId }]);
  });

  it('are handed their drafts, picks, decks and words before they go', async () => {
    const table = await startTable(steered, 2);
    const [host, other] = [personAt(table, 0), personAt(table, 1)];
    granted(await steered.server().tables.say(host.userId, table.draftId, 'Hello.'));
    granted(await steered.server().tables.say(other.userId, table.draftId, 'Not for you.'));
    const taken = await table.take(0);
    const { state, setup } = await table.draft();
    const name = setup.catalogue.cards[state.instances[instanceId(taken)]?.card ?? -1]?.name;
    const { status, text } = await host.call('GET', '/account/export');
    const everything = JSON.parse(text);
    expect(status).toBe(200);
    expect(everything.drafts).toStrictEqual([
      {
        draftId: table.draftId,
        name: 'Birds',
        game: expect.any(String),
        status: 'drafting',
        seat: 0,
        isHost: true,
        startedUtc: new Date(steered.clock.nowMs).toISOString(),
        finishedUtc: null,
        picks: [{ round: 1, pick: 1, card: name }],
      },
    ]);
    expect(everything.chat).toStrictEqual([
      { draftId: table.draftId, text: 'Hello.', saidUtc: new Date(steered.clock.nowMs).toISOString() },
    ]);
    expect(text).not.toContain('Not for you.');
    expect(text).not.toContain(other.handle);
    await playToTheEnd(table);
    const deck = `/drafts/${table.draftId}/decks/${host.userId}`;
    const { contents } = await host.get<{ contents: unknown }>(deck);
    await host.put(deck, { version: 0, name: 'Owls of mine', contents, submit: false });
    const savedUtc = new Date(steered.clock.nowMs).toISOString();
    const { decks } = await host.get<{ decks: unknown }>('/account/export');
    expect(decks).toStrictEqual([
      { draftId: table.draftId, name: 'Owls of mine', contents, version: 1, savedUtc, submittedUtc: null },
    ]);
    const card = await other.get<{ draftsFinished: number; games: unknown[] }>(`/members/${host.userId}`);
    expect([card.draftsFinished, card.games]).toStrictEqual([
      1,
      [{ name: everything.drafts[0].game, drafts: 1 }],
    ]);
  });

  it('give up a new handle to all who sit with them at once', async () => {
    const table = await gatherPeople(steered, 2, {}, 1);
    const host = personAt(table, 0);
    const player = await connectPlayer(onlooker);
    await letIn(steered, onlooker, table.draftId);
    await player.open(table.draftId);
    const handle = `New-${kind}`;
    expect((await host.call('PATCH', '/account/card', { handle })).status).toBe(200);
    await player.until((_room, seen) => seen?.seats[0]?.name === handle);
    await player.leave();
  });
});
