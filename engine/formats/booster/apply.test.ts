import { describe, expect, it } from 'vitest';
import {
  burn,
  dealtIn,
  firstCards,
  pass,
  pick,
  playedBy,
  queuesOf,
  roundOf,
  setupOf,
} from '#tests/support/engine/boosterPicks.ts';
import type { DraftAction } from '../../core/actions.ts';
import { applyIn } from '../../core/frame.ts';
import { isInReview } from './apply.ts';
import { booster } from './booster.ts';

describe('a decision', () => {
  const setup = setupOf(2, roundOf(4, pick(1), burn(2), pass('left')));
  const dealt = dealtIn(setup);
  const pack = dealt.seats[0]!.queue[0]!;
  const [taken, first, second, third] = pack.cards;
  const does = (action: DraftAction) => applyIn(booster, setup, dealt, action);
  const decision = firstCards(setup, dealt, 0);

  it('puts the picks into the pool, the burns before the seat, and the rest in front of the neighbour', () => {
    const { state } = playedBy(setup, dealt, 0);
    expect(state.seats[0]).toEqual({
      queue: [],
      pool: [{ id: taken, destination: 'main', round: 0, pick: 1 }],
      burned: [first, second],
      decisions: 1,
      bot: false,
    });
    expect(state.seats[1]).toEqual({
      ...dealt.seats[1]!,
      queue: [dealt.seats[1]!.queue[0]!, { ...pack, cards: [third], step: 0 }],
    });
  });

  it('takes and burns the cards that are named, wherever they lie in the pack', () => {
    const applied = does({ ...decision, cardInstanceIds: [third!], burnIds: [second!, taken!] });
    expect(applied.ok && applied.events.slice(0, 2)).toEqual([
      { type: 'took', seat: 0, cards: [third] },
      { type: 'burned', seat: 0, cards: [second, taken] },
    ]);
    expect(applied.ok && applied.state.seats[0]).toMatchObject({
      pool: [{ id: third }],
      burned: [second, taken],
    });
    expect(applied.ok && applied.state.seats[1]!.queue[1]!.cards).toEqual([first]);
  });

  it('burns exactly as many cards as it is asked to', () => {
    const answers = [[], [first], [first, second], [first, second, third]].map((burns) => {
      const applied = does({ ...decision, burnIds: burns.map((id) => id!) });
      return applied.ok ? 'accepted' : applied.refusal;
    });
    expect(answers).toEqual(['wrongCount', 'wrongCount', 'accepted', 'wrongCount']);
  });

  it('is told with lists of its own, which who sent it cannot change any more', () => {
    const action = {
      ...decision,
      cardInstanceIds: [...decision.cardInstanceIds],
      burnIds: [...decision.burnIds],
    };
    const applied = does(action);
    action.cardInstanceIds.push(third!);
    action.burnIds.length = 0;
    expect(applied.ok && applied.events.slice(0, 2)).toEqual([
      { type: 'took', seat: 0, cards: [taken] },
      { type: 'burned', seat: 0, cards: [first, second] },
    ]);
  });

  it('that burns nothing leaves the burned cards as they are, and one that takes nothing the pool', () => {
    const apart = setupOf(1, roundOf(4, pick(1), pass('none'), burn(1), pass('none')));
    const [begun, picked, burned, again] = [0, 1, 2, 3].map(
      (decisions) => playedBy(apart, dealtIn(apart), ...Array.from({ length: decisions }, () => 0)).state,
    );
    const sizes = [begun, picked, burned, again].map((state) => {
      const { pool, burned: gone } = state!.seats[0]!;
      return [pool.length, gone.length];
    });
    expect(sizes).toEqual([
      [0, 0],
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
    const afterBurn = playedBy(apart, picked!, 0).state;
    expect(afterBurn.seats[0]!.pool).toBe(picked!.seats[0]!.pool);
    expect(playedBy(apart, afterBurn, 0).state.seats[0]!.burned).toBe(afterBurn.seats[0]!.burned);
  });
});

describe('the review', () => {
  const rounds = [roundOf(2, pick(1), pass('left')), roundOf(1, pick(1), pass('right'))];
  const plain = setupOf(3, ...rounds);
  const setup = { ...plain, template: { ...plain.template, hasReview: true } };

  it('has not begun while a single pack is still with somebody', () => {
    let state = dealtIn(setup);
    const seen = [];
    for (const seat of [0, 1, 1, 2, 2, 0]) {
      state = playedBy(setup, state, seat).state;
      seen.push([isInReview(state), queuesOf(state)]);
    }
    expect(seen).toEqual([
      [false, [[], [2, 1], [2]]],
      [false, [[], [1], [2, 1]]],
      [false, [[], [], [2, 1]]],
      [false, [[1], [], [1]]],
      [false, [[1], [], []]],
      [true, [[], [], []]],
    ]);
  });

  it('is not ended by a host while a single pack is still with somebody', () => {
    const { state } = playedBy(setup, dealtIn(setup), 0, 1, 1, 2, 2);
    const early = applyIn(booster, setup, state, { type: 'nextRound' });
    expect(early).toEqual({ ok: false, refusal: 'turnPassed' });
    const over = playedBy(setup, state, 0).state;
    const ended = applyIn(booster, setup, over, { type: 'nextRound' });
    expect(ended.ok && [ended.events.map(({ type }) => type), queuesOf(ended.state)]).toEqual([
      ['arrived', 'asked', 'arrived', 'asked', 'arrived', 'asked', 'roundOpened'],
      [[1], [1], [1]],
    ]);
  });
});
