import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { History } from '#contract/results/history.ts';
import type { MyTableList } from '#contract/tables/myTables.ts';
import type { EventMatch, EventRound, EventState } from '#engine/events/event.types.ts';
import { strongestLanes } from '#server/results/strongestLanes.ts';
import { type Account, guestAccount } from '#tests/harness/account.ts';
import { letIn } from '#tests/harness/invited.ts';
import { granted, type Steered, startSteered, startTable } from '#tests/harness/steered.ts';
import { ANY_KIND, SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { finishedTable, personAt, resultsFor, saveDeck } from './finishedTable.testkit.ts';

describe.each(SERVER_FIRST_KINDS)('the drafts of a member (%s database)', (kind) => {
  let steered: Steered;
  let stranger: Account;

  beforeAll(async () => {
    steered = await startSteered(kind);
    stranger = await guestAccount(steered.server().url);
  });
  afterAll(() => steered?.stop());

  describe('my drafts', () => {
    const ids = (list: MyTableList) => list.tables.map(({ draftId }) => draftId);
    const mine = (person: Account, query = '') => person.get<MyTableList>(`/drafts/mine?${query}`);

    it('are found by the cards in one’s own pool, and not by those of others', async () => {
      const table = await finishedTable(steered);
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
      const table = await finishedTable(steered);
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

    it('are all there when one’s pool cannot be read: it has no lanes, and the log is told', async () => {
      const table = await finishedTable(steered);
      const me = personAt(table, 0);
      await mine(me);
      await steered.db.query("update seat_pool set cards = '{}' where draft_id = $1", [table.draftId]);
      const before = steered.server().faults.length;
      expect((await mine(me)).pools[table.draftId]?.lanes).toEqual([]);
      expect(steered.server().faults.slice(before)).toMatchObject([
        { message: `Lists go without the table ${table.draftId}, or a part of it: it cannot be read.` },
      ]);
      const eventId = `broken-${table.draftId}`;
      await steered.db.query(
        `insert into event (id, code, game_id, template_slug, host_id, made_by, settings, phase, state, created_at)
         select $1, $1, game_id, 'canary-draft', $2, $1, '{}', 'playing', '{}', created_at from draft where id = $3`,
        [eventId, me.userId, table.draftId],
      );
      await steered.db.query(
        'insert into event_player (event_id, member_id, draft_id, joined_at) values ($1, $2, $3, now())',
        [eventId, me.userId, table.draftId],
      );
      expect((await mine(me)).pools[table.draftId]?.record).toBeNull();
    });

    it('tell how the matches of their event went', async () => {
      const table = await finishedTable(steered);
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
      const table = await finishedTable(steered, { name: 'Sunday 100% herons' });
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
      const shared = await finishedTable(steered, { name: 'Open table', watchers: true });
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
      const seen = async () => (await stranger.get<History>(path)).rows.map(({ draftId }) => draftId);
      expect(await seen()).toEqual([]);
      await letIn(steered, stranger, shared.draftId);
      expect(await seen()).toEqual([shared.draftId]);
      const closed = await finishedTable(steered, { picksOpenTo: 'owners' });
      await saveDeck(closed, 0, { name: 'Hidden plans', main: 40, submit: true });
      const hidden = `/members/${personAt(closed, 0).userId}/history`;
      expect(await stranger.get<History>(hidden)).toMatchObject({ total: 0, rows: [], formats: [] });
      expect((await personAt(closed, 1).get<History>(hidden)).rows).toMatchObject([{ deck: null }]);
      expect((await personAt(closed, 0).get<History>(hidden)).rows).toMatchObject([{ deck: 'Hidden plans' }]);
    });
  });
});

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

describe('a seat that a bot plays', () => {
  let steered: Steered;
  beforeAll(async () => {
    // What is asked of the seat stands as long as the bot thinks.
    steered = await startSteered(ANY_KIND, { botDelayMs: () => 3_600_000 });
  });
  afterAll(() => steered?.stop());

  it('tells in My drafts that a bot plays the own seat, which then is nothing that waits', async () => {
    const table = await startTable(steered, 2, { clock: 'standard' });
    const mine = async (group: string) => {
      const list = await table.people[0]?.get<MyTableList>(`/drafts/mine?group=${group}`);
      return list?.tables.find(({ draftId }) => draftId === table.draftId)?.mine;
    };
    expect(await mine('waiting')).toMatchObject({ isMyTurn: true, isByBot: false });
    granted(await table.ask(0, { type: 'handToBot', seat: 0 }));
    expect(await mine('running')).toMatchObject({ isMyTurn: false, isByBot: true, deadlineMs: null });
    expect(await mine('waiting')).toBeUndefined();
    granted(await table.ask(0, { type: 'takeSeatBack' }));
    expect(await mine('all')).toMatchObject({ isByBot: false });
  });
});
