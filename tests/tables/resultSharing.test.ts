import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardFigures, GameFigures } from '#contract/cardFigures.ts';
import { type DeckList, textOfList } from '#contract/deckLists.ts';
import type { DeckView } from '#contract/decks.ts';
import type { DeckExport } from '#contract/exports.ts';
import type { History, MyTableList } from '#contract/myTables.ts';
import type { ResultLink, SharedResults } from '#contract/resultLinks.ts';
import type { ResultsView } from '#contract/results.ts';
import type { EventMatch, EventRound, EventState } from '#engine/events/event.types.ts';
import { SERVER_FIRST_KINDS } from '#server/db/testDatabases.ts';
import { countDraft, figuresOfDraft } from '#server/results/cardFigures.ts';
import { strongestLanes } from '#server/results/strongestLanes.ts';
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

describe.each(SERVER_FIRST_KINDS)(
  'what is kept and shared of a draft (%s database)',
  { timeout: 60_000 },
  (kind) => {
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
    const shortOf = ({ name, contents, submittedAtMs }: DeckView) => [
      name,
      contents.buckets.main?.length,
      contents.buckets.side?.length,
      submittedAtMs,
    ];
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

      it('is what others find in the deck builder and in its exports, while its owner goes on building', async () => {
        const table = await played();
        const path = `/drafts/${table.draftId}/decks/${personAt(table, 0).userId}`;
        const [owner, reader] = [personAt(table, 0), personAt(table, 1)];
        await saveDeck(table, 0, { name: 'First thoughts', main: 30, submit: false });
        expect(shortOf(await reader.get<DeckView>(path))).toEqual(['First thoughts', 30, 15, null]);
        await saveDeck(table, 0, { name: 'Tall birds', main: 40, submit: true });
        const submittedAtMs = steered.clock.nowMs;
        steered.clock.nowMs += 1000;
        const before = await reader.get<DeckView>(path);
        const textBefore = (await reader.get<DeckExport>(`${path}/exports/text`)).text;
        await saveDeck(table, 0, { name: 'Other birds', main: 42, submit: false });
        expect(shortOf(await owner.get<DeckView>(path))).toEqual(['Other birds', 42, 3, submittedAtMs]);
        const after = await reader.get<DeckView>(path);
        expect(after).toEqual(before);
        expect(shortOf(after)).toEqual(['Tall birds', 40, 5, submittedAtMs]);
        expect(Object.values(after.contents.buckets).flat().sort()).toEqual(
          after.pool.map(({ id }) => id).sort(),
        );
        expect((await reader.get<DeckExport>(`${path}/exports/text`)).text).toBe(textBefore);
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
          (await me.get<{ links: ResultLink[] }>(`/drafts/${table.draftId}/links`)).links.map(
            ({ key }) => key,
          );
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

    describe('the figures of all cards of a game', () => {
      const path = '/games/canary/card-figures';

      it('are listed for PowerUsers by what they ask for, what is not told last, a page at a time', async () => {
        const table = await played();
        const me = personAt(table, 0);
        expect(await me.call('GET', path)).toMatchObject({ status: 403 });
        await steered.db.query("update member set roles = '{PowerUser}' where id = $1", [me.userId]);
        steered.clock.nowMs += 6000;
        await countDraft(steered.db, table.draftId, steered.clock.nowMs);
        const before = await me.get<GameFigures>(`${path}?sort=drafts&order=down`);
        expect([before.drafts >= 1, before.total >= 90, before.figures.length]).toEqual([true, true, 50]);
        expect(before.figures.every(({ face, name }) => face?.name === name)).toBe(true);
        const [often, rare] = before.figures.slice(0, 2).map(({ name }) => name);
        const figured = { often, rare };
        await steered.db.query('update card_figure set returns = 0, wheels = 0');
        await steered.db.query(
          `update card_figure set drafts = 40, met = 60, returns = 10, wheels = 4, taken = case card_name
           when $1 then '{"1": 30}'::jsonb else '{"2": 10, "6": 10}'::jsonb end where card_name in ($1, $2)`,
          [figured.often, figured.rare],
        );
        const firstTwo = async (query: string) =>
          (await me.get<GameFigures>(`${path}?${query}`)).figures.slice(0, 2).map(({ name }) => name);
        expect(await firstTwo('')).toEqual([often, rare]);
        expect(await firstTwo('sort=average&order=down')).toEqual([rare, often]);
        expect(await firstTwo('sort=rate&order=down')).toEqual([often, rare]);
        expect(await firstTwo('sort=rate&order=up')).toEqual([rare, often]);
        expect((await firstTwo('sort=wheel&order=down')).sort()).toEqual([often, rare].sort());
        expect(await me.get<GameFigures>(`${path}?q=${encodeURIComponent(rare ?? '')}`)).toMatchObject({
          total: 1,
          figures: [{ name: rare, drafts: 40, met: 60, taken: { 2: 10, 6: 10 }, returns: 10, wheels: 4 }],
        });
        expect((await me.get<GameFigures>(`${path}?page=2`)).figures).toHaveLength(
          before.total - 50 > 50 ? 50 : before.total - 50,
        );
        expect(await me.get<GameFigures>(`${path}?q=100%25_`)).toMatchObject({ total: 0, figures: [] });
        expect(await me.call('GET', '/games/nowhere/card-figures')).toMatchObject({ status: 404 });
        expect(await me.call('GET', `${path}?sort=luck`)).toMatchObject({ status: 400 });
      });
    });

    describe('my drafts', () => {
      const ids = (list: MyTableList) => list.tables.map(({ draftId }) => draftId);
      const mine = (person: Account, query = '') => person.get<MyTableList>(`/drafts/mine?${query}`);

      it('are found by the cards in one’s own pool, and not by those of others', async () => {
        const table = await played();
        const { seats, faces } = await resultsFor(personAt(table, 0), table);
        const namesAt = (seat: number) =>
          (seats[seat]?.pool ?? []).map(({ card }) => encodeURIComponent(faces[card]?.name ?? ''));
        const [own = '', foreign = ''] = [namesAt(0)[7], namesAt(1)[7]];
        expect(ids(await mine(personAt(table, 0), `q=${own.toUpperCase().replace(/%20/g, ' ')}`))).toEqual([
          table.draftId,
        ]);
        expect(ids(await mine(personAt(table, 0), `q=${foreign}`))).toEqual([]);
        expect(ids(await mine(personAt(table, 1), `q=${foreign}`))).toEqual([table.draftId]);
      });

      it('tell the lanes of the pool, and of the deck once there is one', async () => {
        const table = await played();
        const me = personAt(table, 0);
        const { seats, faces } = await resultsFor(me, table);
        const pool = (seats[0]?.pool ?? []).map(({ id, card }) => ({ id, lanes: faces[card]?.lanes ?? [] }));
        const lanesTold = async () =>
          (await mine(me)).pools[table.draftId]?.lanes.map(({ key, label }) => `${key} ${label}`);
        const labels: Record<string, string> = { day: 'day Day', night: 'night Night' };
        expect(await lanesTold()).toEqual(strongestLanes(pool).map((key) => labels[key]));
        const night = pool.filter(({ lanes }) => lanes.includes('night')).map(({ id }) => id);
        const contents = { buckets: { main: night, side: [] }, free: {} };
        const body = { version: 0, name: 'All night', submit: false, contents };
        await me.put(`/drafts/${table.draftId}/decks/${me.userId}`, body);
        expect(await lanesTold()).toEqual(['night Night']);
      });

      it('tell how the matches of their event went', async () => {
        const table = await played();
        const me = personAt(table, 0);
        expect(await mine(me)).toMatchObject({ record: null, pools: { [table.draftId]: { record: null } } });
        await steered.db.query(
          `insert into event (id, code, game_id, template_slug, host_id, made_by, settings, phase, state, created_at)
         select $1, $1, game_id, 'canary-draft', $2, $1, '{}', 'playing', $3::jsonb, created_at from draft where id = $4`,
          [`e-${table.draftId}`, me.userId, JSON.stringify(threeRounds(me.userId)), table.draftId],
        );
        await steered.db.query(
          'insert into event_player (event_id, member_id, joined_at, draft_id) values ($1, $2, now(), $3)',
          [`e-${table.draftId}`, me.userId, table.draftId],
        );
        const record = { wins: 2, losses: 0, draws: 1 };
        expect(await mine(me)).toMatchObject({ record, pools: { [table.draftId]: { record } } });
      });

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
          rows: [
            { draftId: shared.draftId, name: 'Open table', seats: 2, isSolo: false, deck: 'Tall birds' },
          ],
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
        expect((await personAt(closed, 0).get<History>(hidden)).rows).toMatchObject([
          { deck: 'Hidden plans' },
        ]);
      });
    });
  },
);

