import type { BoardOf } from '../boardTypes.ts';

type Board = BoardOf<'silentAuction'>;

export const coinsWord = (coins: number): string => (coins === 1 ? '1 coin' : `${coins} coins`);
export const bidsWord = (bids: number): string => (bids === 1 ? '1 bid' : `${bids} bids`);

/** The lowest bid that can buy a card. */
export const lowestBidOf = ({ reservePrice }: Pick<Board, 'reservePrice'>): number =>
  Math.max(1, reservePrice);

/** The rules of the sale in a line: "The winner pays the own bid. Bids from 2 coins. Equal bids: fewer cards first." */
export function saleRules(board: Pick<Board, 'price' | 'reservePrice' | 'tiebreakers'>): string {
  const price =
    board.price === 'first' ? 'Whoever wins pays the own bid.' : 'Whoever wins pays the next highest bid.';
  const reserve = board.reservePrice > 1 ? ` Bids count from ${coinsWord(board.reservePrice)}.` : '';
  const ties = board.tiebreakers.map(({ by, prefer }) => `${prefer} ${by}`);
  const equal = ties.length === 0 ? 'a drawn order decides' : `${ties.join(', then ')} wins`;
  return `${price}${reserve} Equal bids: ${equal}.`;
}

/** A step of the buttons: a fortieth of the funds at the start, at least one coin. */
export const stepOf = ({ startingFunds }: Pick<Board, 'startingFunds'>): number =>
  Math.max(1, Math.round(startingFunds / 40));

/** What plus or minus makes of a bid; from nothing to the lowest bid, and back to nothing below it. */
export function steppedBid(coins: number, way: 1 | -1, step: number, lowest: number): number {
  if (way === 1) return coins < lowest ? Math.max(lowest, step) : coins + step;
  return coins - step < lowest ? 0 : coins - step;
}
