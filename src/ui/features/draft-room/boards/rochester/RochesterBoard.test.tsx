// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useTable } from '../../useTable.ts';
import { cardForTests, framePasses, openBoard, words } from '../board.testkit.tsx';
import type { BoardOf } from '../boardTypes.ts';
import RochesterBoard from './RochesterBoard.tsx';

afterEach(cleanup);

const cards = [0, 1, 2].map(cardForTests);
const board: BoardOf<'rochester'> = {
  kind: 'rochester',
  cards,
  packsLeft: 1,
  turnSeat: 1,
  nextSeats: [2, 3, 0],
  pools: [[cardForTests(4)], [], [cardForTests(3), cardForTests(5)], []],
};
const ask = {
  kind: 'pick',
  turnId: 'pack1',
  turnNumber: 4,
  cards: cards.map(({ id }) => id),
  demand: { picks: 1, burns: 0 },
} as const;

describe('the Rochester board', () => {
  it('tells whose turn it is, who comes next, and what is left', () => {
    openBoard(RochesterBoard, board, { ask: null });
    expect(screen.getByText('Ana takes a card')).toBeTruthy();
    expect(screen.getByText('3 cards left, 1 pack to come')).toBeTruthy();
    const line = screen.getByText('Ana takes a card').closest('p');
    expect(line?.textContent).toMatch(/then.*Rook.*Kim.*you/);
  });

  it('takes an open card on the own turn', async () => {
    const { decided } = openBoard(RochesterBoard, { ...board, turnSeat: 0 }, { ask });
    const cell = screen.getByRole('gridcell', { name: /^Lantern Reef/ });
    cell.focus();
    fireEvent.keyDown(cell, { key: ' ' });
    await framePasses();
    fireEvent.keyDown(cell, { key: 'Enter' });
    await framePasses();
    expect(decided).toEqual([
      expect.objectContaining({ type: 'pick', packId: 'pack1', cardInstanceIds: ['i2'] }),
    ]);
  });

  it('shows every pool, the own one first and the newest card on top', () => {
    openBoard(RochesterBoard, board, { ask: null });
    const pools = within(screen.getByRole('region', { name: words('pools') })).getAllByRole('region');
    expect(pools.map((pool) => pool.getAttribute('aria-label'))).toEqual([
      'You, 1 card',
      'Ana, 0 cards',
      'Rook, 2 cards',
      'Kim, 0 cards',
    ]);
    const names = within(pools[2]!)
      .getAllByRole('listitem')
      .map((card) => card.textContent);
    expect(names).toEqual([
      expect.stringContaining('Marrow Compass'),
      expect.stringContaining('Vesper Toll'),
    ]);
  });

  it('keeps the focus on a card when one before it is taken', async () => {
    const { room } = openBoard(LiveBoard, board, { ask: null });
    screen.getByRole('gridcell', { name: /^Lantern Reef/ }).focus();
    const view = room.getSnapshot().context.room;
    if (!view) throw new Error('The room is not open.');
    const left = { ...board, cards: cards.slice(1) };
    await act(async () =>
      room.send({
        type: 'hub.roomReplaced',
        room: { ...view, version: view.version + 1, board: left },
        atMs: 0,
      }),
    );
    expect(screen.getAllByRole('gridcell')).toHaveLength(2);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Lantern Reef/);
  });
});

/** The board as the room holds it now. */
function LiveBoard() {
  const { view } = useTable();
  return view.board?.kind === 'rochester' ? <RochesterBoard board={view.board} isWide /> : null;
}
