import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TableSettings, TableView } from '#contract/tables/tables.ts';
import { connectPlayer, type Player } from '#tests/harness/player.ts';
import {
  gatherPeople,
  granted,
  type Steered,
  startSteered,
  startTable,
  type TestTable,
} from '#tests/harness/steered.ts';
import { boosterState } from '#tests/support/engine/boosterState.ts';
import { SERVER_FIRST_KINDS } from '#tests/support/testDatabases.ts';

const NO_CLOCK = { clock: 'none' } as const;
const GRACE_MS = 1500;

describe.each(SERVER_FIRST_KINDS)("the host's own rules (%s database)", (kind) => {
  let steered: Steered;
  const players: Player[] = [];

  beforeAll(async () => {
    steered = await startSteered(kind);
  });
  afterAll(async () => {
    for (const player of players) await player.leave();
    await steered?.stop();
  });

  const change = (table: TestTable, settings: Partial<TableSettings>) =>
    table.ask(0, { type: 'changeSettings', settings });
  const viewOf = (table: TestTable) => table.people[0]?.get<TableView>(`/drafts/${table.draftId}`);
  const pass = (ms: number) => {
    steered.clock.nowMs += ms;
  };
  const sweep = () => steered.server().tables.sweep();
  const handSize = async (table: TestTable, seat: number) => (await table.view(seat)).pack?.cards.length ?? 0;

  /** One whole turn of a seat: as many cards as it has to take and burn. */
  async function decide(table: TestTable, seat: number) {
    const { packId, pickNumber, cards, demand } = await table.pack(seat);
    const ids = cards.map(({ id }) => id);
    granted(
      await table.ask(seat, {
        type: 'pick',
        packId,
        pickNumber,
        cardInstanceIds: ids.slice(0, demand.picks),
        burnIds: ids.slice(demand.picks, demand.picks + demand.burns),
        destination: 'main',
      }),
    );
    return demand;
  }

  /** Everybody decides until nobody holds a pack of this round. */
  async function playRound(table: TestTable) {
    const { round } = await table.view(0);
    for (;;) {
      const view = await table.view(0);
      if (view.phase === 'complete' || view.round !== round) return;
      const seat = view.seats.find(({ packs }) => packs > 0)?.seat;
      if (seat === undefined) return;
      await decide(table, seat);
    }
  }

  it('take two of a fresh pack, one of every other, burn one and throw the last four away', async () => {
    const rules = { packs: 1, firstPicks: 2, picks: 1, burns: 1, discardAt: 4 };
    const table = await startTable(steered, 2, { ...NO_CLOCK, rules });
    const turns: [number, number, number][] = [];
    while ((await table.view(0)).phase === 'drafting')
      for (const seat of [0, 1]) {
        const held = await handSize(table, seat);
        const { picks, burns } = await decide(table, seat);
        turns.push([held, picks, burns]);
      }
    expect(turns.filter((_, index) => index % 2 === 0)).toEqual([
      [15, 2, 1],
      [12, 1, 1],
      [10, 1, 1],
      [8, 1, 1],
      [6, 1, 1],
    ]);
    const state = boosterState((await table.draft()).state);
    expect(state.seats.map(({ pool, burned }) => [pool.length, burned.length])).toEqual([
      [6, 5],
      [6, 5],
    ]);
    expect(state.discarded).toHaveLength(8);
  });

  it('open more or fewer packs than the template, each passed the other way', async () => {
    const table = await gatherPeople(steered, 2, { rules: { packs: 5 } });
    const directions = (view: TableView | undefined) =>
      view?.template.rounds.map(({ steps }) =>
        steps.map((step) => ('direction' in step ? step.direction : '')),
      );
    expect(directions(await viewOf(table))?.map((steps) => steps.join(''))).toEqual([
      'left',
      'right',
      'left',
      'right',
      'left',
    ]);
    granted(await change(table, { rules: { packs: 1 } }));
    expect((await viewOf(table))?.template.outline).toEqual({ rounds: 1, decisions: 15, cards: 15 });
    granted(await change(table, { rules: null }));
    expect((await viewOf(table))?.template.outline.rounds).toBe(3);
    expect((await viewOf(table))?.changed).toBe("Packs and picks changed. Everyone's ready was cleared.");
  });

  it('may be changed again where they left out a kind of packs', async () => {
    const table = await gatherPeople(steered, 2, NO_CLOCK);
    await steered.db.query(
      `insert into pack_definition (id, game_id, slug, definition)
       select 'short', game_id, 'short', jsonb_set(definition, '{slug}', '"short"')
       from pack_definition where slug = 'canary-pack'`,
    );
    await steered.db.query(
      `update draft set template = jsonb_set(template, '{rounds,2,pack}', '"short"'),
         settings = jsonb_set(settings, '{written}', jsonb_set(template, '{rounds,2,pack}', '"short"')) where id = $1`,
      [table.draftId],
    );
    granted(await change(table, { rules: { packs: 2, discardAt: 3 } }));
    granted(await change(table, { name: 'Two packs' }));
    granted(await change(table, { rules: { discardAt: 3 } }));
    expect((await viewOf(table))?.template.outline.rounds).toBe(3);
  });

  it('are refused in words where they do not fit, and then change nothing [ASVS V2.2.3]', async () => {
    const table = await gatherPeople(steered, 2, NO_CLOCK);
    const before = await viewOf(table);
    expect(await change(table, { rules: { discardAt: 15 } })).toEqual({
      ok: false,
      refusal: 'rulesUnfit',
      message: 'The packs have 15 cards: fewer than that have to be discarded.',
    });
    expect(await change(table, { teams: true })).toMatchObject({
      refusal: 'wrongSeats',
      message: 'Two teams need an even number of seats, at least four.',
    });
    expect(await change(table, { clock: 'correspondence', reviewSeconds: 60 })).toMatchObject({
      refusal: 'rulesUnfit',
    });
    expect({ ...(await viewOf(table)), nowMs: 0 }).toEqual({ ...before, nowMs: 0 });
    const [host] = table.people;
    const made = await host?.call('POST', '/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: false,
      settings: { visibility: 'code', seats: 6, teams: true, rules: { discardAt: 40 } },
    });
    expect(made?.status).toBe(409);
  });

  it('let two teams sit by turns, and refuse to lose a seat of one', async () => {
    const table = await gatherPeople(steered, 4, { teams: true });
    expect((await viewOf(table))?.settings.teams).toBe(true);
    expect(await change(table, { seats: 5 })).toMatchObject({ refusal: 'wrongSeats' });
    granted(await change(table, { seats: 6 }));
  });

  it('have seconds of their own for a pick, falling straight or by the tournament’s steps', async () => {
    const pace = { kind: 'ladder', firstSeconds: 60, lastSeconds: 32 } as const;
    const table = await startTable(steered, 2, { clock: 'standard', pace });
    const dueIn = async (of: TestTable, seat: number) =>
      ((await of.draft()).due.get(seat)?.dueAtMs ?? 0) - steered.clock.nowMs;
    expect(await dueIn(table, 0)).toBe(60_000);
    await table.take(0);
    await table.take(1);
    expect(await dueIn(table, 0)).toBe(58_000);
    const steps = await startTable(steered, 2, { clock: 'quick', pace: { kind: 'tournament' } });
    expect(await dueIn(steps, 0)).toBe(40_000);
    for (let turn = 0; turn < 11; turn++) for (const seat of [0, 1]) await steps.take(seat);
    expect([await handSize(steps, 0), await dueIn(steps, 0)]).toEqual([4, 5000]);
  });

  it('are told to those who look for a table, in a line of the host’s', async () => {
    const table = await gatherPeople(steered, 2, { description: '  Slow and friendly.  ' });
    expect((await viewOf(table))?.settings.description).toBe('Slow and friendly.');
    const tooLong = await table.people[0]?.call('POST', '/drafts', {
      game: 'canary',
      template: 'canary-draft',
      solo: false,
      settings: { visibility: 'code', description: 'x'.repeat(141) },
    });
    expect(tooLong?.status).toBe(400);
  });

  describe('with a review between packs', () => {
    const REVIEW = { clock: 'quick', reviewSeconds: 60 } as const;

    it('shows everybody one clock and nobody a card, then opens the next packs by itself', async () => {
      const table = await startTable(steered, 2, REVIEW);
      const [, second] = table.people;
      const player = second && (await connectPlayer(second));
      if (!player) throw new Error('Nobody sits on the second seat.');
      players.push(player);
      granted(await player.open(table.draftId));
      await playRound(table);
      await player.until((room) => room?.pool.length === 15 && room.clock.totalSeconds === 60);
      expect(player.room()).toMatchObject({
        phase: 'drafting',
        round: 0,
        pack: null,
        clock: { deadlineMs: steered.clock.nowMs + 60_000, totalSeconds: 60 },
      });
      pass(59_999);
      await sweep();
      expect((await table.view(0)).round).toBe(0);
      pass(1);
      await sweep();
      await player.until((room) => room?.round === 1 && room.pack?.cards.length === 15);
      expect(player.room()?.clock.totalSeconds).toBe(40);
    });

    it('lets the host alone go on sooner, and nobody twice', async () => {
      const table = await startTable(steered, 2, REVIEW);
      expect(await table.ask(0, { type: 'nextRound' })).toMatchObject({ refusal: 'turnPassed' });
      await playRound(table);
      expect(await table.ask(1, { type: 'nextRound' })).toMatchObject({ refusal: 'notHost' });
      granted(await table.ask(0, { type: 'nextRound' }));
      expect(await table.ask(0, { type: 'nextRound' })).toMatchObject({ refusal: 'turnPassed' });
      expect(await handSize(table, 1)).toBe(15);
    });

    it('stands still while the host pauses, and over a new start of the server', async () => {
      await steered.server().tick();
      const table = await startTable(steered, 2, { ...REVIEW, clock: 'none' });
      await playRound(table);
      await steered.restart();
      pass(20_000);
      granted(await table.ask(0, { type: 'pause' }));
      pass(500_000);
      await sweep();
      expect(await table.ask(0, { type: 'nextRound' })).toMatchObject({ refusal: 'draftPaused' });
      granted(await table.ask(0, { type: 'resume' }));
      pass(39_999);
      await sweep();
      expect((await table.view(0)).round).toBe(0);
      pass(1 + GRACE_MS);
      await sweep();
      expect((await table.view(0)).round).toBe(1);
    });

    it('ends after the last pack at once', async () => {
      const table = await startTable(steered, 2, { ...NO_CLOCK, reviewSeconds: 30, rules: { packs: 1 } });
      await playRound(table);
      expect((await table.view(0)).phase).toBe('complete');
    });
  });

  it('have caused no fault of the server', () => {
    expect(steered.server().faults).toEqual([]);
  });
});
