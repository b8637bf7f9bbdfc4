import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import {
  inventedCard,
  inventedCatalogue,
  layoutOf,
  packOf,
  randomSheet,
  range,
  secretOf,
  slotOf,
} from '#tests/support/engine/inventedGame.ts';
import { autoAction, noHints } from '../../bots/autoAction.ts';
import { instanceId } from '../../core/cards.ts';
import type { SetupOf } from '../../core/format.ts';
import { apply, deal, legalActions, viewFor } from '../../draft.ts';
import { outlineOf } from '../outline.ts';
import { grid } from './grid.ts';
import type { GridShape, GridState, GridTemplate } from './grid.types.ts';

const catalogue = inventedCatalogue(
  range(0, 6).map((rating) => inventedCard(`card ${rating}`, { rating })),
  {
    packs: {
      five: packOf([layoutOf(1, [slotOf('all', 5)])], { all: randomSheet(range(0, 6)) }),
      cube: packOf(
        [layoutOf(1, [slotOf('all', 5)])],
        { all: randomSheet(range(0, 6)) },
        { replacement: 'table' },
      ),
    },
  },
);

const setupOf = (seats: number, rules: Partial<GridTemplate> = {}): SetupOf<GridShape> => ({
  catalogue,
  template: { format: 'grid', pack: 'five', grids: 2, size: '3x3', picksPerSeat: 1, ...rules },
  seats,
  solo: false,
});
const two = setupOf(2);

const first = 'a1 b1 c1 d1 e1 f1 g1 h1 i1';
const second = 'j1 k1 l1 m1 n1 o1 p1 q1 r1';
const ids = (text: string) => text.split(' ').filter(Boolean).map(instanceId);

/** A table whose cards are written as their names, `a3` being a card rated 3: the open grid and those to come. */
function tableOf(seats: number, open: string, ...closed: readonly string[]): GridState {
  return {
    format: 'grid',
    phase: 'drafting',
    round: 0,
    instances: Object.fromEntries(
      ids([open, ...closed].join(' ')).map((id) => [id, { card: Number(id.slice(1)), finish: 'plain' }]),
    ),
    seats: Array.from({ length: seats }, () => ({ pool: [], decisions: 0, bot: false })),
    cells: ids(open).map((id) => ({ id, takenBy: null })),
    lines: [],
    lastLine: null,
    closed: closed.map(ids),
    aside: [],
    away: [],
    before: null,
  };
}

const inTurn = (setup: SetupOf<GridShape>, state: GridState) =>
  state.seats.findIndex((_, seat) => legalActions(setup, state, seat).ask !== null);

function choose(setup: SetupOf<GridShape>, state: GridState, option: string, seat = inTurn(setup, state)) {
  const turn = { turnId: `grid${state.round + 1}`, turnNumber: state.lines.length + 1 };
  return apply(setup, state, { type: 'choose', seat, ...turn, option });
}

function played(setup: SetupOf<GridShape>, state: GridState, ...options: readonly string[]): GridState {
  return options.reduce((now, option) => {
    const done = choose(setup, now, option);
    if (!done.ok || done.state.format !== 'grid') throw new Error(`${option} was not accepted`);
    return done.state;
  }, state);
}

const poolsOf = ({ seats }: GridState) => seats.map(({ pool }) => pool.map(({ id }) => id).join(' '));
const openIn = ({ cells }: GridState) =>
  cells.map(({ id, takenBy }) => (takenBy === null ? id : '-')).join(' ');
const optionsOf = (setup: SetupOf<GridShape>, state: GridState) => {
  const { ask } = legalActions(setup, state, inTurn(setup, state));
  return ask?.kind === 'choose' ? ask.options : [];
};

