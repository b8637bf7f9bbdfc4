// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cardForTests, framePasses, openBoard } from '../board.testkit.tsx';
import type { BoardOf } from '../boardTypes.ts';
import SolomonBoard from './SolomonBoard.tsx';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_001_000 });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const cards = [0, 1, 2, 3].map(cardForTests);
const dividing: BoardOf<'solomon'> = {
  kind: 'solomon',
  middle: { step: 'divide', cards },
  divider: 0,
  turnSeat: 0,
  pools: [[], [cardForTests(5)]],
  last: { divider: 1, chosen: 'first', firstSize: 3, secondSize: 5 },
};
const divideAsk = {
  kind: 'divide',
  turnId: 'round3',
  turnNumber: 1,
  cards: cards.map(({ id }) => id),
} as const;
const offered: BoardOf<'solomon'> = {
  ...dividing,
  middle: { step: 'choose', first: cards.slice(0, 1), second: cards.slice(1) },
  divider: 1,
};
const chooseAsk = { kind: 'choose', turnId: 'round3', turnNumber: 2, options: ['first', 'second'] } as const;

const pile = (name: RegExp) => screen.getByRole('region', { name });
const namesIn = (name: RegExp) =>
  within(pile(name))
    .queryAllByRole('gridcell')
    .map((cell) => cell.dataset.card);
const press = async (target: HTMLElement, key: string) => {
  act(() => target.focus());
  fireEvent.keyDown(target, { key });
  await framePasses();
};
const cardOf = (name: RegExp, place: number) => within(pile(name)).getAllByRole('gridcell')[place]!;

describe('the Solomon board of the divider', () => {
  it('moves a card to the other pile with Space, takes the focus along and says so', async () => {
    const { spoken } = openBoard(SolomonBoard, dividing, { ask: divideAsk });
    await press(cardOf(/^Second pile/, 1), ' ');
    expect([namesIn(/^First pile/), namesIn(/^Second pile/)]).toEqual([['i1'], ['i0', 'i2', 'i3']]);
    expect(document.activeElement?.getAttribute('data-card')).toBe('i1');
    expect(spoken).toEqual(['Static Hymn to the first pile.']);
    await press(cardOf(/^First pile/, 0), ' ');
    expect(namesIn(/^First pile/)).toEqual([]);
  });

  it('moves a card with a click and offers the piles with Enter', async () => {
    const { decided } = openBoard(SolomonBoard, dividing, { ask: divideAsk });
    fireEvent.click(cardOf(/^Second pile/, 3));
    await framePasses();
    await press(cardOf(/^Second pile/, 0), 'Enter');
    expect(decided).toEqual([{ type: 'divide', turnId: 'round3', turnNumber: 1, firstPile: ['i3'] }]);
  });

  it('offers an empty pile too', () => {
    const { decided } = openBoard(SolomonBoard, dividing, { ask: divideAsk });
    fireEvent.click(screen.getByRole('button', { name: 'Offer these piles' }));
    expect(decided).toEqual([{ type: 'divide', turnId: 'round3', turnNumber: 1, firstPile: [] }]);
  });

  it('tells how the last round ended and shows the other pool', () => {
    openBoard(SolomonBoard, dividing, { ask: divideAsk });
    expect(screen.getByText('Last round you took 3 cards, Ana got 5 cards.')).toBeTruthy();
    expect(screen.getByRole('list', { name: 'Ana’s pool', hidden: true }).textContent).toContain(
      'Marrow Compass',
    );
  });
});

describe('the Solomon board of the chooser', () => {
  it('names each pile with its cards on the button that takes it', () => {
    const { decided } = openBoard(SolomonBoard, offered, { ask: chooseAsk });
    const button = screen.getByRole('button', {
      name: 'Take this pile First pile, 1 card: Cinder Vale',
    });
    fireEvent.click(button);
    expect(decided).toEqual([{ type: 'choose', turnId: 'round3', turnNumber: 2, option: 'first' }]);
  });

  it('reserves a pile with its number and takes it with Enter', async () => {
    const { decided, room } = openBoard(SolomonBoard, offered, { ask: chooseAsk });
    await press(cardOf(/^First pile/, 0), '2');
    expect(room.getSnapshot().context.chosen).toEqual(['second']);
    await press(cardOf(/^First pile/, 0), 'Enter');
    expect(decided).toEqual([{ type: 'choose', turnId: 'round3', turnNumber: 2, option: 'second' }]);
  });

  it('is only looked at by the divider', async () => {
    const { room } = openBoard(SolomonBoard, { ...offered, divider: 0, turnSeat: 1 }, { ask: null });
    expect(screen.queryByRole('button', { name: /^Take this pile/ })).toBeNull();
    fireEvent.click(pile(/^First pile/));
    await framePasses();
    expect(room.getSnapshot().context.chosen).toEqual([]);
  });
});

describe('the Solomon board while the other seat divides', () => {
  it('shows the open cards and who divides them', () => {
    openBoard(SolomonBoard, { ...dividing, divider: 1, turnSeat: 1 }, { ask: null });
    expect(screen.getByText('Ana divides the cards into two piles')).toBeTruthy();
    expect(screen.getByRole('grid', { name: 'On the table, 4 cards' })).toBeTruthy();
  });
});
