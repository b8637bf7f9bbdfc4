import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CardFigures, GameFigures } from '#contract/cardFigures.ts';
import { SERVER_FIRST_KINDS } from '#server/db/testDatabases.ts';
import { countDraft, figuresOfDraft } from '#server/results/cardFigures.ts';
import { type Steered, startSteered } from '../harness/steered.ts';
import { finishedTable, personAt, resultsFor } from './finishedTable.testkit.ts';

describe.each(SERVER_FIRST_KINDS)('what is counted of cards (%s database)', { timeout: 60_000 }, (kind) => {
  let steered: Steered;

  beforeAll(async () => {
    steered = await startSteered(kind);
  }, 60_000);
  afterAll(() => steered?.stop());

  describe('figures of cards', () => {
    it('are for PowerUsers, and count each draft of people once', async () => {
      const table = await finishedTable(steered);
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
      const table = await finishedTable(steered);
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
      Ash: { met: 1, taken: { 1: 1 }, returns: 0, wheels: 0 },
      Bell: { met: 1, taken: { 3: 1 }, returns: 1, wheels: 1 },
      Crow: { met: 1, taken: {}, returns: 1, wheels: 0 },
    });
  });
});
