// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { cardForTests, openBoard, words } from '../board.testkit.tsx';
import type { BoardOf } from '../boardTypes.ts';
import SilentAuctionBoard from './SilentAuctionBoard.tsx';

afterEach(cleanup);

const cards = [0, 1, 2].map(cardForTests);
const board: BoardOf<'silentAuction'> = {
  kind: 'silentAuction',
  cards,
  lotsLeft: 2,
  price: 'first',
  reservePrice: 2,
  tiebreakers: [],
  startingFunds: 80,
  funds: [60, 80, 40, 20],
  sealed: [false, true, true, false],
  ownBids: null,
  lastSales: [
    { card: cardForTests(5), seat: 0, price: 20, bids: [20, 5, 0, 0] },
    { card: cardForTests(6), seat: null, price: 0, bids: [0, 1, 0, 0] },
  ],
};
const ask = {
  kind: 'bid',
  turnId: 'lot2',
  turnNumber: 1,
  cards: cards.map(({ id }) => id),
  funds: 60,
} as const;

const field = (name: string) =>
  screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`on ${name},`) });
const funds = () => screen.getByText(/^Bid /).parentElement?.textContent;

describe('the board of a silent auction', () => {
  it('takes bids by figure, arrow and button, and never more than the funds', () => {
    const { room } = openBoard(SilentAuctionBoard, board, { ask });
    fireEvent.change(field('Cinder Vale'), { target: { value: '50' } });
    fireEvent.keyDown(field('Static Hymn'), { key: 'ArrowUp' });
    fireEvent.click(screen.getByRole('button', { name: 'Bid more on Lantern Reef' }));
    fireEvent.change(field('Static Hymn'), { target: { value: '900' } });
    expect(room.getSnapshot().context.chosen).toEqual(['i0=50', 'i2=2', 'i1=8']);
    expect(funds()).toBe('Bid 60 of 60left if you win all 0');
  });

  it('seals all bids at once', () => {
    const { decided } = openBoard(SilentAuctionBoard, board, { ask });
    fireEvent.change(field('Cinder Vale'), { target: { value: '50' } });
    fireEvent.change(field('Lantern Reef'), { target: { value: '7' } });
    fireEvent.change(field('Cinder Vale'), { target: { value: '' } });
    fireEvent.click(screen.getByRole('button', { name: 'Seal 1 bid' }));
    expect(decided).toEqual([{ type: 'bid', turnId: 'lot2', turnNumber: 1, bids: [{ id: 'i2', coins: 7 }] }]);
  });

  it('goes from card to card and to the seal with Enter', () => {
    openBoard(SilentAuctionBoard, board, { ask });
    act(() => field('Static Hymn').focus());
    fireEvent.keyDown(field('Static Hymn'), { key: 'Enter' });
    expect(document.activeElement).toBe(field('Lantern Reef'));
    fireEvent.keyDown(field('Lantern Reef'), { key: 'Enter' });
    expect(document.activeElement?.textContent).toBe('Bid nothing');
  });

  it('tells who has sealed and what everybody has left', () => {
    openBoard(SilentAuctionBoard, board, { ask });
    const bidders = within(screen.getByRole('list', { name: words('bidders') })).getAllByRole('listitem');
    expect(bidders.map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' '))).toEqual([
      expect.stringContaining('You 60 60 coins, bidding'),
      expect.stringContaining('Ana 80 80 coins, sealed'),
      expect.stringContaining('Rook 40 40 coins, sealed'),
      expect.stringContaining('Kim 20 20 coins, bidding'),
    ]);
  });

  it('shows the own sealed bids and no field', () => {
    const ownBids = cards.map(({ id }, place) => ({ id, coins: place * 10 }));
    openBoard(SilentAuctionBoard, { ...board, sealed: [true, true, true, false], ownBids }, { ask: null });
    expect(screen.queryByRole('textbox')).toBeNull();
    const lot = within(screen.getByRole('list', { name: 'The lot' })).getAllByRole('listitem');
    expect(lot.map((item) => item.lastElementChild?.textContent)).toEqual([
      'No bid',
      'You bid 10',
      'You bid 20',
    ]);
  });

  it('tells how the last lot was sold, with all bids', () => {
    openBoard(SilentAuctionBoard, board, { ask });
    const last = screen.getByRole('region', { name: 'The last lot' });
    expect(last.querySelector('h2')?.textContent).toBe('The last lot 1 card sold, 1 unsold');
    const rows = within(last).getAllByRole('row', { hidden: true });
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'CardYouAnaRookKim',
      'Marrow Compass205––',
      'Coil Apprentice–1––',
    ]);
    expect(screen.getByText(/you bought Marrow Compass for 20/)).toBeTruthy();
  });
});
