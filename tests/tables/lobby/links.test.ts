import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PollView } from '#contract/results/forks.ts';
import type { SharedResults } from '#contract/results/resultLinks.ts';
import type { ResultsView } from '#contract/results/results.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { type Account, guestAccount, registerAccount } from '#tests/harness/account.ts';
import {
  ask as askTable,
  playToTheEnd,
  type Steered,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { ANY_KIND } from '#tests/support/testDatabases.ts';

let steered: Steered;
beforeAll(async () => {
  steered = await startSteered(ANY_KIND, { countdownMs: 0 });
});
afterAll(() => steered.stop());
beforeEach(() => steered.db.query('delete from rate_limit'));

interface Asked {
  readonly method?: string;
  readonly body?: unknown;
  readonly cookie?: string;
}
/** Somebody without an account asks. */
async function ask(path: string, { method = 'GET', body, cookie }: Asked = {}) {
  const response = await fetch(`${steered.server().url}/api${path}`, {
    method,
    body: body === undefined ? null : JSON.stringify(body),
    headers: {
      origin: steered.server().url,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(cookie !== undefined && { cookie }),
    },
  });
  const text = await response.text();
  return {
    status: response.status,
    json: text === '' ? null : JSON.parse(text),
    cookie: response.headers.get('set-cookie'),
  };
}
const look = (code: string) => ask('/links/table', { method: 'POST', body: { code } });

/** A member of exactly this handle. */
async function named(handle: string): Promise<Account> {
  const account = await registerAccount(steered.server().url, handle);
  await steered.db.query('update member set handle = $2 where id = $1', [account.userId, handle]);
  return account;
}

describe('the link to a table', () => {
  let host: Account;
  let draftId: string;
  let code: string;
  beforeAll(async () => {
    host = await named('Juno');
    const settings = { visibility: 'code', seats: 2, name: '"><script>alert(1)</script>' };
    draftId = (
      await host.post<{ draftId: string }>('/drafts', {
        ...{ game: 'canary', template: 'canary-draft', solo: false, settings },
      })
    ).draftId;
    code = (await host.get<TableView>(`/drafts/${draftId}`)).code ?? '';
  });

  it('tells anybody who has its code what is played, by whom and how many seats are left, and seats nobody [Z22]', async () => {
    const { status, json } = await look(` ${code.toLowerCase()} `);
    expect(status).toBe(200);
    expect(json).toMatchObject({
      ...{ draftId, name: '"><script>alert(1)</script>', hostName: 'Juno', format: 'booster' },
      ...{ seats: 2, freeSeats: 1, state: 'open', startsAtMs: null },
    });
    const { seats } = await host.get<TableView>(`/drafts/${draftId}`);
    expect(seats.filter(({ kind }) => kind === 'member')).toHaveLength(1);
  });

  it('that nobody has is told in a sentence', async () => {
    const { status, json } = await look('ZZZZ99');
    expect([status, json.code, json.message]).toEqual([
      404,
      'codeUnknown',
      'No open table or event has that code.',
    ]);
  });

  it('of an event that goes on has no seat for others, as sitting down there is refused', async () => {
    const event = { commandId: randomUUID(), game: 'canary', template: 'canary-draft', hostPlays: true };
    const settings = { name: 'Friday', visibility: 'code' };
    const { eventId } = await host.post<{ eventId: string }>('/events', { ...event, settings });
    await steered.db.query('insert into event_table (draft_id, event_id, pod) values ($1, $2, 0)', [
      ...[draftId, eventId],
    ]);
    expect((await look(code)).json).toMatchObject({ state: 'full', freeSeats: 0, seats: 2 });
    const guest = await guestAccount(steered.server().url);
    await guest.post('/invitations', { code });
    expect(await askTable(steered, guest, draftId, { type: 'sit', seat: null })).toMatchObject({
      refusal: 'seatOfEvent',
    });
    await steered.db.query('delete from event_table');
    expect((await look(code)).json).toMatchObject({ state: 'open', freeSeats: 1 });
  });

  describe('names of guests', () => {
    const check = (name: string) => ask('/links/name', { method: 'POST', body: { code, name } });

    it.each([
      ['', 'Enter a name.'],
      [' \u3000 ', 'Enter a name.'],
      ['A\u200Bna', 'Use only characters that people can see.'],
      ['\u202EanA', 'Use only characters that people can see.'],
      ['\u3164', 'Use only characters that people can see.'],
      ['🎴'.repeat(60), 'Use at most 24 characters.'],
      [`A${'\u0301'.repeat(9)}na`, 'Use fewer marks on a letter.'],
      ['Admin', 'This name is reserved.'],
      ['P4ssleft', 'This name is reserved.'],
      ['Раssleft', 'This name is reserved.'],
      ['juno', 'Somebody here has a name that looks like this one. Choose another.'],
      ['Jun0', 'Somebody here has a name that looks like this one. Choose another.'],
      ['Jυ n о', 'Somebody here has a name that looks like this one. Choose another.'],
      ['Ｊúno', 'Somebody here has a name that looks like this one. Choose another.'],
    ])('%j are refused [Z20]', async (name, sentence) => {
      const { status, json } = await check(name);
      expect([status, json?.errors]).toEqual([400, { name: [sentence] }]);
    });

    it.each(['Ana', 'Ana María', '山田太郎', '🎴', 'a'.repeat(24), 'Оля', '123'])(
      '%j may be kept',
      async (name) => {
        expect((await check(name)).status).toBe(204);
      },
    );

    it('are those of nobody with a role [Z20]', async () => {
      await named('Vera');
      expect((await check('Vera')).status).toBe(204);
      await steered.db.query("update member set roles = array['PowerUser'] where handle = 'Vera'");
      expect((await check('Vera')).status).toBe(400);
    });

    it('are shown with the word "guest", changed by the guest and by the host, by nobody else, and gone with an account [Z20]', async () => {
      const guest = await guestAccount(steered.server().url);
      const set = (name: string | null) => guest.call('PUT', '/account/guest-name', { name, code });
      expect((await set('Ana')).status).toBe(204);
      await steered.db.query(
        "update seat set kind = 'member', member_id = $2 where draft_id = $1 and kind = 'open'",
        [draftId, guest.userId],
      );
      const names = async () =>
        (await host.get<TableView>(`/drafts/${draftId}`)).seats.map(({ name }) => name);
      expect(await names()).toEqual(['Juno', 'Ana (guest)']);
      expect((await look(code)).json.state).toBe('full');
      // Two guests at a table are not called the same.
      expect((await ask('/links/name', { method: 'POST', body: { code, name: 'Аna' } })).status).toBe(400);
      expect((await set('Ana B')).status).toBe(204);
      const address = `/drafts/${draftId}/guests/${guest.userId}/name`;
      expect((await guest.call('PUT', address, { name: 'Boss' })).status).toBe(404);
      expect((await host.call('PUT', address, { name: 'Juno' })).status).toBe(400);
      expect((await host.call('PUT', address, { name: 'Ben' })).status).toBe(204);
      expect(await names()).toEqual(['Juno', 'Ben (guest)']);
      expect(await guest.get('/account/guest-name')).toEqual({ name: 'Ben' });
      expect(await guest.get('/auth/me')).toMatchObject({ handle: guest.handle, guestName: 'Ben' });
      expect((await host.call('PUT', '/account/guest-name', { name: 'Ana' })).status).toBe(403);
      await steered.db.query('update member set is_guest = false where id = $1', [guest.userId]);
      expect((await names())[1]).not.toContain('guest');
    });
  });
});

describe('a shared result and a question', () => {
  let table: TestTable;
  let owner: Account;
  beforeAll(async () => {
    table = await startTable(steered, 2, { picksOpenTo: 'owners' });
    await playToTheEnd(table);
    owner = table.people[0]!;
  });

  it('opens for somebody who is not signed in, and tells them what it tells a guest [Z22]', async () => {
    const { key } = await owner.post<{ key: string }>(`/drafts/${table.draftId}/links`, { days: 7 });
    const { status, json } = await ask(`/shared/${key}`);
    expect(status).toBe(200);
    const guest = await guestAccount(steered.server().url);
    expect(json).toEqual(await guest.get<SharedResults>(`/shared/${key}`));
    expect(JSON.stringify(json)).not.toContain(table.draftId);
    expect((await ask('/shared/s.nothing')).status).toBe(404);
  });

  it('takes one vote of a browser that has no account, counted apart and known by a cookie that cannot be made [Z21]', async () => {
    const { seats } = await owner.get<ResultsView>(`/drafts/${table.draftId}/results`);
    const seq = seats.flatMap(({ picks }) => picks ?? []).find(({ pack }) => pack.length > 2)?.seq ?? 0;
    const { key } = await owner.post<{ key: string }>(`/drafts/${table.draftId}/polls`, { seat: 0, seq });
    const before = await ask(`/polls/${key}`);
    const poll: PollView = before.json;
    expect([before.status, before.cookie, poll.mine, poll.told, poll.mayOpenResults]).toEqual([
      ...[200, null, null, null, false],
    ]);
    const [first = '', second = ''] = poll.pack.map(({ id }) => id);
    const vote = (cardId: string, cookie?: string) =>
      ask(`/polls/${key}/vote`, { method: 'PUT', body: { cardId }, ...(cookie !== undefined && { cookie }) });
    const voted = await vote(first);
    expect(voted.cookie).toMatch(/^passleft-voter=[^;]+; .*HttpOnly; SameSite=Lax/);
    const cookie = voted.cookie?.split(';')[0] ?? '';
    expect([voted.json.mine, voted.json.told.visitorVotes, voted.json.told.votes]).toEqual([
      ...[first, { [first]: 1 }, {}],
    ]);
    const changed = await vote(second, cookie);
    expect([changed.cookie, changed.json.told.visitorVotes]).toEqual([null, { [second]: 1 }]);
    const forged = await vote(first, `${cookie.slice(0, -1)}${cookie.endsWith('A') ? 'B' : 'A'}`);
    expect([forged.cookie === null, forged.json.told.visitorVotes]).toEqual([
      false,
      { [first]: 1, [second]: 1 },
    ]);
    await owner.call('PUT', `/polls/${key}/vote`, { cardId: first });
    expect((await ask(`/polls/${key}`, { cookie })).json.told).toMatchObject({
      votes: { [first]: 1 },
      visitorVotes: { [first]: 1, [second]: 1 },
    });
    expect((await vote('elsewhere', cookie)).status).toBe(409);
    expect((await ask('/polls/nothing/vote', { method: 'PUT', body: { cardId: first } })).status).toBe(404);
  });

  /** A question about one of the owner's picks, the same one for the same number, with the cards to choose from. */
  async function question(number: number) {
    await steered.db.query('delete from rate_limit');
    const { seats } = await owner.get<ResultsView>(`/drafts/${table.draftId}/results`);
    const seq = seats.flatMap(({ picks }) => picks).filter(({ pack }) => pack.length > 2)[number]?.seq ?? 0;
    const { key } = await owner.post<{ key: string }>(`/drafts/${table.draftId}/polls`, { seat: 0, seq });
    const [first = '', second = ''] = ((await ask(`/polls/${key}`)).json as PollView).pack.map(
      ({ id }) => id,
    );
    const vote = (cardId: string, cookie?: string) =>
      ask(`/polls/${key}/vote`, { method: 'PUT', body: { cardId }, ...(cookie !== undefined && { cookie }) });
    return { path: `/polls/${key}/vote`, first, second, vote };
  }

  it('takes twenty browsers of one address a day [Z21]', async () => {
    const { first, vote } = await question(1);
    const statuses = [];
    for (let browser = 0; browser < 21; browser += 1) statuses.push((await vote(first)).status);
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('counts the first vote in each question for its address, whatever cookie a browser brings [Z21]', async () => {
    const elsewhere = await question(2);
    const cookie = (await elsewhere.vote(elsewhere.first)).cookie?.split(';')[0] ?? '';
    const { first, second, vote } = await question(3);
    const early = (await vote(first)).cookie?.split(';')[0] ?? '';
    for (let browser = 1; browser < 20; browser += 1) await vote(first);
    expect((await vote(first, cookie)).status).toBe(429);
    const changed = await vote(second, early);
    expect([changed.status, changed.json.told.visitorVotes]).toEqual([200, { [first]: 19, [second]: 1 }]);
  });

  it('counts guests with the visitors and within their limit, since anybody becomes one [Z21]', async () => {
    const { path, first, vote } = await question(4);
    const guests = [await guestAccount(steered.server().url), await guestAccount(steered.server().url)];
    const statusOf = async (guest: Account | undefined) => {
      const reply = await fetch(`${steered.server().url}/api${path}`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${guest?.token()}`, 'content-type': 'application/json' },
        body: JSON.stringify({ cardId: first }),
      });
      return [reply.status, await reply.json()] as const;
    };
    const [status, seen] = await statusOf(guests[0]);
    expect([status, seen.told.votes, seen.told.visitorVotes]).toEqual([200, {}, { [first]: 1 }]);
    for (let browser = 1; browser < 20; browser += 1) await vote(first);
    expect((await statusOf(guests[1]))[0]).toBe(429);
    expect((await statusOf(guests[0]))[0]).toBe(200);
  });

  it('counts a browser once that votes without a session and then with one [Z21]', async () => {
    const { path, first, second, vote } = await question(5);
    const cookie = (await vote(first)).cookie?.split(';')[0] ?? '';
    const reply = await fetch(`${steered.server().url}/api${path}`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${owner.token()}`, 'content-type': 'application/json', cookie },
      body: JSON.stringify({ cardId: second }),
    });
    const { told } = await reply.json();
    expect([told.votes, told.visitorVotes]).toEqual([{ [second]: 1 }, {}]);
  });

  it('keeps no two votes of a browser that can be put together', async () => {
    const [one, other] = [await question(6), await question(7)];
    const cookie = (await one.vote(one.first)).cookie?.split(';')[0] ?? '';
    await other.vote(other.first, cookie);
    const voters = await steered.db.query<{ voter: string }>(
      'select voter_id as voter from poll_visitor_vote group by voter_id having count(*) > 1',
    );
    expect(voters).toEqual([]);
  });
});
