import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardFigures } from '#contract/cardFigures.ts';
import { type DeckList, textOfList } from '#contract/deckLists.ts';
import type { History, MyTableList } from '#contract/myTables.ts';
import type { ResultLink, SharedResults } from '#contract/resultLinks.ts';
import type { ResultsView } from '#contract/results.ts';
import { DATABASE_KINDS } from '#server/db/testDatabases.ts';
import { countDraft, figuresOfDraft } from '#server/results/cardFigures.ts';
import { type Account, guestAccount } from '../harness/account.ts';
import {
  gatherPeople,
  playToTheEnd,
  type Steered,
  startSteered,
  startTable,
  type TestTable,
} from '../harness/steered.ts';

const DAY_MS = 86_400_000;
const NO_CLOCK = { clock: 'none' } as const;

describe.each(DATABASE_KINDS)('what is kept and shared of a draft (%s database)', (kind) => {
  let steered: Steered;
  let stranger: Account;

  beforeAll(async () => {
    steered = await startSteered(kind);
    stranger = await guestAccount(steered.server().url);
  }, 60_000);
  afterAll(() => steered?.stop());

  const personAt = ({ people }: TestTable, seat: number): Account => {
    const person = people[seat];
    if (!person) throw new Error(`Nobody sat on seat ${seat}.`);
    return person;
  };

  async function played(settings: Parameters<typeof startTable>[2] = {}): Promise<TestTable> {
    const table = await startTable(steered, 2, { ...NO_CLOCK, ...settings });
    await playToTheEnd(table);
    return table;
  }

  async function saveDeck(
    table: TestTable,
    seat: number,
    deck: { name: string; main: number; submit: boolean },
  ) {
    const person = personAt(table, seat);
    const pool = (await table.view(seat)).pool.map(({ id }) => id);
    const contents = { buckets: { main: pool.slice(0, deck.main), side: pool.slice(deck.main) }, free: {} };
    const path = `/drafts/${table.draftId}/decks/${person.userId}`;
    const { version } = await person.get<{ version: number }>(path);
    await person.put(path, { version, name: deck.name, submit: deck.submit, contents });
  }

  const listOf = (reader: Account, table: TestTable, seat: number) =>
    reader.get<DeckList>(`/drafts/${table.draftId}/decks/${personAt(table, seat).userId}/list`);
  const resultsFor = (reader: Account, { draftId }: TestTable) =>
    reader.get<ResultsView>(`/drafts/${draftId}/results`);

  describe('a submitted deck', () => {
    it('is locked as a copy with its moment and a hash that anybody can count again', async () => {
      const table = await played();
      await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
      const locked = await listOf(personAt(table, 1), table, 0);
      const hash = createHash('sha256').update(textOfList(locked.lines)).digest('hex');
      expect(locked).toMatchObject({
        name: 'Tall birds',
        owner: personAt(table, 0).handle,
        submitted: { name: 'Tall birds', atMs: steered.clock.nowMs, hash, times: 1 },
      });
      const main = locked.lines.filter(({ bucket }) => bucket === 'main');
      expect(main.reduce((sum, { count }) => sum + count, 0)).toBe(40);
    });

    it('stays for readers as it was when its owner changes the deck', async () => {
      const table = await played();
      await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
      const before = await listOf(personAt(table, 1), table, 0);
      await saveDeck(table, 0, { name: 'Other birds', main: 42, submit: false });
      expect(await listOf(personAt(table, 1), table, 0)).toEqual(before);
      const { seats } = await resultsFor(personAt(table, 1), table);
      expect(seats[0]?.deck).toMatchObject({ name: 'Tall birds', main: 40, submitted: { times: 1 } });
    });

    it('is another submission with another hash when it is submitted again', async () => {
      const table = await played();
      await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
      const first = await listOf(personAt(table, 0), table, 0);
      await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
      expect((await listOf(personAt(table, 0), table, 0)).submitted).toEqual(first.submitted);
      steered.clock.nowMs += 1000;
      await saveDeck(table, 0, { name: 'Tall birds', main: 41, submit: true });
      const second = await listOf(personAt(table, 0), table, 0);
      expect(second.submitted).toMatchObject({ times: 2, atMs: steered.clock.nowMs });
      expect(second.submitted?.hash).not.toBe(first.submitted?.hash);
    });

    it('is nobody else’s to read where the host closed the seats, nor before there is one', async () => {
      const table = await played({ picksOpenTo: 'owners' });
      const path = `/drafts/${table.draftId}/decks/${personAt(table, 0).userId}/list`;
      expect(await personAt(table, 0).call('GET', path)).toMatchObject({ status: 404 });
      await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
      const closed = await personAt(table, 1).call('GET', path);
      expect([closed.status, closed.text.includes('Tall birds')]).toEqual([403, false]);
    });
  });

  describe('a link to results', () => {
    const make = (person: Account, { draftId }: TestTable, days: 7 | 30 | null) =>
      person.post<ResultLink>(`/drafts/${draftId}/links`, { days });

    it('opens the seat of who made it to a guest, and no other seat', async () => {
      const table = await played();
      await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
      await saveDeck(table, 1, { name: 'Hidden plans', main: 40, submit: true });
      const { key } = await make(personAt(table, 0), table, 30);
      const { status, text } = await stranger.call('GET', `/shared/${key}`);
      const shared = JSON.parse(text) as SharedResults;
      expect(status).toBe(200);
      expect(shared).toMatchObject({
        sharedBy: { seat: 0, name: personAt(table, 0).handle },
        deck: { name: 'Tall birds' },
        results: { mySeat: null, mayReadLog: false, seal: { seed: null }, table: { code: '', chat: [] } },
      });
      expect(
        shared.results.seats.map(({ isOpen, picks, deck }) => [isOpen, picks.length, deck?.name]),
      ).toEqual([
        [true, 45, 'Tall birds'],
        [false, 0, undefined],
      ]);
      expect(text).not.toContain('Hidden plans');
      expect(await stranger.call('GET', `/drafts/${table.draftId}/results`)).toMatchObject({ status: 403 });
    });

    it('opens all seats where the host opened the table to watchers', async () => {
      const table = await played({ watchers: true });
      const { key } = await make(personAt(table, 0), table, null);
      const { results } = await stranger.get<SharedResults>(`/shared/${key}`);
      expect(results.seats.map(({ isOpen }) => isOpen)).toEqual([true, true]);
    });

    it('ends with its days, and at once when it is taken back', async () => {
      const table = await played();
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
      expect(await me.call('DELETE', `/result-links/${never.key}`)).toMatchObject({ status: 200 });
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
      const table = await played();
      expect(await stranger.call('POST', `/drafts/${table.draftId}/links`, { days: 7 })).toMatchObject({
        status: 403,
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

  describe('figures of cards', () => {
    it('are for PowerUsers, and count each draft of people once', async () => {
      const table = await played();
      const me = personAt(table, 0);
      const path = `/drafts/${table.draftId}/card-figures`;
      expect(await me.call('GET', path)).toMatchObject({ status: 403 });
      await steered.db.query("update member set roles = '{PowerUser}' where id = $1", [me.userId]);
      // Who stands behind a session is remembered for five seconds.
      steered.clock.nowMs += 6000;
      const { figures } = await me.get<CardFigures>(path);
      const counted = figures.reduce(
        (sum, { taken }) => sum + Object.values(taken).reduce((all, n) => all + n, 0),
        0,
      );
      expect(counted).toBe(90);
      expect(figures.every(({ drafts }) => drafts === 1)).toBe(true);
      await countDraft(steered.db, table.draftId, steered.clock.nowMs);
      expect((await me.get<CardFigures>(path)).figures).toEqual(figures);
      const { seats, faces } = await resultsFor(me, table);
      const name = (card: number) => faces[card]?.name ?? '';
      const first = seats[0]?.picks[0];
      const firstName = name(first?.pack.find(({ id }) => first.taken.includes(id))?.card ?? -1);
      expect(figures.find((figure) => figure.name === firstName)?.taken[1]).toBeGreaterThanOrEqual(1);
    });
  });

  describe('my drafts', () => {
    const ids = (list: MyTableList) => list.tables.map(({ draftId }) => draftId);

    it('are found by words, game and what they wait for', async () => {
      const table = await played({ name: 'Sunday 100% herons' });
      const me = personAt(table, 0);
      const solo = {
        game: 'canary',
        template: 'canary-draft',
        solo: true,
        settings: { seats: 1, name: 'Alone' },
      };
      const { draftId: alone } = await me.post<{ draftId: string }>('/drafts', solo);
      const asked = async (query: string) => me.get<MyTableList>(`/drafts/mine?${query}`);
      const all = await asked('');
      expect([ids(all), all.all, all.total, all.games.map(({ slug }) => slug)]).toEqual([
        [alone, table.draftId],
        2,
        2,
        ['canary'],
      ]);
      expect(ids(await asked('group=waiting'))).toEqual([alone]);
      expect(ids(await asked('group=running'))).toEqual([alone]);
      expect(ids(await asked('group=unfinished'))).toEqual([table.draftId]);
      expect(ids(await asked('group=finished'))).toEqual([]);
      expect(ids(await asked('q=100%25'))).toEqual([table.draftId]);
      expect(ids(await asked('q=_'))).toEqual([]);
      expect(ids(await asked('game=emberwake'))).toEqual([]);
      await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
      expect(ids(await asked('group=finished'))).toEqual([table.draftId]);
      expect(ids(await asked('q=tall'))).toEqual([table.draftId]);
      expect(await me.call('GET', '/drafts/mine?group=lost')).toMatchObject({ status: 400 });
    });
  });

  describe('the history of a member', () => {
    it('is whole for the own eyes; others see drafts whose results they may open, and decks by the host’s rule', async () => {
      const shared = await played({ name: 'Open table', watchers: true });
      const me = personAt(shared, 0);
      await saveDeck(shared, 0, { name: 'Tall birds', main: 40, submit: true });
      const path = `/members/${me.userId}/history`;
      const solo = { game: 'canary', template: 'canary-draft', solo: true, settings: { seats: 1 } };
      await me.post('/drafts', solo);
      const own = await me.get<History>(path);
      expect(own).toMatchObject({
        total: 1,
        formats: [{ format: 'booster', drafts: 1 }],
        rows: [{ draftId: shared.draftId, name: 'Open table', seats: 2, isSolo: false, deck: 'Tall birds' }],
      });
      expect(await personAt(shared, 1).get<History>(path)).toEqual(own);
      expect((await stranger.get<History>(path)).rows.map(({ draftId }) => draftId)).toEqual([
        shared.draftId,
      ]);
      const closed = await played({ picksOpenTo: 'owners' });
      await saveDeck(closed, 0, { name: 'Hidden plans', main: 40, submit: true });
      const hidden = `/members/${personAt(closed, 0).userId}/history`;
      expect(await stranger.get<History>(hidden)).toMatchObject({ total: 0, rows: [], formats: [] });
      expect((await personAt(closed, 1).get<History>(hidden)).rows).toMatchObject([{ deck: null }]);
      expect((await personAt(closed, 0).get<History>(hidden)).rows).toMatchObject([{ deck: 'Hidden plans' }]);
    });
  });
});

describe('what people did with a card', () => {
  it('counts picks by hand alone, with what came back', async () => {
    const card = (id: string, index: number) => ({ id, card: index, finish: 'plain' as const });
    const record = {
      seq: 1,
      kind: 'pick' as const,
      round: 1,
      pick: 1,
      packId: 'p',
      from: null,
      pack: [card('a', 0), card('b', 1), card('c', 2)],
      taken: ['a'],
      burned: [],
      wheeled: ['b'],
      botWouldTake: null,
      botWouldTell: null,
      told: null,
      seconds: 3,
      source: 'member' as const,
    };
    const again = { ...record, seq: 2, pick: 3, pack: [card('b', 1)], taken: ['b'], wheeled: [] };
    const byBot = { ...record, seq: 3, packId: 'q', source: 'bot' as const };
    const cards = ['Ash', 'Bell', 'Crow'].map((name) => ({ name }));
    const tallies = figuresOfDraft({ catalogue: { cards } as never }, [[record, again], [byBot]]);
    expect(Object.fromEntries(tallies)).toEqual({
      Ash: { taken: { 1: 1 }, returns: 0, wheels: 0 },
      Bell: { taken: { 3: 1 }, returns: 1, wheels: 1 },
      Crow: { taken: {}, returns: 1, wheels: 0 },
    });
  });
});
