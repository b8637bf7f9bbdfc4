import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { layoutOf, packOf, randomSheet, secretOf, slotOf } from '#tests/support/engine/inventedGame.ts';
import type { Viewer } from '../../core/view.ts';
import { apply, legalActions, viewFor } from '../../draft.ts';
import { outlineOf } from '../outline.ts';
import { catalogue, choose, played, tableOf, two } from './winston.testkit.ts';
import { winston } from './winston.ts';
import type { WinstonBoard, WinstonState } from './winston.types.ts';

const poolOf = (state: WinstonState, seat: number) => state.seats[seat]?.pool.map(({ id }) => id);

function boardFor(state: WinstonState, viewer: Viewer): WinstonBoard {
  const { board } = viewFor(two, state, viewer);
  if (board?.kind !== 'winston') throw new Error('no board');
  return board;
}

const seenBy = (state: WinstonState, viewer: Viewer) =>
  boardFor(state, viewer).piles.map(({ seen }) => seen.map(({ id }) => id).join(' '));
const optionsOf = (state: WinstonState, seat: number) => {
  const { ask } = legalActions(two, state, seat);
  return ask?.kind === 'choose' ? ask.options : [];
};

describe('the rules of a Winston draft', () => {
  it('1, 2: shuffles all packs into a stack and begins each pile with one card of it', () => {
    const dealt = winston.deal(two, secretOf(1));
    expect(dealt.piles.map((pile) => pile.length)).toEqual([1, 1, 1]);
    expect(dealt.stack).toHaveLength(7);
    expect(Object.keys(dealt.instances).sort()).toEqual([...dealt.stack, ...dealt.piles.flat()].sort());
    expect(winston.deal(two, secretOf(2)).stack).not.toEqual(dealt.stack);
  });

  it('3: gives turns one after the other, to the left', () => {
    const taken = played(tableOf(['a1', 'b1', 'c1'], 's1 t1 u1'), 'take', 'take', 'take');
    expect(taken.turn).toBe(3);
    expect([poolOf(taken, 0), poolOf(taken, 1)]).toEqual([['a1', 't1'], ['s1']]);
  });

  it('4: begins every turn at the first pile that holds cards', () => {
    const state = played(tableOf(['a1', 'b1', 'c1'], ''), 'take');
    expect(state.piles).toEqual([[], ['b1'], ['c1']]);
    expect(state.looking).toBe(1);
    expect(optionsOf(state, 1)).toEqual(['take', 'pass']);
  });

  it('5: gives the whole pile, and the pile one new card', () => {
    const state = played(tableOf(['a1 b2 c3', 'd1', 'e1'], 's1 t1'), 'take');
    expect(state).toMatchObject({
      piles: [['s1'], ['d1'], ['e1']],
      stack: ['t1'],
      turn: 1,
      looking: 0,
      lastTake: { seat: 0, pile: 0, cards: 3 },
    });
    expect(state.seats[0]).toEqual({
      pool: ['a1', 'b2', 'c3'].map((id) => ({ id, destination: 'main', round: 0, pick: 1 })),
      decisions: 1,
      bot: false,
    });
  });

  it('6: lays one card of the stack on a passed pile and looks at the next one', () => {
    const state = played(tableOf(['a1', 'b1', 'c1'], 's1 t1'), 'pass');
    expect(state).toMatchObject({
      piles: [['a1', 's1'], ['b1'], ['c1']],
      stack: ['t1'],
      turn: 0,
      looking: 1,
    });
  });

  it('6: lays nothing on a passed pile when the stack is empty, and skips empty piles', () => {
    const state = played(tableOf(['a1', '', 'c1'], ''), 'pass');
    expect(state).toMatchObject({ piles: [['a1'], [], ['c1']], looking: 2, turn: 0 });
  });

  it('7: gives the top card to whoever passes the last pile, and the next card to that pile', () => {
    const state = played(tableOf(['a1', 'b1', 'c1'], 's1 t1 u1 v1 w1'), 'pass', 'pass', 'pass');
    expect(state).toMatchObject({
      piles: [
        ['a1', 's1'],
        ['b1', 't1'],
        ['c1', 'v1'],
      ],
      stack: ['w1'],
      turn: 1,
      looking: 0,
      lastTake: { seat: 0, pile: null, cards: 1 },
    });
    expect(poolOf(state, 0)).toEqual(['u1']);
  });

  it('7: gives a single card that is left to the seat and not to the pile', () => {
    const state = played(tableOf(['', '', 'c1'], 's1'), 'pass');
    expect([poolOf(state, 0), state.piles, state.stack]).toEqual([['s1'], [[], [], ['c1']], []]);
  });

  it('8: does not let the last pile pass when the stack is empty', () => {
    const state = played(tableOf(['a1', 'b1', ''], ''), 'pass');
    expect(optionsOf(state, 0)).toEqual(['take']);
    expect(choose(state, 'pass')).toEqual({ ok: false, refusal: 'notOffered' });
  });

  it('9: is over when stack and piles are empty', () => {
    const state = played(tableOf(['a1', '', 'c1'], ''), 'take', 'take');
    expect(state).toMatchObject({ phase: 'complete', piles: [[], [], []], stack: [] });
    expect(boardFor(state, { seat: 0 })).toEqual({
      kind: 'winston',
      stack: 0,
      piles: [0, 0, 0].map((size) => ({ size, seen: [] })),
      turnSeat: null,
      looking: null,
      lastTake: { seat: 1, pile: 2, cards: 1 },
    });
  });

  it('9: is over at once when the packs hold nothing', () => {
    const packs = { five: packOf([layoutOf(1, [slotOf('all', 5)])], { all: randomSheet([]) }) };
    expect(winston.deal({ ...two, catalogue: { ...catalogue, packs } }, secretOf(1)).phase).toBe('complete');
  });

  it('10: shows the pile that is looked at to the seat in turn alone, and sizes to everybody', () => {
    const state = played(tableOf(['a1', 'b1 b2', 'c1'], 's1 t1'), 'pass');
    expect(boardFor(state, { seat: 0 })).toEqual({
      kind: 'winston',
      stack: 1,
      piles: [
        { size: 2, seen: [{ id: 'a1', card: 1, finish: 'plain' }] },
        {
          size: 2,
          seen: [
            { id: 'b1', card: 1, finish: 'plain' },
            { id: 'b2', card: 2, finish: 'plain' },
          ],
        },
        { size: 1, seen: [] },
      ],
      turnSeat: 0,
      looking: 1,
      lastTake: null,
    });
    expect([seenBy(state, { seat: 1 }), seenBy(state, 'watcher')]).toEqual([
      ['', '', ''],
      ['', '', ''],
    ]);
    expect(boardFor(state, 'watcher').piles.map(({ size }) => size)).toEqual([2, 2, 1]);
  });

  it('10: forgets what was seen when the turn ends, and never tells what was laid on a passed pile', () => {
    const state = tableOf(['a1', 'b1', 'c1'], 's1 t1 u1 v1');
    expect(seenBy(played(state, 'pass', 'pass'), { seat: 0 })).toEqual(['a1', 'b1', 'c1']);
    const nextTurn = played(state, 'pass', 'take');
    expect(seenBy(nextTurn, { seat: 0 })).toEqual(['', '', '']);
    expect(seenBy(nextTurn, { seat: 1 })).toEqual(['a1 s1', '', '']);
  });

  it('goes on after a pause at the same pile', () => {
    const state = played(tableOf(['a1', 'b1', 'c1'], 's1 t1'), 'pass');
    const paused = apply(two, state, { type: 'paused' });
    if (!paused.ok || paused.state.format !== 'winston') throw new Error('not paused');
    expect(choose(paused.state, 'take')).toEqual({ ok: false, refusal: 'draftPaused' });
    expect(apply(two, paused.state, { type: 'resumed' })).toMatchObject({ state });
  });
});

