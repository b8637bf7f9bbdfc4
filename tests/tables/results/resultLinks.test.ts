import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ResultLink, SharedResults } from '#contract/results/resultLinks.ts';
import { type Account, guestAccount } from '#tests/harness/account.ts';
import { gatherPeople, type Steered, startSteered, type TestTable } from '#tests/harness/steered.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { finishedTable, NO_CLOCK, personAt, saveDeck } from './finishedTable.testkit.ts';

const DAY_MS = 86_400_000;

describe.each(SERVER_FIRST_KINDS)('a link to results (%s database)', (kind) => {
  let steered: Steered;
  let stranger: Account;

  beforeAll(async () => {
    steered = await startSteered(kind);
    stranger = await guestAccount(steered.server().url);
  });
  afterAll(() => steered?.stop());

  const make = (person: Account, { draftId }: TestTable, days: 7 | 30 | null) =>
    person.post<ResultLink>(`/drafts/${draftId}/links`, { days });

  it('opens the seat of who made it to a guest, and no other seat', async () => {
    const table = await finishedTable(steered);
    await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
    await saveDeck(table, 1, { name: 'Hidden plans', main: 40, submit: true });
    const { key } = await make(personAt(table, 0), table, 30);
    const { status, text } = await stranger.call('GET', `/shared/${key}`);
    const shared = JSON.parse(text) as SharedResults;
    expect(status).toBe(200);
    expect(shared).toMatchObject({
      sharedBy: { seat: 0, name: personAt(table, 0).handle },
      deck: { name: 'Tall birds' },
      results: { mySeat: null, mayReadLog: false, seal: { seed: null }, table: { code: null, chat: [] } },
    });
    expect(shared.results.seats.map(({ isOpen, picks, deck }) => [isOpen, picks.length, deck?.name])).toEqual(
      [
        [true, 45, 'Tall birds'],
        [false, 0, undefined],
      ],
    );
    expect(text).not.toContain('Hidden plans');
    expect(await stranger.call('GET', `/drafts/${table.draftId}/results`)).toMatchObject({ status: 404 });
  });

  it('opens all seats where the host opened the table to watchers', async () => {
    const table = await finishedTable(steered, { watchers: true });
    const { key } = await make(personAt(table, 0), table, null);
    const { results } = await stranger.get<SharedResults>(`/shared/${key}`);
    expect(results.seats.map(({ isOpen }) => isOpen)).toEqual([true, true]);
  });

  it('ends with its days, and at once when it is taken back', async () => {
    const table = await finishedTable(steered);
    const me = personAt(table, 0);
    const week = await make(me, table, 7);
    const never = await make(me, table, null);
    expect([week.expiresAtMs, never.expiresAtMs]).toEqual([steered.clock.nowMs + 7 * DAY_MS, null]);
    const started = steered.clock.nowMs;
    steered.clock.nowMs += 7 * DAY_MS;
    // Sessions end within a week too, so that somebody new looks.
    const late = await guestAccount(steered.server().url);
    expect(await late.call('GET', `/shared/${week.key}`)).toMatchObject({ status: 404 });
    expect(await late.call('GET', `/shared/${never.key}`)).toMatchObject({ status: 200 });
    steered.clock.nowMs = started;
    const open = async () =>
      (await me.get<{ links: ResultLink[] }>(`/drafts/${table.draftId}/links`)).links.map(({ key }) => key);
    expect((await open()).sort()).toEqual([week.key, never.key].sort());
    expect(await personAt(table, 1).call('DELETE', `/result-links/${never.key}`)).toMatchObject({
      status: 404,
    });
    expect(await me.call('DELETE', `/result-links/${never.key}`)).toMatchObject({ status: 204 });
    const gone = await stranger.call('GET', `/shared/${never.key}`);
    expect([gone.status, JSON.parse(gone.text)]).toMatchObject([
      404,
      { message: 'This link does not open any more: its time is over, or it was taken back.' },
    ]);
    expect(await open()).toEqual([week.key]);
  });

  it('is made by those who sat there, when the draft is over, for 7 or 30 days or without an end', async () => {
    const running = await gatherPeople(steered, 2, NO_CLOCK);
    const path = `/drafts/${running.draftId}/links`;
    expect(await personAt(running, 0).call('POST', path, { days: 7 })).toMatchObject({ status: 409 });
    const table = await finishedTable(steered);
    expect(await stranger.call('POST', `/drafts/${table.draftId}/links`, { days: 7 })).toMatchObject({
      status: 404,
    });
    expect(
      await personAt(table, 0).call('POST', `/drafts/${table.draftId}/links`, { days: 8 }),
    ).toMatchObject({
      status: 400,
    });
    for (let made = 0; made < 20; made++) await make(personAt(table, 0), table, 7);
    expect(
      await personAt(table, 0).call('POST', `/drafts/${table.draftId}/links`, { days: 7 }),
    ).toMatchObject({
      status: 403,
    });
  });
});
