import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CardFigures, type GameFigures, LEAST_DRAFTS } from '#contract/results/cardFigures.ts';
import { figuresOfDraft } from '#server/results/cardFigures.ts';
import { countOpenDrafts } from '#server/results/countable.ts';
import type { Account } from '#tests/harness/account.ts';
import { type Steered, startSteered } from '#tests/harness/steered.ts';
import { storeOpenDrafts } from '#tests/harness/storedDraft.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';
import { finishedTable, personAt } from './finishedTable.testkit.ts';

const GAME = '/games/canary/card-figures';

describe.each(SERVER_FIRST_KINDS)('what is counted of cards (%s database)', (kind) => {
  let steered: Steered;
  let me: Account;
  let ownTable: string;

  const count = () =>
    countOpenDrafts(steered.db, steered.clock.nowMs, (fault) => {
      throw fault;
    });
  const countedDrafts = async () => (await me.get<GameFigures>(GAME)).drafts;

  beforeAll(async () => {
    steered = await startSteered(kind);
    const table = await finishedTable(steered);
    me = personAt(table, 0);
    ownTable = `/drafts/${table.draftId}/card-figures`;
  });
  afterAll(() => steered?.stop());

  it('is for PowerUsers', async () => {
    expect(await me.call('GET', GAME)).toMatchObject({ status: 403 });
    expect(await me.call('GET', ownTable)).toMatchObject({ status: 403 });
    await steered.db.query("update member set roles = '{PowerUser}' where id = $1", [me.userId]);
    // Who stands behind a session is remembered for five seconds.
    steered.clock.nowMs += 6000;
    expect(await me.call('GET', GAME)).toMatchObject({ status: 200 });
  });

  it('is nothing because somebody asks, and nothing of fewer than ten drafts', async () => {
    expect((await me.get<CardFigures>(ownTable)).figures).toEqual([]);
    await storeOpenDrafts(steered.db, 8, steered.clock.nowMs);
    expect(await count()).toBe(0);
    expect(await me.get<GameFigures>(GAME)).toMatchObject({ figures: [], total: 0, drafts: 0 });
  });

  it('is nothing of a draft that not everybody at it may read, whoever asks', async () => {
    await storeOpenDrafts(steered.db, 1, steered.clock.nowMs, 8);
    await steered.db.query(
      `update draft set settings = settings || '{"picksOpenTo":"owners"}' where id = 'open-8'`,
    );
    expect(await count()).toBe(0);
    expect(await countedDrafts()).toBe(0);
  });

  it('is nothing of ten drafts by nine people', async () => {
    await storeOpenDrafts(steered.db, 1, steered.clock.nowMs, 9);
    const everybody = `update seat set member_id = 'open-' || seat where draft_id like 'open-%' and seat < 2`;
    const before = await steered.db.query<{ draft_id: string; seat: number; member_id: string }>(
      "select draft_id, seat, member_id from seat where draft_id like 'open-%'",
    );
    await steered.db.query(everybody);
    expect([await count(), await countedDrafts()]).toEqual([0, 0]);
    for (const { draft_id, seat, member_id } of before)
      await steered.db.query('update seat set member_id = $3 where draft_id = $1 and seat = $2', [
        ...[draft_id, seat, member_id],
      ]);
  });

  it('is a batch of ten, at once and each draft once', async () => {
    expect(await count()).toBe(10);
    expect([await count(), await countedDrafts()]).toEqual([0, 10]);
    const batches = await steered.db.query('select count(distinct batch)::int as count from counted_draft');
    expect(batches).toEqual([{ count: 1 }]);
  });

  it('tells nothing of a card that fewer than five drafts saw, to nobody', async () => {
    const { figures, total } = await me.get<GameFigures>(`${GAME}?sort=drafts&order=up`);
    const [stored] = await steered.db.query<{ told: number; all: number }>(
      'select count(*) filter (where drafts >= $1)::int as told, count(*)::int as all from card_figure',
      [LEAST_DRAFTS],
    );
    expect(total).toBe(stored?.told);
    expect(stored?.all).toBeGreaterThan(total);
    expect(figures[0]?.drafts).toBeGreaterThanOrEqual(LEAST_DRAFTS);
    expect(figures.every(({ returns, wheels }) => returns >= 5 || (returns === 0 && wheels === 0))).toBe(
      true,
    );
    const own = await me.get<CardFigures>(ownTable);
    expect(own.figures.every(({ drafts }) => drafts >= LEAST_DRAFTS)).toBe(true);
  });

  it('is listed by what is asked for, what is not told last, a page at a time', async () => {
    await steered.db.query('update card_figure set drafts = 5, returns = 0, wheels = 0');
    const before = await me.get<GameFigures>(`${GAME}?sort=drafts&order=down`);
    expect([before.total >= 90, before.figures.length]).toEqual([true, 50]);
    expect(before.figures.every(({ face, name }) => face?.name === name)).toBe(true);
    const [often, rare] = before.figures.slice(0, 2).map(({ name }) => name);
    await steered.db.query(
      `update card_figure set drafts = 40, met = 60, returns = 10, wheels = 4, taken = case c.name
         when $1 then '{"1": 30}'::jsonb else '{"2": 10, "6": 10}'::jsonb end
       from card c where c.id = card_id and c.name in ($1, $2)`,
      [often, rare],
    );
    await steered.db.query(`update card_figure set met = 60, taken = '{"9": 3}' where drafts = 5`);
    const firstTwo = async (query: string) =>
      (await me.get<GameFigures>(`${GAME}?${query}`)).figures.slice(0, 2).map(({ name }) => name);
    expect(await firstTwo('')).toEqual([often, rare]);
    expect((await firstTwo('sort=average&order=down'))[0]).not.toBe(often);
    expect(await firstTwo('sort=rate&order=down')).toEqual([often, rare]);
    expect((await firstTwo('sort=wheel&order=down')).sort()).toEqual([often, rare].sort());
    expect(await me.get<GameFigures>(`${GAME}?q=${encodeURIComponent(rare ?? '')}`)).toMatchObject({
      total: 1,
      figures: [{ name: rare, drafts: 40, met: 60, taken: { 2: 10, 6: 10 }, returns: 10, wheels: 4 }],
    });
    expect((await me.get<GameFigures>(`${GAME}?page=2`)).figures).toHaveLength(
      Math.min(50, before.total - 50),
    );
    expect(await me.get<GameFigures>(`${GAME}?q=100%25_`)).toMatchObject({ total: 0, figures: [] });
    expect(await me.call('GET', '/games/nowhere/card-figures')).toMatchObject({ status: 404 });
    expect(await me.call('GET', `${GAME}?sort=luck`)).toMatchObject({ status: 400 });
  });

  it('is counted again, by the rule, where an earlier version counted each draft by itself', async () => {
    await steered.db.query(
      `insert into figured_draft (draft_id, at) select id, now() from draft where id in ('open-8', 'open-9')`,
    );
    await steered.restart();
    const stored = await steered.db.query('select 1 from card_figure union all select 1 from counted_draft');
    expect(stored).toEqual([]);
    expect(await count()).toBe(10);
    expect(await steered.db.query("select 1 from counted_draft where draft_id = 'open-8'")).toEqual([]);
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
    const tallies = figuresOfDraft(['ash', 'bell', 'crow'], [[record, again], [byBot]]);
    expect(Object.fromEntries(tallies)).toEqual({
      ash: { met: 1, taken: { 1: 1 }, returns: 0, wheels: 0 },
      bell: { met: 1, taken: { 3: 1 }, returns: 1, wheels: 1 },
      crow: { met: 1, taken: {}, returns: 1, wheels: 0 },
    });
  });
});