describe('what a Winston draft refuses', () => {
  const state = tableOf(['a1', 'b1', 'c1'], 's1 t1 u1');
  const take = { type: 'choose', seat: 0, turnId: 'turn1', turnNumber: 1, option: 'take' } as const;

  it('a choice of another seat, of another moment, of another kind, or one that is not offered', () => {
    const wrong = [
      { ...take, seat: 1 },
      { ...take, turnId: 'turn2' },
      { ...take, turnNumber: 2 },
      { ...take, option: 'pile1' },
      { type: 'divide', seat: 0, turnId: 'turn1', turnNumber: 1, firstPile: [] } as const,
    ];
    expect(wrong.map((action) => apply(two, state, action))).toEqual(
      ['turnPassed', 'turnPassed', 'turnPassed', 'notOffered', 'badAction'].map((refusal) => ({
        ok: false,
        refusal,
      })),
    );
  });

  it('a pass that is sent twice', () => {
    const passed = played(state, 'pass');
    expect(apply(two, passed, { ...take, option: 'pass' })).toEqual({ ok: false, refusal: 'turnPassed' });
  });
});

describe('a Winston template', () => {
  const rules = { format: 'winston', pack: 'five', packs: 6 };

  it('has three piles unless it says otherwise', () => {
    expect(z.parse(winston.template, rules)).toEqual({ ...rules, piles: 3 });
  });

  it.each([{ packs: 0 }, { packs: 61 }, { piles: 1 }, { piles: 9 }, { pack: '' }])(
    'cannot be %o',
    (wrong) => {
      expect(z.safeParse(winston.template, { ...rules, ...wrong }).success).toBe(false);
    },
  );

  it('is played by two to eight', () => {
    const problem = 'A Winston draft needs two to eight seats.';
    expect([1, 2, 8, 9].map((seats) => winston.seatsProblem(two.template, seats))).toEqual([
      problem,
      null,
      null,
      problem,
    ]);
  });

  it('opens its packs, which the seats share', () => {
    expect(winston.packsOpened(two.template, 4, () => 5)).toEqual([{ pack: 'five', count: 2, round: 0 }]);
    expect(outlineOf({ ...two.template, packs: 6 }, 2, () => 15)).toEqual({
      rounds: 1,
      decisions: 45,
      cards: 45,
    });
  });
});