/** A win, a bye, a draw, and a match that nobody has told the end of. */
function threeRounds(me: string): EventState {
  const players = [me, 'other'].map((id) => ({ id, pod: 0, droppedAfter: null }));
  const round = (number: number, match: EventMatch): EventRound => ({
    kind: 'swiss',
    number,
    matches: [match],
  });
  const told = (wins: readonly [number, number], draws = 0) =>
    ({ kind: 'final', by: 'players', score: { wins, draws } }) as const;
  return {
    rules: { gamesToWin: 2, swissRounds: 4, cut: 0, isWithinPods: false, opens: 'host' },
    phase: 'playing',
    players,
    rounds: [
      round(1, { table: 1, players: [1, 0], state: told([0, 2]) }),
      round(2, { table: 1, players: [0, null], state: { ...told([2, 0]), by: 'bye' } }),
      round(3, { table: 1, players: [0, 1], state: told([1, 1], 1) }),
      round(4, { table: 1, players: [0, 1], state: { kind: 'open' } }),
    ],
  };
}

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
      Ash: { met: 1, taken: { 1: 1 }, returns: 0, wheels: 0 },
      Bell: { met: 1, taken: { 3: 1 }, returns: 1, wheels: 1 },
      Crow: { met: 1, taken: {}, returns: 1, wheels: 0 },
    });
  });
});
