import type { BoardOf } from '../boardTypes.ts';
import type { BoardWords } from '../pieces/words.ts';

type Board = BoardOf<'silentAuction'>;

/** The lowest bid that can buy a card. */
export const lowestBidOf = ({ reservePrice }: Pick<Board, 'reservePrice'>): number =>
  Math.max(1, reservePrice);

/** The rules of the sale in a line: what the winner pays, the lowest bid, and who wins a tie. */
export function saleRules(
  t: BoardWords,
  board: Pick<Board, 'price' | 'reservePrice' | 'tiebreakers'>,
): string {
  const price = board.price === 'first' ? t('payOwn') : t('payNext');
  const from = board.reservePrice > 1 ? ` ${t('bidsFrom', { count: board.reservePrice })}` : '';
  return `${price}${from} ${tieWords(t, board)}`;
}

function tieWords(t: BoardWords, { tiebreakers }: Pick<Board, 'tiebreakers'>): string {
  const [first, second] = tiebreakers.map(({ by, prefer }) => t('tieRule', { by, prefer }));
  if (first === undefined) return t('tiesDrawn');
  return second === undefined ? t('tiesGo', { first }) : t('tiesGoThen', { first, second });
}

/** A step of the buttons: a fortieth of the funds at the start, at least one coin. */
export const stepOf = ({ startingFunds }: Pick<Board, 'startingFunds'>): number =>
  Math.max(1, Math.round(startingFunds / 40));

/** What plus or minus makes of a bid; from nothing to the lowest bid, and back to nothing below it. */
export function steppedBid(coins: number, way: 1 | -1, step: number, lowest: number): number {
  if (way === 1) return coins < lowest ? Math.max(lowest, step) : coins + step;
  return coins - step < lowest ? 0 : coins - step;
}
