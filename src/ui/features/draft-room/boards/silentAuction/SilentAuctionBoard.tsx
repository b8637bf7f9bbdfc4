import type { ReactNode } from 'react';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { cardsWord } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf, BoardProps } from '../boardTypes.ts';
import { DecideButton } from '../pieces/DecideButton.tsx';
import { DecisionBar } from '../pieces/DecisionBar.tsx';
import { bidsWord, lowestBidOf, saleRules, stepOf } from './auctionWords.ts';
import { Bidders } from './Bidders.tsx';
import { BidField } from './BidField.tsx';
import { LastLotLine, LastSales } from './LastSales.tsx';
import { LotCard } from './LotCard.tsx';
import { type BidAsk, type Bids, useBids } from './useBids.ts';
import './silentAuction.css';

type Board = BoardOf<'silentAuction'>;

/** One lot of open cards, the own sealed bids, and how the last lot was sold. */
export default function SilentAuctionBoard({ board }: BoardProps<'silentAuction'>) {
  const { view } = useTable();
  const ask = view.ask?.kind === 'bid' ? view.ask : null;
  const left =
    board.lotsLeft === 0
      ? 'the last lot'
      : board.lotsLeft === 1
        ? '1 lot to come'
        : `${board.lotsLeft} lots to come`;
  return (
    <div className="auction">
      <Bidders board={board} />
      <p className="board-note">
        {cardsWord(board.cards.length)} in this lot, {left}. {saleRules(board)}
      </p>
      <LastLotLine sales={board.lastSales} />
      {ask ? <OpenLot board={board} ask={ask} /> : <SealedLot board={board} />}
      <LastSales sales={board.lastSales} />
    </div>
  );
}

function OpenLot({ board, ask }: { readonly board: Board; readonly ask: BidAsk }) {
  const { view } = useTable();
  const bids = useBids(ask);
  return (
    <>
      <LotList>
        {board.cards.map((card) => {
          const coins = bids.of(card.id);
          return (
            <LotCard key={card.id} card={card} isWanted={coins > 0}>
              <BidField
                name={view.faces[card.card]?.name ?? 'this card'}
                coins={coins}
                step={stepOf(board)}
                lowest={lowestBidOf(board)}
                most={coins + bids.left}
                onBid={(wanted) => bids.place(card.id, wanted)}
              />
            </LotCard>
          );
        })}
      </LotList>
      <BidBar bids={bids} funds={ask.funds} />
    </>
  );
}

function LotList({ children }: { readonly children: ReactNode }) {
  const { usesTextMode } = usePreferences();
  return (
    <ul className={usesTextMode ? 'lots text' : 'lots'} aria-label="The lot">
      {children}
    </ul>
  );
}

/** Coins bid and left, and the button that seals. A sealed bid is final. */
function BidBar({ bids, funds }: { readonly bids: Bids; readonly funds: number }) {
  const share = funds === 0 ? 0 : (100 * bids.total) / funds;
  return (
    <DecisionBar>
      <div className="auction-bar">
        <div className="auction-funds" aria-live="polite">
          <span>
            Bid <b className="num">{bids.total}</b> of {funds}
          </span>
          <span>
            left if you win all <b className="num left">{bids.left}</b>
          </span>
          <span className="auction-meter" aria-hidden="true">
            <i style={{ width: `${share}%` }} />
          </span>
        </div>
        <DecideButton command={bids.command}>
          {bids.count === 0 ? 'Bid nothing' : `Seal ${bidsWord(bids.count)}`}
        </DecideButton>
      </div>
    </DecisionBar>
  );
}

/** The lot as it is looked at: after sealing, by watchers, and by those who have no coins left. */
function SealedLot({ board }: { readonly board: Board }) {
  const own = new Map<string, number>(board.ownBids?.map(({ id, coins }) => [id, coins]) ?? []);
  return (
    <LotList>
      {board.cards.map((card) => {
        const coins = own.get(card.id) ?? 0;
        return (
          <LotCard key={card.id} card={card} isWanted={coins > 0}>
            {board.ownBids !== null && (
              <p className={coins > 0 ? 'bid-told on' : 'bid-told'}>
                {coins > 0 ? (
                  <>
                    You bid <b className="num">{coins}</b>
                  </>
                ) : (
                  'No bid'
                )}
              </p>
            )}
          </LotCard>
        );
      })}
    </LotList>
  );
}