describe('the rules of a grid draft', () => {
  it('1: opens packs until they hold enough for all grids, and puts the rest away', () => {
    const dealt = grid.deal(two, secretOf(1));
    expect([dealt.cells.length, dealt.closed.map((cards) => cards.length), dealt.aside.length]).toEqual([
      9,
      [9],
      2,
    ]);
    expect(grid.packsOpened(two.template, 2, () => 5)).toEqual([{ pack: 'five', count: 4, round: 0 }]);
    expect(Object.keys(dealt.instances)).toHaveLength(20);
  });

  it('1: has fewer grids when the packs run out', () => {
    const dealt = grid.deal(setupOf(2, { pack: 'cube' }), secretOf(1));
    expect(dealt).toMatchObject({ phase: 'complete', round: 0, cells: [], closed: [] });
    expect(dealt.aside).toHaveLength(6);
    expect(viewFor(setupOf(2, { pack: 'cube' }), dealt, 'watcher').rounds).toBe(1);
  });

  it('3: gives all cards that still lie in a row or a column', () => {
    const state = played(setupOf(3), tableOf(3, first, second), 'row2', 'column1');
    expect(poolsOf(state)).toEqual(['d1 e1 f1', 'a1 g1', '']);
    expect(openIn(state)).toBe('- b1 c1 - - - - h1 i1');
    expect(state.lines).toEqual([
      { seat: 0, line: 'row2', cards: 3 },
      { seat: 1, line: 'column1', cards: 2 },
    ]);
    expect(state.seats[1]?.pool[0]).toEqual({ id: 'a1', destination: 'main', round: 0, pick: 1 });
  });

  it('3: offers no line without cards', () => {
    const state = played(setupOf(3), tableOf(3, first, second), 'row2', 'column1');
    expect(optionsOf(setupOf(3), state)).toEqual(['row1', 'row3', 'column2', 'column3']);
    expect(choose(setupOf(3), state, 'row2')).toEqual({ ok: false, refusal: 'notOffered' });
  });

  it('4: lets the seat to the left of the last beginner begin the next grid', () => {
    const state = played(two, tableOf(2, first, second), 'row1', 'row2');
    expect(inTurn(two, state)).toBe(1);
    const ended = played(two, state, 'column1');
    expect(inTurn(two, ended)).toBe(0);
  });

  it('5: goes back with two picks for each seat', () => {
    const setup = setupOf(2, { picksPerSeat: 2 });
    const beginning = viewFor(setup, tableOf(2, first, second), 'watcher').board;
    expect(beginning).toMatchObject({ turnSeat: 0, nextSeats: [1, 1, 0], nextBeginner: 1 });
    const state = played(setup, tableOf(2, first, second), 'row1', 'column1', 'column2', 'column3');
    expect(poolsOf(state)).toEqual(['a1 b1 c1 f1 i1', 'd1 g1 e1 h1']);
    expect(state.round).toBe(1);
  });

  it('6, 7: puts the rest away and deals the next grid', () => {
    const state = played(two, tableOf(2, first, second), 'row1', 'column3');
    expect(state).toMatchObject({ round: 1, lines: [], closed: [], away: ids('d1 e1 g1 h1') });
    expect(openIn(state)).toBe(second);
    expect(state.lastLine).toEqual({ seat: 1, line: 'column3', cards: 2 });
    expect(state.seats.map(({ decisions }) => decisions)).toEqual([0, 0]);
  });

  it('6: ends a grid in which no card lies, whoever had still to pick', () => {
    const setup = setupOf(2, { picksPerSeat: 2 });
    const state = played(setup, tableOf(2, first, second), 'row1', 'row2', 'row3');
    expect(state).toMatchObject({ round: 1, away: [] });
    expect(poolsOf(state)).toEqual(['a1 b1 c1', 'd1 e1 f1 g1 h1 i1']);
  });

  it('7: is over after the last grid', () => {
    const state = played(two, tableOf(2, first), 'row1', 'row2');
    expect(state).toMatchObject({ phase: 'complete', cells: [], away: ids('g1 h1 i1'), round: 0 });
    expect(viewFor(two, state, { seat: 0 }).board).toMatchObject({
      turnSeat: null,
      nextSeats: [],
      nextBeginner: null,
      gridsLeft: 0,
    });
  });

  it('8: shows the grid and all pools to everybody, who took what, and of the stack how many grids', () => {
    const state = played(two, tableOf(2, first, second), 'row1');
    const card = (id: string) => ({ id, card: 1, finish: 'plain' });
    const board = {
      kind: 'grid',
      rows: 3,
      columns: 3,
      cells: ids(first).map((id, cell) => ({ card: card(id), takenBy: cell < 3 ? 0 : null })),
      lines: [{ seat: 0, line: 'row1', cards: 3 }],
      lastLine: { seat: 0, line: 'row1', cards: 3 },
      gridsLeft: 1,
      turnSeat: 1,
      nextSeats: [],
      nextBeginner: 1,
      pools: [ids('a1 b1 c1').map(card), []],
    };
    expect(viewFor(two, state, 'watcher').board).toEqual(board);
    expect(viewFor(two, state, { seat: 0 }).board).toEqual(board);
  });
});

