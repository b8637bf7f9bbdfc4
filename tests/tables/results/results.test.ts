import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DraftLogFile } from '#contract/results/draftLog.ts';
import type { ResultsView } from '#contract/results/results.ts';
import { replay, stateHash } from '#engine/draft.ts';
import { secretOfLog } from '#engine/sealedLog.ts';
import { type Account, registerAccount } from '#tests/harness/account.ts';
import {
  ask,
  granted,
  pickOf,
  playToTheEnd,
  type Steered,
  startSteered,
  startTable,
} from '#tests/harness/steered.ts';
import { boosterState } from '#tests/support/engine/boosterState.ts';
import { ANY_KIND, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

const NO_CLOCK = { clock: 'none' } as const;

describe.each(SERVER_FIRST_KINDS)('the results of a draft (%s database)', (kind) => {
  let steered: Steered;
  let stranger: Account;

  beforeAll(async () => {
    steered = await startSteered(kind);
    stranger = await registerAccount(steered.server().url, 'stranger');
  });
  afterAll(() => steered?.stop());

  const personAt = (people: readonly Account[], seat: number): Account => {
    const person = people[seat];
    if (!person) throw new Error(`Nobody sat on seat ${seat}.`);
    return person;
  };

  it('are not there before the last pick [H11] [ASVS V2.3.1]', async () => {
    const { people, draftId } = await startTable(steered, 2, NO_CLOCK);
    for (const path of ['results', 'log']) {
      const { status, text } = await personAt(people, 0).call('GET', `/drafts/${draftId}/${path}`);
      expect({ status, code: (JSON.parse(text) as { code: string }).code }).toEqual({
        status: 409,
        code: 'notStarted',
      });
    }
  });

  it('show every seat and the log where the host lets everyone see the picks [spec 1.2]', async () => {
    const table = await startTable(steered, 2, NO_CLOCK);
    await playToTheEnd(table);
    const me = personAt(table.people, 1);
    const results = await me.get<ResultsView>(`/drafts/${table.draftId}/results`);
    expect(results).toMatchObject({ mySeat: 1, mayReadLog: true });
    expect(results.seats.map(({ isOpen, picks }) => [isOpen, picks.length])).toEqual([
      [true, 45],
      [true, 45],
    ]);
    const log = await me.get<DraftLogFile>(`/drafts/${table.draftId}/log`);
    const secret = secretOfLog(log) ?? Buffer.of();
    const last = replay(
      log.setup,
      secret,
      log.rows.map(({ action }) => action),
    );
    expect(stateHash(last)).toBe(log.finalStateHash);
    expect(await stranger.call('GET', `/drafts/${table.draftId}/results`)).toMatchObject({ status: 404 });
  });

  it('hide the picks, the deck, the seed and the log of seats that the host closed', async () => {
    const table = await startTable(steered, 2, { ...NO_CLOCK, picksOpenTo: 'owners' });
    await playToTheEnd(table);
    const [a, b] = [personAt(table.people, 0), personAt(table.people, 1)];
    const pool = (await table.view(0)).pool.map(({ id }) => id);
    const contents = { buckets: { main: pool, side: [] }, free: {} };
    await a.put(`/drafts/${table.draftId}/decks/${a.userId}`, {
      version: 0,
      name: 'Secret',
      submit: true,
      contents,
    });
    const results = await b.get<ResultsView>(`/drafts/${table.draftId}/results`);
    expect(results.seats[0]).toMatchObject({ isOpen: false, picks: [], lanes: [], deck: null });
    expect(results.seats[1]?.picks).toHaveLength(45);
    expect(results).toMatchObject({ mayReadLog: false, seal: { seed: null } });
    const { status, text } = await b.call('GET', `/drafts/${table.draftId}/log`);
    expect({ status, ...(JSON.parse(text) as object) }).toMatchObject({
      status: 403,
      code: 'notAllowed',
      message: 'You may not do that here.',
    });
    expect(text).not.toContain(pool[0]);
  });

  it('tell how long each pick took, what came round again, and what the clock took', async () => {
    const table = await startTable(steered, 2, { clock: 'quick' });
    steered.clock.nowMs += 7000;
    await table.take(0);
    steered.clock.nowMs += 40_000;
    await steered.server().tables.sweep();
    await playToTheEnd(table);
    const { seats } = await personAt(table.people, 0).get<ResultsView>(`/drafts/${table.draftId}/results`);
    const [first, second, third] = seats[0]?.picks ?? [];
    expect(first).toMatchObject({ round: 1, pick: 1, from: null, seconds: 7, source: 'member' });
    expect(seats[1]?.picks[0]).toMatchObject({ seconds: 47, source: 'clock' });
    expect(second?.from).toBe(1);
    expect(third?.packId).toBe(first?.packId);
    expect(first?.wheeled).toEqual(third?.pack.map(({ id }) => id));
  });

  it('leave out a pick that was taken back, and what followed from it', async () => {
    const order = { game: 'canary', template: 'canary-draft', solo: true, settings: { seats: 1 } };
    const { draftId } = await stranger.post<{ draftId: string }>('/drafts', order);
    const running = async () => {
      const draft = await steered.server().tables.running(draftId);
      if (!draft) throw new Error('The draft does not run.');
      return draft;
    };
    const takeAt = async (at: number) => {
      const own = boosterState((await running()).state).seats[0];
      const head = own?.queue[0];
      const card = head?.cards[Math.min(at, head.cards.length - 1)] ?? '';
      const pack = { packId: head?.id ?? '', pickNumber: (own?.decisions ?? 0) + 1 };
      granted(
        await ask(steered, stranger, draftId, {
          type: 'pick',
          ...pack,
          cardInstanceIds: [card],
          burnIds: [],
          destination: 'main',
        }),
      );
      return card;
    };
    await takeAt(0);
    const regretted = await takeAt(5);
    granted(await ask(steered, stranger, draftId, { type: 'takeBack' }));
    const instead = await takeAt(1);
    while ((await running()).state.phase !== 'complete') await takeAt(0);
    const { seats } = await stranger.get<ResultsView>(`/drafts/${draftId}/results`);
    const picks = seats[0]?.picks ?? [];
    expect(picks.map(({ round, pick }) => `${round}.${pick}`)).toEqual(
      [1, 2, 3].flatMap((round) => Array.from({ length: 15 }, (_, pick) => `${round}.${pick + 1}`)),
    );
    expect(picks[1]?.taken).toEqual([instead]);
    expect(picks.filter(({ taken }) => taken.includes(regretted))).toHaveLength(1);
    expect(picks.slice(1, 15).map(({ from }) => from)).toEqual(Array(14).fill(0));
  });
});

describe('problems of the API [spec 7.10, 8.9]', () => {
  let steered: Steered;
  let me: Account;

  beforeAll(async () => {
    steered = await startSteered(ANY_KIND);
    me = await registerAccount(steered.server().url, 'me');
  });
  afterAll(() => steered?.stop());

  const order = { game: 'canary', template: 'canary-draft', solo: false };

  it.each<[string, string, number, string, unknown?]>([
    ['GET', '/drafts/nowhere', 404, 'notFound'],
    ['GET', '/drafts/nowhere/results', 404, 'notFound'],
    ['GET', '/drafts/nowhere/log', 404, 'notFound'],
    ['GET', '/drafts/nowhere/decks/nobody', 404, 'notFound'],
    ['GET', '/drafts/nowhere/decks/nobody/exports/text', 404, 'notFound'],
    ['GET', '/codes/ZZZZ99', 404, 'codeUnknown'],
    ['GET', '/imageproxy?url=https://elsewhere.example/a.png', 404, 'notFound'],
    ['GET', '/drafts?page=0', 400, 'validation'],
    ['GET', '/drafts?clock=sundial', 400, 'validation'],
    ['GET', '/drafts/%00', 400, 'badAction'],
    ['GET', '/drafts?q=%00', 400, 'badAction'],
    ['POST', '/drafts', 404, 'gameUnknown', { ...order, game: 'nothing' }],
    ['POST', '/drafts', 404, 'gameUnknown', { ...order, template: 'nothing' }],
    ['POST', '/drafts', 400, 'badAction', { ...order, settings: { name: 'a\u0000b' } }],
    ['POST', '/drafts', 400, 'validation', { ...order, settings: { seats: 0 } }],
    ['POST', '/drafts', 400, 'validation', {}],
    ['PUT', '/drafts/nowhere/decks/nobody', 404, 'notFound', { version: 'one' }],
    ['POST', '/invitations', 400, 'validation', { code: 7 }],
    ['POST', '/invitations', 404, 'codeUnknown', { code: 'ZZZZ99' }],
  ])('%s %s is %i %s, in words and with a code', async (method, path, status, code, body) => {
    const reply = await me.call(method, path, body);
    const problem = JSON.parse(reply.text) as { message: string; code: string; requestId: string };
    expect([reply.status, problem.code]).toEqual([status, code]);
    expect(problem.message).toMatch(/^[A-Z].*\.$/);
    expect(problem.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(reply.text).not.toMatch(/node_modules|\bat \w+ \(/);
  });

  it.each<[string, string]>([
    ['GET', '/drafts'],
    ['GET', '/drafts/mine'],
    ['GET', '/drafts/x'],
    ['GET', '/drafts/x/results'],
    ['GET', '/drafts/x/log'],
    ['GET', '/drafts/x/decks/y'],
    ['POST', '/drafts'],
  ])('%s %s asks visitors to sign in', async (method, path) => {
    const body = method === 'POST' ? { body: JSON.stringify(order) } : {};
    const response = await fetch(`${steered.server().url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...body,
    });
    expect({ status: response.status, ...((await response.json()) as object) }).toMatchObject({
      status: 401,
      code: 'signedOut',
      message: 'Please sign in.',
    });
  });

  it('has no fault of its own in all this', () => {
    expect(steered.server().faults).toEqual([]);
  });

  it('knows the pack that somebody holds only through their own seat [H3]', async () => {
    const table = await startTable(steered, 2);
    const held = await table.pack(0);
    const answer = await table.ask(1, pickOf(held, held.cards[0]?.id ?? ''));
    expect(answer).toEqual({
      ok: false,
      refusal: 'packMovedOn',
      message: 'That pack has moved on. Nothing was taken.',
    });
  });
});
