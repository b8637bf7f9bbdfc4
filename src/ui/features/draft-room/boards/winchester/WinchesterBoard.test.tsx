// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Ask } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import type { WinchesterBoard as Board } from '#engine/formats/winchester/winchester.types.ts';
import { openBoard } from '../board.testkit.tsx';
import WinchesterBoard from './WinchesterBoard.tsx';

afterEach(cleanup);

const cardOf = (card: number) => ({ id: instanceId(`i${card}`), card, finish: 'plain' }) as const;
const board: Board = {
  kind: 'winchester',
  stack: 9,
  piles: [[cardOf(0), cardOf(1)], [], [cardOf(2)]],
  turnSeat: 0,
  lastTake: { seat: 3, pile: 1, cards: 4 },
  pools: [[], [], [], [cardOf(3)]],
};
const ask: Ask = { kind: 'choose', turnId: 'turn2', turnNumber: 1, options: ['pile1', 'pile3'] };
const decision = (option: string) => ({ type: 'choose', turnId: 'turn2', turnNumber: 1, option });
const cell = (name: RegExp) => screen.getByRole('gridcell', { name });

describe('the board of a Winchester draft', () => {
  it('reserves a pile by its handle, names it on the button, and takes it', () => {
    const { decided } = openBoard(WinchesterBoard, board, { ask });
    fireEvent.click(cell(/^Pile 1, 2 cards/));
    expect(cell(/^Pile 1/).getAttribute('aria-selected')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: /^Take pile 1/ }));
    expect(decided).toEqual([decision('pile1')]);
  });

  it('reserves a pile by its number, and by a click on one of its cards', () => {
    openBoard(WinchesterBoard, board, { ask });
    fireEvent.keyDown(document.body, { key: '3' });
    expect(cell(/^Pile 3/).getAttribute('aria-selected')).toBe('true');
    fireEvent.click(cell(/Pile 1, 2 of 2/));
    expect(cell(/^Pile 1,/).getAttribute('aria-selected')).toBe('true');
  });

  it('does not offer an empty pile', () => {
    openBoard(WinchesterBoard, board, { ask });
    fireEvent.click(cell(/^Pile 2, empty/));
    fireEvent.keyDown(document.body, { key: '2' });
    expect(screen.getByRole('button', { name: 'Choose a pile' })).toBeTruthy();
  });

  it('walks down into a pile and takes it with Enter from its handle', () => {
    const { decided } = openBoard(WinchesterBoard, board, { ask });
    cell(/^Pile 1,/).focus();
    fireEvent.keyDown(cell(/^Pile 1,/), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(cell(/Pile 1, 1 of 2/));
    fireEvent.keyDown(cell(/Pile 1, 1 of 2/), { key: 'ArrowUp' });
    fireEvent.keyDown(cell(/^Pile 1,/), { key: 'Enter' });
    expect(decided).toEqual([decision('pile1')]);
  });

  it('tells what the others took', () => {
    openBoard(WinchesterBoard, board, { ask });
    expect(screen.getAllByText('Kim took pile 2, 4 cards.').length).toBeGreaterThan(0);
    expect(screen.getByRole('region', { name: 'Kim, 1 card' })).toBeTruthy();
  });
});
