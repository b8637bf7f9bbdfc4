// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Ask } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import type { GridBoard as Board } from '#engine/formats/grid/grid.types.ts';
import { openBoard } from '../board.testkit.tsx';
import GridBoard from './GridBoard.tsx';

afterEach(cleanup);

/** Kim has taken the first row; seven faces are known, so that cards repeat. */
const board: Board = {
  kind: 'grid',
  rows: 3,
  columns: 3,
  cells: Array.from({ length: 9 }, (_, cell) => ({
    card: { id: instanceId(`i${cell}`), card: cell % 7, finish: 'plain' },
    takenBy: cell < 3 ? 3 : null,
  })),
  lines: [{ seat: 3, line: 'row1', cards: 3 }],
  lastLine: { seat: 3, line: 'row1', cards: 3 },
  gridsLeft: 2,
  turnSeat: 0,
  nextSeats: [],
  nextBeginner: 1,
  pools: [[], [], [], []],
};
const options = ['row2', 'row3', 'column1', 'column2', 'column3'];
const ask: Ask = { kind: 'choose', turnId: 'grid3', turnNumber: 2, options };
const decision = (option: string) => ({ type: 'choose', turnId: 'grid3', turnNumber: 2, option });

const grid = () => screen.getByRole('grid', { name: 'The open grid, 6 cards left' });
const cell = (name: RegExp) => within(grid()).getByRole('gridcell', { name });
const isReserved = (name: RegExp) => cell(name).getAttribute('aria-selected') === 'true';
const press = (key: string, target: Element = document.activeElement ?? document.body) =>
  fireEvent.keyDown(target, { key });

describe('the board of a grid draft', () => {
  it('names every line by what it still holds, and who took one', () => {
    openBoard(GridBoard, board, { ask });
    expect(cell(/^Row 2, 3 cards/).getAttribute('aria-disabled')).toBe('false');
    expect(cell(/^Column 1, 2 cards/).getAttribute('aria-disabled')).toBe('false');
    expect(cell(/^Row 1, Kim took it/).getAttribute('aria-disabled')).toBe('true');
  });

  it('reserves a line by its handle, names it on the button, and takes it', () => {
    const { decided } = openBoard(GridBoard, board, { ask });
    expect(screen.getByRole('button', { name: 'Choose a line' }).getAttribute('title')).toBe(
      'Choose a line first',
    );
    fireEvent.click(cell(/^Column 2/));
    expect(isReserved(/^Column 2/)).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: /^Take column 2/ }));
    expect(decided).toEqual([decision('column2')]);
  });

  it('reserves lines by the keys 1 to 7, rows first, but none that is gone', () => {
    const { decided } = openBoard(GridBoard, board, { ask });
    press('1');
    expect(within(grid()).queryAllByRole('gridcell', { selected: true })).toEqual([]);
    press('4');
    expect(isReserved(/^Column 1/)).toBe(true);
    press('2');
    expect(isReserved(/^Row 2/)).toBe(true);
    press('Enter');
    expect(decided).toEqual([decision('row2')]);
  });

  it('walks with arrows and takes the line under the focus with Enter', () => {
    const { decided } = openBoard(GridBoard, board, { ask });
    cell(/^Column 1/).focus();
    press('ArrowRight');
    press('ArrowRight');
    expect(document.activeElement).toBe(cell(/^Column 3/));
    press('Enter');
    expect(decided).toEqual([decision('column3')]);
  });

  it('reserves with Space from a card its row, then its column, then nothing', () => {
    openBoard(GridBoard, board, { ask });
    cell(/^Column 1/).focus();
    press('ArrowDown');
    press('ArrowDown');
    press(' ');
    expect([isReserved(/^Row 2/), isReserved(/^Column 1/)]).toEqual([true, false]);
    press(' ');
    expect([isReserved(/^Row 2/), isReserved(/^Column 1/)]).toEqual([false, true]);
    press(' ');
    expect([isReserved(/^Row 2/), isReserved(/^Column 1/)]).toEqual([false, false]);
  });

  it('zooms and stars the card under the focus', () => {
    const { zoomed, room } = openBoard(GridBoard, board, { ask });
    cell(/^Column 1/).focus();
    press('ArrowDown');
    press('z');
    press('f');
    expect([zoomed.length, room.getSnapshot().context.starred]).toEqual([1, ['i0']]);
  });

  it('has one tab stop', () => {
    openBoard(GridBoard, board, { ask });
    expect(
      within(grid())
        .getAllByRole('gridcell')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toHaveLength(1);
  });

  it('offers nothing while another one chooses', () => {
    const { decided } = openBoard(GridBoard, { ...board, turnSeat: 3 });
    fireEvent.click(cell(/^Column 2/));
    press('5');
    expect(isReserved(/^Column 2/)).toBe(false);
    expect(screen.queryByRole('button', { name: /line|Take/ })).toBe(null);
    expect(decided).toEqual([]);
  });
});
