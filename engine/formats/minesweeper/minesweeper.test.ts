import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { belowFrom } from '#tests/support/engine/chance.ts';
import { range, secretOf } from '#tests/support/engine/inventedGame.ts';
import { openDraft } from '#tests/support/engine/openDraft.ts';
import { playIn } from '#tests/support/engine/play.ts';
import { smallCatalogue } from '#tests/support/engine/setups.ts';
import { minesweeper } from './minesweeper.ts';
import type { GridPlace, MinesweeperTemplate } from './minesweeper.types.ts';

const setupOf = (changes: Partial<MinesweeperTemplate> = {}, seats = 2) =>
  ({
    catalogue: smallCatalogue,
    template: {
      format: 'minesweeper',
      pack: 'plain',
      grids: 2,
      width: 5,
      height: 3,
      picksPerGrid: 6,
      reveal: 'center',
      ...changes,
    },
    seats,
    solo: false,
  }) as const;

const draftOf = (changes: Partial<MinesweeperTemplate> = {}, seats = 2) =>
  openDraft(minesweeper, setupOf(changes, seats), secretOf(5));

const SIGNS = { down: '#', up: 'o', taken: '.' } as const;

/** The grid as rows of signs: `#` face down, `o` face up, `.` taken. */
function drawn(grid: readonly GridPlace[], width: number): readonly string[] {
  const signs = grid.map(({ lies }) => SIGNS[lies]).join('');
  return range(0, grid.length / width).map((row) => signs.slice(row * width, (row + 1) * width));
}

const gridAtFirst = (changes: Partial<MinesweeperTemplate>) =>
  drawn(draftOf(changes).state.grid, changes.width ?? 5);

const idAt = (grid: readonly GridPlace[], place: number) => {
  const known = grid[place];
  if (known === undefined || known.lies === 'taken') throw new Error(`No card lies at ${place}`);
  return known.id;
};