describe('what a grid draft refuses', () => {
  it('a choice of another seat, of another moment, of another kind, or one that is not offered', () => {
    const state = tableOf(2, first, second);
    const take = { type: 'choose', seat: 0, turnId: 'grid1', turnNumber: 1, option: 'row1' } as const;
    const wrong = [
      { ...take, seat: 1 },
      { ...take, turnId: 'grid2' },
      { ...take, turnNumber: 2 },
      { ...take, option: 'column4' },
      { type: 'bid', seat: 0, turnId: 'grid1', turnNumber: 1, bids: [] } as const,
    ];
    expect(wrong.map((action) => apply(two, state, action))).toEqual(
      ['turnPassed', 'turnPassed', 'turnPassed', 'notOffered', 'badAction'].map((refusal) => ({
        ok: false,
        refusal,
      })),
    );
    expect(apply(two, played(two, state, 'row1'), take)).toEqual({ ok: false, refusal: 'turnPassed' });
  });
});

describe('a grid template', () => {
  const rules = { format: 'grid', pack: 'five', size: '3x4', picksPerSeat: 1 };

  it('has eighteen grids unless it says otherwise', () => {
    expect(z.parse(grid.template, rules)).toEqual({ ...rules, grids: 18 });
  });

  it.each([{ grids: 0 }, { grids: 41 }, { size: '4x4' }, { picksPerSeat: 3 }, { pack: '' }])(
    'cannot be %o',
    (wrong) => {
      expect(z.safeParse(grid.template, { ...rules, ...wrong }).success).toBe(false);
    },
  );

  it('is played by two or three with small grids, by two to four with large ones', () => {
    const allowed = (size: GridTemplate['size']) =>
      [1, 2, 3, 4, 5].filter((seats) => grid.seatsProblem({ ...two.template, size }, seats) === null);
    expect([allowed('3x3'), allowed('3x4')]).toEqual([
      [2, 3],
      [2, 3, 4],
    ]);
    expect(grid.seatsProblem(two.template, 4)).toBe(
      'A grid draft with three rows and three columns needs two or three seats.',
    );
    expect(grid.seatsProblem({ ...two.template, size: '3x4' }, 5)).toBe(
      'A grid draft with three rows and four columns needs two to four seats.',
    );
  });

  it.each([
    [2, '3x3', 1, { rounds: 18, decisions: 18, cards: 52 }],
    [3, '3x3', 1, { rounds: 18, decisions: 18, cards: 52 }],
    [4, '3x4', 1, { rounds: 18, decisions: 16, cards: 51 }],
    [2, '3x3', 2, { rounds: 18, decisions: 31, cards: 81 }],
  ] as const)(
    'tells %i seats of %s grids and %i picks how long it takes',
    (seats, size, picksPerSeat, told) => {
      expect(outlineOf({ ...two.template, grids: 18, size, picksPerSeat }, seats, () => 15)).toEqual(told);
    },
  );
});

describe('what is done for a seat in a grid draft', () => {
  const decided = (hints = noHints) => {
    const state = tableOf(2, 'a4 b0 c4 d0 e0 f5 g0 h1 i5', second);
    const { action, by, reason } = autoAction(two, viewFor(two, state, { seat: 0 }), hints);
    return [action.type === 'choose' && action.option, by, reason];
  };

  it('takes the line that is worth most', () => {
    expect(decided()).toEqual(['column3', 'bot', 'Strongest cards here.']);
  });

  it('takes what was reserved, a line or a card in it, else the first starred card that lies there', () => {
    expect([
      decided({ ...noHints, reserved: ['row2'], starred: ['a4'] })[0],
      decided({ ...noHints, reserved: ['row9', 'a4'], starred: ['d0'] })[0],
      decided({ ...noHints, starred: ['gone', 'h1', 'a4'] }),
    ]).toEqual(['row2', 'row1', ['row3', 'starred', 'You had starred it.']]);
  });

  it('plays a whole draft to its end', () => {
    const setup = setupOf(4, { size: '3x4', picksPerSeat: 2 });
    let state = deal(setup, secretOf(3));
    for (let turn = 0; state.phase !== 'complete' && turn < 100; turn += 1) {
      const seat = state.seats.findIndex((_, at) => legalActions(setup, state, at).ask !== null);
      const done = apply(setup, state, autoAction(setup, viewFor(setup, state, { seat })).action);
      if (!done.ok) throw new Error(done.refusal);
      state = done.state;
    }
    expect(state.phase).toBe('complete');
  });
});
