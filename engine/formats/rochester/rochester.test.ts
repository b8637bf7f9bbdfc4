import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { boardOf } from '#tests/support/engine/boardOf.ts';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { secretOf } from '#tests/support/engine/inventedGame.ts';
import { openDraft } from '#tests/support/engine/openDraft.ts';
import { playOut } from '#tests/support/engine/play.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { viewFor } from '../../draft.ts';
import { rochester } from './rochester.ts';

const setupOf = (seats: number, packsPerSeat = 1, pack = 'plain') =>
  ({
    catalogue: smallCatalogue,
    template: { format: 'rochester', pack, packsPerSeat },
    seats,
    solo: false,
  }) as const;

const draftOf = (seats: number, packsPerSeat = 1, pack = 'plain') =>
  openDraft(rochester, setupOf(seats, packsPerSeat, pack), secretOf(7));

describe('a Rochester draft', () => {
  it('1. opens one pack face up for everybody, and keeps the others closed', () => {
    const draft = draftOf(3);
    const board = draft.view('watcher').board;
    expect(board.cards.map(({ id }) => id)).toEqual(draft.state.open);
    expect(board).toMatchObject({ packsLeft: 2, turnSeat: 0, pools: [[], [], []] });
    expect(draft.view({ seat: 2 }).board).toEqual(board);
  });

  it('2. goes to the left and back again, the last seat twice', () => {
    const draft = draftOf(3);
    expect(draft.seatsAsked(6)).toEqual([0, 1, 2, 2, 1, 0]);
  });

  it('3. lets the seat to the left of the last beginner begin the next pack', () => {
    const draft = draftOf(3, 2);
    const seats = draft.seatsAsked(36);
    expect([seats[0], seats[6], seats[12], seats[18]]).toEqual([0, 1, 2, 0]);
    expect(seats.slice(6, 12)).toEqual([1, 2, 0, 0, 2, 1]);
  });

  it('3. tells who comes next up to whoever begins the next pack, whose size nobody knows', () => {
    const draft = draftOf(3);
    const next = [draft.view('watcher').board.nextSeats];
    for (let pick = 0; pick < 5; pick += 1) {
      draft.take(0);
      next.push(draft.view('watcher').board.nextSeats);
    }
    expect(next).toEqual([[1, 2, 2], [2, 2, 1], [2, 1, 0], [1, 0, 1], [0, 1], [1]]);
  });

  it('4. is over when all packs are used up, as many as the template says for each seat', () => {
    const draft = draftOf(2, 2);
    draft.seatsAsked(24);
    expect(draft.state).toMatchObject({ phase: 'complete', open: [], closed: [] });
    expect(draft.state.seats.map(({ pool }) => pool.length)).toEqual([12, 12]);
    expect(draft.view('watcher').board).toMatchObject({
      cards: [],
      packsLeft: 0,
      turnSeat: null,
      nextSeats: [],
    });
  });

  it('4. passes over packs that are empty because the cards of the table ran out', () => {
    const { states } = playOut(setupOf(3, 4, 'shortCube'), secretOf(3), belowFrom(3));
    expect(states.at(-1)?.seats.reduce((sum, { pool }) => sum + pool.length, 0)).toBe(20);
  });

  it('5. shows everybody every card that was taken, and by whom', () => {
    const draft = draftOf(2);
    const [first, second] = [draft.state.open[4]!, draft.state.open[1]!];
    draft.takeCard(first);
    draft.takeCard(second);
    expect(draft.view('watcher').board.pools.map((pool) => pool.map(({ id }) => id))).toEqual([
      [first],
      [second],
    ]);
  });

  it('counts the time by the cards that are left of the pack', () => {
    const draft = draftOf(2);
    draft.take(0);
    expect(draft.turn(1)).toEqual({ turnId: 'pack1', turnNumber: 2, cards: 5, fullCards: 6 });
    expect(draft.turn(0)).toBeNull();
  });

  it('refuses what is not one open card of the turn, and changes nothing', () => {
    const draft = draftOf(2, 2);
    const before = draft.state;
    const [card, other] = before.open;
    const closed = before.closed[0]![0]!;
    expect(draft.refusals({ card: card!, other: other!, hidden: closed })).toEqual({
      early: 'turnPassed',
      late: 'turnPassed',
      twoCards: 'wrongCount',
      noCard: 'wrongCount',
      burned: 'wrongCount',
      hidden: 'notYourCard',
      otherDecision: 'badAction',
    });
    expect(draft.state).toBe(before);
  });

  it('takes what was reserved, else what was starred and still lies there, else what a bot would take', () => {
    const draft = draftOf(2);
    const [reserved, starred, gone] = draft.state.open;
    const hints = { reserved: [reserved!], reservedBurns: [], starred: [starred!] };
    expect(draft.auto(hints)).toMatchObject({ by: 'reserved', action: { cardInstanceIds: [reserved] } });
    expect(draft.auto({ ...hints, reserved: [] })).toMatchObject({
      by: 'starred',
      action: { cardInstanceIds: [starred] },
    });
    draft.takeCard(gone!);
    expect(draft.auto({ reserved: [gone!], reservedBurns: [], starred: [] }).by).toBe('bot');
  });

  it('needs two seats, and says how many packs it opens and how long it is', () => {
    const { template } = setupOf(4, 3);
    expect(rochester.seatsProblem(template, 1)).toBe('A Rochester draft needs at least two seats.');
    expect(rochester.seatsProblem(template, 2)).toBeNull();
    expect(rochester.packsOpened(template, 4, () => 6)).toEqual([{ pack: 'plain', count: 12, round: 0 }]);
    expect(rochester.outline(template, 4, () => 6)).toEqual({ rounds: 12, decisions: 18, cards: 18 });
    expect(z.safeParse(rochester.template, template).success).toBe(true);
    expect(z.safeParse(rochester.template, { ...template, packsPerSeat: 21 }).success).toBe(false);
  });

  it('sends the same cards as the same objects, so that views of a table cost little', () => {
    const setup = setupOf(3);
    const state = rochester.deal(setup, secretOf(1));
    const cardOf = (seat: number) => boardOf(viewFor(setup, state, { seat }), 'rochester').cards[0];
    expect(cardOf(0)).toBe(cardOf(2));
  });
});
