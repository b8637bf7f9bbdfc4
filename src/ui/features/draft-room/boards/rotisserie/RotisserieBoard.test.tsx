// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardForTests, framePasses, openBoard, words } from '../board.testkit.tsx';
import type { BoardOf } from '../boardTypes.ts';
import RotisserieBoard from './RotisserieBoard.tsx';

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const cards = [0, 1, 2, 3, 4, 5, 6].map(cardForTests);
const board: BoardOf<'rotisserie'> = {
  kind: 'rotisserie',
  cards,
  taken: [
    [5, 1],
    [2, 2],
  ],
  picks: 6,
  turnSeat: 0,
  nextSeats: [0, 1, 2],
};
const ask = {
  kind: 'pick',
  turnId: 'table',
  turnNumber: 3,
  cards: [0, 1, 3, 4, 6].map((card) => cardForTests(card).id),
  demand: { picks: 1, burns: 0 },
} as const;

const cellNames = () =>
  screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label')?.split(',')[0]);

describe('the rotisserie board', () => {
  it('shows what is left, tells the last picks, and takes the card that was chosen', async () => {
    const { decided } = openBoard(RotisserieBoard, board, { ask });
    expect(screen.getByText('Pick 3 of 6')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('5 left');
    expect(cellNames()).toEqual([
      'Cinder Vale',
      'Coil Apprentice',
      'Glass Undertow',
      'Static Hymn',
      'Vesper Toll',
    ]);
    const last = within(screen.getByRole('list', { name: words('lastPicks') })).getAllByRole('listitem');
    expect(last.map((pick) => pick.textContent)).toEqual([
      expect.stringMatching(/Rook.*Lantern Reef/),
      expect.stringMatching(/Ana.*Marrow Compass/),
    ]);
    const cell = screen.getByRole('gridcell', { name: /^Static Hymn/ });
    cell.focus();
    fireEvent.keyDown(cell, { key: ' ' });
    await framePasses();
    fireEvent.keyDown(cell, { key: 'Enter' });
    await framePasses();
    expect(decided).toEqual([
      expect.objectContaining({ type: 'pick', packId: 'table', cardInstanceIds: ['i1'] }),
    ]);
  });

  it('finds cards by the words of the deck builder, and says when there is none', () => {
    openBoard(RotisserieBoard, board, { ask });
    const field = screen.getByRole('searchbox', { name: words('findOnTable') });
    fireEvent.keyDown(window, { key: '/' });
    expect(document.activeElement).toBe(field);
    fireEvent.change(field, { target: { value: 'n:toll' } });
    expect(cellNames()).toEqual(['Vesper Toll']);
    expect(screen.getByRole('status').textContent).toBe('1 of 5');
    fireEvent.change(field, { target: { value: 'nothing like it' } });
    expect(screen.getByText(words('noMatch'))).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: words('showAll') }));
    expect(cellNames()).toHaveLength(5);
  });

  it('shows taken cards with who took them where that is wished, and lets nobody choose them', async () => {
    const { room } = openBoard(RotisserieBoard, board, { ask });
    fireEvent.click(screen.getByRole('button', { name: words('showTaken') }));
    expect(screen.getByText('Ana took it')).toBeTruthy();
    fireEvent.click(screen.getByRole('gridcell', { name: /^Marrow Compass/ }));
    await framePasses();
    expect(room.getSnapshot().context.chosen).toEqual([]);
  });

  it('lists every pick by seat', async () => {
    openBoard(RotisserieBoard, board, { ask });
    fireEvent.click(screen.getByRole('radio', { name: 'Picks' }));
    const rows = within(await screen.findByRole('region', { name: 'Picks by seat' })).getAllByRole('row');
    expect(rows).toHaveLength(2);
    expect(rows[1]?.textContent).toMatch(/Marrow Compass.*Lantern Reef/);
  });

  it('keeps a wish list in order while others choose', async () => {
    const { room } = openBoard(RotisserieBoard, { ...board, turnSeat: 1 }, { ask: null });
    act(() => {
      for (const id of ['i1', 'i2', 'i3']) room.send({ type: 'card.starred', id });
    });
    fireEvent.click(screen.getByRole('radio', { name: 'Wishes 2' }));
    const list = await screen.findByRole('region', { name: 'Your wish list' });
    expect(list.textContent).toContain(words('wishesGone', { count: 1 }));
    fireEvent.click(within(list).getByRole('button', { name: words('wishMore', { card: 'Vesper Toll' }) }));
    expect(room.getSnapshot().context.starred).toEqual(['i3', 'i1', 'i2']);
    fireEvent.click(within(list).getByRole('button', { name: words('wishRemove', { card: 'Static Hymn' }) }));
    expect(room.getSnapshot().context.starred).toEqual(['i3', 'i2']);
  });

  it('has no wish list for those who watch', () => {
    openBoard(RotisserieBoard, board, { seat: null, ask: null });
    expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'Table',
      'Picks',
    ]);
  });
});
