// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cardForTests, framePasses, openBoard, words } from '../board.testkit.tsx';
import type { BoardOf } from '../boardTypes.ts';
import HousmanBoard from './HousmanBoard.tsx';

afterEach(cleanup);

const [hand, open] = [[0, 1].map(cardForTests), [2, 3, 4].map(cardForTests)];
const board: BoardOf<'housman'> = {
  kind: 'housman',
  hand,
  open,
  exchange: 0,
  exchanges: 3,
  turnSeat: 0,
  nextSeats: [1, 2],
  moves: [
    { seat: 1, gave: cardForTests(5), took: cardForTests(6) },
    { seat: 2, gave: null, took: null },
  ],
};
const ask = {
  kind: 'exchange',
  turnId: 'round1',
  turnNumber: 1,
  hand: hand.map(({ id }) => id),
  open: open.map(({ id }) => id),
} as const;

const card = (id: string) => document.querySelector<HTMLElement>(`[data-card="${id}"]`)!;
const press = async (cell: HTMLElement, key: string) => {
  act(() => cell.focus());
  fireEvent.keyDown(cell, { key });
  await framePasses();
};

describe('the Housman board', () => {
  it('exchanges a card of the hand for an open one by key alone', async () => {
    const { decided, room } = openBoard(HousmanBoard, board, { ask });
    await press(card('i3'), ' ');
    await press(card('i0'), ' ');
    await press(card('i1'), ' ');
    expect(room.getSnapshot().context.chosen).toEqual(['i3', 'i1']);
    expect(screen.getByText('You give this')).toBeTruthy();
    await press(card('i1'), 'Enter');
    expect(decided).toEqual([{ type: 'exchange', turnId: 'round1', turnNumber: 1, give: 'i1', take: 'i3' }]);
  });

  it('keeps the hand at a press, and says what is missing for an exchange', () => {
    const { decided } = openBoard(HousmanBoard, board, { ask });
    expect(screen.getByRole('button', { name: 'Exchange' }).title).toBe(words('chooseHand'));
    fireEvent.click(screen.getByRole('button', { name: 'Keep my hand' }));
    expect(decided).toEqual([{ type: 'exchange', turnId: 'round1', turnNumber: 1, give: null, take: null }]);
  });

  it('tells what each seat did last', () => {
    openBoard(HousmanBoard, { ...board, turnSeat: 1 }, { ask: null });
    const moves = within(screen.getByRole('region', { name: words('lastExchanges') })).getAllByRole(
      'listitem',
    );
    expect(moves.map((move) => move.textContent)).toEqual([
      expect.stringContaining('Rook kept their hand'),
      expect.stringContaining('Ana gave Marrow Compass for Coil Apprentice'),
    ]);
    expect(screen.queryByRole('button', { name: 'Exchange' })).toBeNull();
  });

  it('shows no hand to those who watch', () => {
    openBoard(HousmanBoard, { ...board, hand: [] }, { seat: null, ask: null });
    expect(screen.queryByRole('grid', { name: /^Your hand/ })).toBeNull();
    expect(open.map(({ id }) => card(id).getAttribute('aria-selected'))).toEqual(['false', 'false', 'false']);
  });
});
