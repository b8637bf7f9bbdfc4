// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useTable } from '../../useTable.ts';
import { cardForTests, framePasses, openBoard, words } from '../board.testkit.tsx';
import type { BoardOf } from '../boardTypes.ts';
import MinesweeperBoard from './MinesweeperBoard.tsx';

afterEach(cleanup);

const [vale, hymn, reef] = [0, 1, 2].map(cardForTests);
const board: BoardOf<'minesweeper'> = {
  kind: 'minesweeper',
  width: 3,
  places: ['down', vale!, 'down', hymn!, 1, 'down', 'down', 'down', 'down'],
  gridsLeft: 1,
  picksLeft: 4,
  turnSeat: 0,
  nextSeats: [0, 1],
  pools: [[], [reef!], [], []],
};
const ask = {
  kind: 'pick',
  turnId: 'grid1',
  turnNumber: 2,
  cards: [vale!.id, hymn!.id],
  demand: { picks: 1, burns: 0 },
} as const;

const grid = () => screen.getByRole('grid', { name: 'The grid, 2 of 9 places face up' });
const cells = () => within(grid()).getAllByRole('gridcell');
const press = async (key: string) => {
  fireEvent.keyDown(document.activeElement ?? document.body, { key });
  await framePasses();
};

describe('the Minesweeper board', () => {
  it('tells of every place what lies there, and of hidden cards nothing else', () => {
    openBoard(MinesweeperBoard, board, { ask });
    expect(cells().map((cell) => cell.getAttribute('aria-label'))).toEqual([
      'Row 1, column 1. Face down.',
      expect.stringMatching(/^Row 1, column 2\. Cinder Vale, Ember being/),
      'Row 1, column 3. Face down.',
      expect.stringMatching(/^Row 2, column 1\. Static Hymn, Ember being/),
      'Row 2, column 2. Taken by Ana.',
      ...['Row 2, column 3', 'Row 3, column 1', 'Row 3, column 2', 'Row 3, column 3'].map(
        (where) => `${where}. Face down.`,
      ),
    ]);
    expect(screen.getByText(/^4 picks left on this grid, 1 grid to come\./)).toBeTruthy();
  });

  it('walks over all places by arrows, and takes only what lies face up', async () => {
    const { room, decided } = openBoard(MinesweeperBoard, board, { ask });
    cells()[1]?.focus();
    await press('ArrowDown');
    await press('Enter');
    await press('f');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Row 2, column 2. Taken by Ana.');
    expect([room.getSnapshot().context.chosen, room.getSnapshot().context.starred]).toEqual([[], []]);
    await press('ArrowLeft');
    await press(' ');
    await press('Enter');
    expect(decided).toEqual([
      expect.objectContaining({ type: 'pick', packId: 'grid1', cardInstanceIds: ['i1'] }),
    ]);
  });

  it('keeps the focus at a place whose card is taken', async () => {
    const { room } = openBoard(LiveBoard, board, { ask });
    cells()[3]?.focus();
    const view = room.getSnapshot().context.room;
    if (!view) throw new Error('The room is not open.');
    const places = board.places.with(3, 0);
    const left = { ...view, version: view.version + 1, board: { ...board, places } };
    await act(async () => room.send({ type: 'hub.roomReplaced', room: left, atMs: 0 }));
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Row 2, column 1\. Taken by /);
  });

  it('begins with the first card that lies face up in the tab order', () => {
    openBoard(MinesweeperBoard, board, { ask });
    expect(cells().map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1, -1, -1, -1, -1, -1, -1]);
  });

  it('shows what everybody took', () => {
    openBoard(MinesweeperBoard, board, { ask });
    const pool = screen.getByRole('region', { name: 'Ana, 1 card' });
    expect(within(pool).getByRole('button', { name: /^Zoom Lantern Reef/ })).toBeTruthy();
  });

  it('is without a grid when the draft is over', () => {
    openBoard(MinesweeperBoard, { ...board, places: [], turnSeat: null }, { ask: null, phase: 'complete' });
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByRole('heading', { name: words('pools') })).toBeTruthy();
  });
});

/** The board as the room holds it now. */
function LiveBoard() {
  const { view } = useTable();
  return view.board?.kind === 'minesweeper' ? <MinesweeperBoard board={view.board} isWide /> : null;
}