describe('a Minesweeper draft', () => {
  it('1. opens as many packs as all grids need, shuffles them together, and puts the rest away', () => {
    const { state } = draftOf();
    expect(Object.keys(state.instances)).toHaveLength(30);
    expect(state.grid).toHaveLength(15);
    expect(state.ahead.map((grid) => grid.length)).toEqual([15]);
    expect(draftOf({ pack: 'printed' }).state.away).toHaveLength(5);
    const rares = state.grid.map((_, place) =>
      state.instances[idAt(state.grid, place)]!.card >= 20 ? place : -1,
    );
    expect(rares.filter((place) => place >= 0)).not.toEqual([5, 11]);
  });

  it('1. deals fewer grids when the cards of the table run out, and is over at once without any', () => {
    const short = draftOf({ pack: 'shortCube', grids: 3 });
    expect(short.state).toMatchObject({ phase: 'drafting', ahead: [] });
    expect(short.state.away).toHaveLength(5);
    const none = draftOf({ pack: 'shortCube', grids: 1, width: 7 });
    expect(none.state).toMatchObject({ phase: 'complete', grid: [] });
    expect(none.state.away).toHaveLength(20);
  });

  it('2. turns up the corners, the borders, or the one, two or four cards in the middle', () => {
    expect(gridAtFirst({ reveal: 'corners' })).toEqual(['o###o', '#####', 'o###o']);
    expect(gridAtFirst({ reveal: 'borders' })).toEqual(['ooooo', 'o###o', 'ooooo']);
    expect(gridAtFirst({ reveal: 'center' })).toEqual(['#####', '##o##', '#####']);
    expect(gridAtFirst({ reveal: 'center', width: 4 })).toEqual(['####', '#oo#', '####']);
    expect(gridAtFirst({ reveal: 'center', width: 4, height: 4 })).toEqual(['####', '#oo#', '#oo#', '####']);
  });

  it('3. turns up the four neighbours of a card that was taken, never round the edge', () => {
    const draft = draftOf({ reveal: 'corners' });
    draft.takeCard(idAt(draft.state.grid, 4));
    expect(drawn(draft.state.grid, 5)).toEqual(['o##o.', '####o', 'o###o']);
    draft.takeCard(idAt(draft.state.grid, 9));
    expect(drawn(draft.state.grid, 5)).toEqual(['o##o.', '###o.', 'o###o']);
    draft.takeCard(idAt(draft.state.grid, 8));
    expect(drawn(draft.state.grid, 5)).toEqual(['o##o.', '##o..', 'o##oo']);
  });

  it('4. goes in a snake, and the seat to the left of the last beginner begins the next grid', () => {
    const draft = draftOf({ grids: 3, width: 3, height: 3, picksPerGrid: 4 }, 3);
    expect(draft.seatsAsked(12)).toEqual([0, 1, 2, 2, 1, 2, 0, 0, 2, 0, 1, 1]);
  });

  it('4. tells who comes next, over the end of the grid', () => {
    const draft = draftOf({ picksPerGrid: 3 }, 3);
    const next = range(0, 6).map(() => {
      const board = draft.view('watcher').board;
      draft.take(0);
      return { turn: board.turnSeat, next: board.nextSeats, left: board.picksLeft, grids: board.gridsLeft };
    });
    expect(next).toEqual([
      { turn: 0, next: [1, 2, 1], left: 3, grids: 1 },
      { turn: 1, next: [2, 1, 2], left: 2, grids: 1 },
      { turn: 2, next: [1, 2, 0], left: 1, grids: 1 },
      { turn: 1, next: [2, 0], left: 3, grids: 0 },
      { turn: 2, next: [0], left: 2, grids: 0 },
      { turn: 0, next: [], left: 1, grids: 0 },
    ]);
  });

  it('5. puts the rest of a grid away after its picks, and is over after the last grid', () => {
    const draft = draftOf();
    draft.seatsAsked(6);
    expect(draft.state).toMatchObject({ round: 1, turn: 0, ahead: [] });
    expect(draft.state.away).toHaveLength(9);
    expect(drawn(draft.state.grid, 5)).toEqual(['#####', '##o##', '#####']);
    draft.seatsAsked(6);
    expect(draft.state).toMatchObject({ phase: 'complete', grid: [] });
    expect(draft.state.away).toHaveLength(18);
    expect(draft.state.seats.map(({ pool }) => pool.length)).toEqual([6, 6]);
    expect(draft.view('watcher').board).toMatchObject({
      places: [],
      picksLeft: 0,
      turnSeat: null,
      nextSeats: [],
    });
  });

  it('6. lets a seat always find a face-up card until the grid is taken to the last one', () => {
    for (const reveal of ['center', 'corners', 'borders'] as const) {
      const setup = setupOf({ reveal, width: 6, height: 4, grids: 1, picksPerGrid: 24 }, 3);
      for (const seed of range(0, 20)) {
        const play = playIn(minesweeper, setup, secretOf(seed), belowFrom(seed), 'decisions');
        expect(play.stuck).toBeNull();
        expect(play.actions).toHaveLength(24);
      }
    }
  });

  it('7. shows the cards that were taken and by whom, and of hidden ones nothing but where they lie', () => {
    const draft = draftOf();
    const id = idAt(draft.state.grid, 7);
    draft.takeCard(id);
    const view = draft.view({ seat: 1 });
    const { places, pools } = view.board;
    expect(pools.map((pool) => pool.map((card) => card.id))).toEqual([[id], []]);
    expect(places[7]).toBe(0);
    const up = [2, 6, 8, 12];
    expect(places.map((place, at) => (place === 'down' ? null : at)).filter((at) => at !== null)).toEqual([
      2, 6, 7, 8, 12,
    ]);
    const shown = new Set([id, ...up.map((place) => idAt(draft.state.grid, place))]);
    const text = JSON.stringify(view);
    const named = Object.keys(draft.state.instances).filter((known) => text.includes(known));
    expect(new Set<string>(named)).toEqual(shown);
  });

  it('counts the time by the picks that are left of the grid', () => {
    const draft = draftOf();
    draft.take(0);
    expect(draft.turn(1)).toEqual({ turnId: 'grid1', turnNumber: 2, cards: 5, fullCards: 6 });
    expect(draft.turn(0)).toBeNull();
  });

  it('refuses what is not one face-up card of the turn, and changes nothing', () => {
    const draft = draftOf({ reveal: 'corners' });
    const before = draft.state;
    const cards = { card: idAt(before.grid, 0), other: idAt(before.grid, 4), hidden: idAt(before.grid, 1) };
    expect(draft.refusals(cards)).toEqual({
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

  it('takes what was reserved, else what was starred and lies face up, else what a bot would take', () => {
    const draft = draftOf({ reveal: 'corners' });
    const [up, other, down] = [0, 4, 1].map((place) => idAt(draft.state.grid, place));
    const hints = { reserved: [up!], reservedBurns: [], starred: [down!, other!] };
    expect(draft.auto(hints)).toMatchObject({ by: 'reserved', action: { cardInstanceIds: [up] } });
    expect(draft.auto({ ...hints, reserved: [down!] })).toMatchObject({
      by: 'starred',
      action: { cardInstanceIds: [other] },
    });
    expect(draft.auto({ reserved: [], reservedBurns: [], starred: [] }).by).toBe('bot');
  });

  it('is played by two to eight seats, and says how many packs it opens and how long it is', () => {
    const { template } = setupOf();
    const sentence = 'A Minesweeper draft is played by two to eight seats.';
    expect([1, 2, 8, 9].map((seats) => minesweeper.seatsProblem(template, seats))).toEqual([
      sentence,
      null,
      null,
      sentence,
    ]);
    expect(minesweeper.packsOpened(template, 2, () => 4)).toEqual([{ pack: 'plain', count: 8, round: 0 }]);
    expect(minesweeper.outline(template, 5, () => 6)).toEqual({ rounds: 2, decisions: 3, cards: 3 });
  });

  it('reads grids of 3 to 12 by 3 to 10 that hold what is to be taken from them, and no others', () => {
    const { template } = setupOf();
    const isRead = (changes: object) =>
      z.safeParse(minesweeper.template, { ...template, ...changes }).success;
    expect(isRead({})).toBe(true);
    expect(isRead({ width: 12, height: 10, picksPerGrid: 120 })).toBe(true);
    expect(
      [{ width: 13 }, { height: 2 }, { picksPerGrid: 16 }, { reveal: 'all' }, { grids: 0 }].map(isRead),
    ).toEqual([false, false, false, false, false]);
  });
});
