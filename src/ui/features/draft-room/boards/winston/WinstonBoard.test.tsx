// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Ask } from '#contract/room/room.ts';
import { instanceId } from '#engine/core/cards.ts';
import type { WinstonBoard as Board } from '#engine/formats/winston/winston.types.ts';
import { openBoard, words } from '../board.testkit.tsx';
import WinstonBoard from './WinstonBoard.tsx';

afterEach(cleanup);

const cardOf = (card: number) => ({ id: instanceId(`i${card}`), card, finish: 'plain' }) as const;
const ask: Ask = { kind: 'choose', turnId: 'turn4', turnNumber: 6, options: ['take', 'pass'] };
const board: Board = {
  kind: 'winston',
  stack: 40,
  piles: [
    { size: 3, seen: [cardOf(0), cardOf(1)] },
    { size: 2, seen: [cardOf(2), cardOf(3)] },
    { size: 1, seen: [] },
  ],
  turnSeat: 0,
  looking: 1,
  lastTake: { seat: 3, pile: 2, cards: 2 },
};
const decision = (option: string) => ({ type: 'choose', turnId: 'turn4', turnNumber: 6, option });
const press = (key: string) => fireEvent.keyDown(document.body, { key });

describe('the board of a Winston draft', () => {
  it('shows the looked-at pile, and of a passed one what was seen', () => {
    openBoard(WinstonBoard, board, { ask });
    const open = screen.getByRole('region', { name: 'Pile 2, only you see it' });
    expect(within(open).getAllByRole('gridcell')).toHaveLength(2);
    const [first] = within(screen.getByRole('list', { name: 'Piles and stack' })).getAllByRole('listitem');
    expect(first?.textContent).toMatch(/You passed it.*and one you haven’t seen/);
    expect(screen.getAllByText('Kim took pile 3, 2 cards.').length).toBeGreaterThan(0);
  });

  it('takes the pile by its button, which says how many cards that are', () => {
    const { decided } = openBoard(WinstonBoard, board, { ask });
    fireEvent.click(screen.getByRole('button', { name: /^Take 2 cards/ }));
    expect(decided).toEqual([decision('take')]);
  });

  it('passes by its button, which says what the pile gets', () => {
    const { decided } = openBoard(WinstonBoard, board, { ask });
    fireEvent.click(screen.getByRole('button', { name: /^Pass: pile 2 gets a card/ }));
    expect(decided).toEqual([decision('pass')]);
  });

  it('hears T and P wherever the focus is', () => {
    const { decided } = openBoard(WinstonBoard, board, { ask });
    press('p');
    expect(decided).toEqual([decision('pass')]);
    cleanup();
    const again = openBoard(WinstonBoard, board, { ask });
    press('t');
    expect(again.decided).toEqual([decision('take')]);
  });

  it('says why the last pile cannot be passed', () => {
    const last: Board = {
      ...board,
      stack: 0,
      piles: [
        { size: 0, seen: [] },
        { size: 2, seen: [cardOf(2), cardOf(3)] },
        { size: 0, seen: [] },
      ],
    };
    const { decided } = openBoard(WinstonBoard, last, { ask: { ...ask, options: ['take'] } });
    const pass = screen.getByRole('button', { name: 'No pass' });
    expect(pass.getAttribute('title')).toBe(words('mustTake'));
    fireEvent.click(pass);
    press('p');
    expect(decided).toEqual([]);
  });

  it('shows others whose turn it is, and no cards and no buttons', () => {
    const closed = board.piles.map(({ size }) => ({ size, seen: [] }));
    openBoard(WinstonBoard, { ...board, piles: closed, turnSeat: 3 });
    expect(screen.getByText('Kim is looking at 2 cards. You see piles on your turn.')).toBeTruthy();
    expect(screen.queryAllByRole('gridcell')).toEqual([]);
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('has no buttons while a bot plays the own seat', () => {
    const seats = [0, 1, 2, 3].map((seat) => ({ seat, packs: 1, poolSize: 1, bot: seat === 0 }));
    openBoard(WinstonBoard, board, { ask, seats });
    expect(screen.queryByRole('button', { name: /^Take/ })).toBe(null);
  });

  it('says that the draft is paused', () => {
    openBoard(WinstonBoard, board, { ask, phase: 'paused' });
    expect(screen.getByRole('button', { name: /^Take 2 cards/ }).getAttribute('title')).toBe(
      'The draft is paused',
    );
  });
});
