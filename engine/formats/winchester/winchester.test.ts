import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  inventedCard,
  inventedCatalogue,
  layoutOf,
  packOf,
  randomSheet,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { autoAction, noHints } from '../../bots/autoAction.ts';
import { instanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import { apply, deal, legalActions, viewFor } from '../../draft.ts';
import { outlineOf } from '../outline.ts';
import { winchester } from './winchester.ts';
import type { WinchesterShape, WinchesterState } from './winchester.types.ts';

/** Card `n` of the catalogue is rated n. */
const catalogue = inventedCatalogue(
  [0, 1, 2, 3, 4, 5].map((rating) => inventedCard(`card ${rating}`, { rating })),
  {
    packs: {
      five: packOf([layoutOf(1, [slotOf('all', 5)])], { all: randomSheet([0, 1, 2, 3, 4, 5]) }),
    },
  },
);

const two: SetupOf<WinchesterShape> = {
  catalogue,
  template: { format: 'winchester', pack: 'five', packs: 2, piles: 4 },
  seats: 2,
  solo: false,
};

/** A table whose cards are written as their names: `a3` is a card rated 3. The first seat is in turn. */
function tableOf(piles: readonly string[], stack: string): WinchesterState {
  const ids = (text: string) => text.split(' ').filter(Boolean).map(instanceId);
  return {
    format: 'winchester',
    phase: 'drafting',
    round: 0,
    instances: Object.fromEntries(
      ids([...piles, stack].join(' ')).map((id) => [id, { card: Number(id.slice(1)), finish: 'plain' }]),
    ),
    seats: [
      { pool: [], decisions: 0, bot: false },
      { pool: [], decisions: 0, bot: false },
    ],
    stack: ids(stack),
    piles: piles.map(ids),
    turn: 0,
    lastTake: null,
    before: null,
  };
}

function choose(state: WinchesterState, option: string, seat: number) {
  const turnNumber = (state.seats[seat]?.decisions ?? 0) + 1;
  return apply(two, state, { type: 'choose', seat, turnId: `turn${state.turn + 1}`, turnNumber, option });
}

function played(state: WinchesterState, ...options: readonly string[]): WinchesterState {
  return options.reduce((now, option) => {
    const done = choose(now, option, now.turn % 2);
    if (!done.ok || done.state.format !== 'winchester') throw new Error(`${option} was not accepted`);
    return done.state;
  }, state);
}

describe('the rules of a Winchester draft', () => {
  it('1, 2: shuffles all packs into a stack and begins each pile with one card of it', () => {
    const dealt = winchester.deal(two, secretOf(1));
    expect(dealt.piles.map((pile) => pile.length)).toEqual([1, 1, 1, 1]);
    expect(dealt.stack).toHaveLength(6);
    expect(winchester.deal(two, secretOf(2)).stack).not.toEqual(dealt.stack);
  });

  it('3, 4, 5: gives whole piles in turn, and after each turn one card to every pile', () => {
    const state = played(tableOf(['a1', 'b1', 'c1'], 'd1 e1 f1 g1 h1 i1 j1'), 'pile2', 'pile1');
    expect(state).toMatchObject({
      piles: [['g1'], ['e1', 'h1'], ['c1', 'f1', 'i1']],
      stack: ['j1'],
      turn: 2,
      lastTake: { seat: 1, pile: 0, cards: 2 },
    });
    expect(state.seats).toEqual([
      { pool: [{ id: 'b1', destination: 'main', round: 0, pick: 1 }], decisions: 1, bot: false },
      {
        pool: ['a1', 'd1'].map((id) => ({ id, destination: 'main', round: 0, pick: 1 })),
        decisions: 1,
        bot: false,
      },
    ]);
  });

  it('5: gives the last cards of the stack to the first piles', () => {
    const state = played(tableOf(['a1', 'b1', 'c1'], 'd1 e1'), 'pile3');
    expect([state.piles, state.stack]).toEqual([[['a1', 'd1'], ['b1', 'e1'], []], []]);
  });

  it('4: offers only piles that hold cards', () => {
    const state = played(tableOf(['a1', 'b1', 'c1'], ''), 'pile2');
    expect(legalActions(two, state, 1).ask).toEqual({
      kind: 'choose',
      turnId: 'turn2',
      turnNumber: 1,
      options: ['pile1', 'pile3'],
    });
    expect(choose(state, 'pile2', 1)).toEqual({ ok: false, refusal: 'notOffered' });
  });

  it('6: is over when stack and piles are empty', () => {
    const state = played(tableOf(['a1', '', 'c1'], ''), 'pile3', 'pile1');
    expect(state).toMatchObject({ phase: 'complete', piles: [[], [], []], stack: [] });
  });

  it('6: is over at once when the packs hold nothing', () => {
    const packs = { five: packOf([layoutOf(1, [slotOf('all', 5)])], { all: randomSheet([]) }) };
    expect(winchester.deal({ ...two, catalogue: { ...catalogue, packs } }, secretOf(1)).phase).toBe(
      'complete',
    );
  });

  it('7: shows piles and pools to everybody, and of the stack its size', () => {
    const card = (id: string) => ({ id, card: 1, finish: 'plain' });
    const state = played(tableOf(['a1', 'b1'], 'd1 e1 f1'), 'pile2');
    const board = {
      kind: 'winchester',
      stack: 1,
      piles: [['a1', 'd1'].map(card), ['e1'].map(card)],
      turnSeat: 1,
      lastTake: { seat: 0, pile: 1, cards: 1 },
      pools: [['b1'].map(card), []],
    };
    expect(viewFor(two, state, 'watcher').board).toEqual(board);
    expect(viewFor(two, state, { seat: 0 }).board).toEqual(board);
  });
});

describe('what a Winchester draft refuses', () => {
  it('a choice of another seat, of another moment, of another kind, or one that is not offered', () => {
    const state = tableOf(['a1', 'b1', 'c1'], 'd1');
    const take = { type: 'choose', seat: 0, turnId: 'turn1', turnNumber: 1, option: 'pile1' } as const;
    const wrong = [
      { ...take, seat: 1 },
      { ...take, turnId: 'turn2' },
      { ...take, turnNumber: 2 },
      { ...take, option: 'pile4' },
      { type: 'exchange', seat: 0, turnId: 'turn1', turnNumber: 1, give: null, take: null } as const,
    ];
    expect(wrong.map((action) => apply(two, state, action))).toEqual(
      ['turnPassed', 'turnPassed', 'turnPassed', 'notOffered', 'badAction'].map((refusal) => ({
        ok: false,
        refusal,
      })),
    );
    const once = played(state, 'pile1');
    expect(apply(two, once, take)).toEqual({ ok: false, refusal: 'turnPassed' });
  });
});

describe('a Winchester template', () => {
  const rules = { format: 'winchester', pack: 'five', packs: 6 };

  it('has four piles unless it says otherwise', () => {
    expect(z.parse(winchester.template, rules)).toEqual({ ...rules, piles: 4 });
  });

  it.each([{ packs: 0 }, { packs: 61 }, { piles: 1 }, { piles: 9 }, { pack: '' }])(
    'cannot be %o',
    (wrong) => {
      expect(z.safeParse(winchester.template, { ...rules, ...wrong }).success).toBe(false);
    },
  );

  it('is played by two to eight', () => {
    const problem = 'A Winchester draft needs two to eight seats.';
    expect([1, 2, 8, 9].map((seats) => winchester.seatsProblem(two.template, seats))).toEqual([
      problem,
      null,
      null,
      problem,
    ]);
  });

  it('opens its packs, which the seats share', () => {
    expect(winchester.packsOpened(two.template, 4, () => 5)).toEqual([{ pack: 'five', count: 2, round: 0 }]);
    expect(outlineOf({ ...two.template, packs: 6 }, 2, () => 15)).toEqual({
      rounds: 1,
      decisions: 13,
      cards: 45,
    });
  });
});

describe('what is done for a seat in a Winchester draft', () => {
  const decided = (hints = noHints) => {
    const state = tableOf(['a4', 'b5 c5', 'd0 e0', ''], 's1');
    const { action, by, reason } = autoAction(two, viewFor(two, state, { seat: 0 }), hints);
    return [action.type === 'choose' && action.option, by, reason];
  };

  it('takes the pile that is worth most', () => {
    expect(decided()).toEqual(['pile2', 'bot', 'Strongest cards here.']);
  });

  it('takes what was reserved, a pile or a card in it, else the first starred card that lies there', () => {
    expect([
      decided({ ...noHints, reserved: ['pile1'], starred: ['d0'] })[0],
      decided({ ...noHints, reserved: ['pile4', 'e0'], starred: ['a4'] })[0],
      decided({ ...noHints, starred: ['gone', 'd0', 'a4'] }),
    ]).toEqual(['pile1', 'pile3', ['pile3', 'starred', 'You had starred it.']]);
  });

  it('plays a whole draft to its end', () => {
    let state = deal(two, secretOf(3));
    for (let turn = 0; state.phase !== 'complete' && turn < 100; turn += 1) {
      const seat = state.seats.findIndex((_, at) => legalActions(two, state, at).ask !== null);
      const done = apply(two, state, autoAction(two, viewFor(two, state, { seat })).action);
      if (!done.ok) throw new Error(done.refusal);
      state = done.state;
    }
    expect(state.seats.reduce((sum, { pool }) => sum + pool.length, 0)).toBe(10);
  });
});
