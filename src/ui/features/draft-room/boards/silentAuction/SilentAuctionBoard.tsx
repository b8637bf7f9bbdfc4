import { Grid, Progress, Text, VisuallyHidden } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import IconSealed from '~icons/ph/envelope-simple-fill';
import IconBidding from '~icons/ph/pencil-simple-bold';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf, BoardProps } from '../boardTypes.ts';
import { BoardNote } from '../pieces/BoardParts.tsx';
import { DecideButton, DecisionBar } from '../pieces/DecisionBar.tsx';
import { SeatChips } from '../pieces/SeatChips.tsx';
import { lowestBidOf, saleRules, stepOf } from './auctionWords.ts';
import { BidField } from './BidField.tsx';
import { LastLotLine, LastSales } from './LastSales.tsx';
import { LotCard, LotList, SealedBid } from './LotCard.tsx';
import { type BidAsk, type Bids, useBids } from './useBids.ts';

type Board = BoardOf<'silentAuction'>;

/** One lot of open cards, your sealed bids, and how the last lot was sold. */
export default function SilentAuctionBoard({ board }: BoardProps<'silentAuction'>) {
  const t = useMessages('boards');
  const { view } = useTable();
  const ask = view.ask?.kind === 'bid' ? view.ask : null;
  const sales = <LastSales sales={board.lastSales} />;
  return (
    <>
      <Bidders board={board} />
      <BoardNote mt="3">
        {t('lotLeft', { count: board.cards.length, lots: board.lotsLeft })} {saleRules(t, board)}
      </BoardNote>
      <LastLotLine sales={board.lastSales} />
      {ask ? (
        <OpenLot board={board} ask={ask}>
          {sales}
        </OpenLot>
      ) : (
        <>
          <SealedLot board={board} />
          {sales}
        </>
      )}
    </>
  );
}

/** Everybody's coins, and who has sealed. */
function Bidders({ board }: { readonly board: Board }) {
  const t = useMessages('boards');
  return (
    <SeatChips label={t('bidders')} mt="0">
      {({ seat }) => {
        const isSealed = board.sealed[seat] ?? false;
        const Icon = isSealed ? IconSealed : IconBidding;
        const count = board.funds[seat] ?? 0;
        return (
          <>
            <Text as="b" textStyle="code" fontWeight="semibold">
              {count}
            </Text>
            <VisuallyHidden> {t('coins', { count })}, </VisuallyHidden>
            <Text
              as="span"
              display="flex"
              alignItems="center"
              gap="1"
              fontSize="xs"
              color={isSealed ? 'ok.fg' : 'fg.muted'}
            >
              <Icon aria-hidden="true" /> {isSealed ? t('bidSealed') : t('bidOpen')}
            </Text>
          </>
        );
      }}
    </SeatChips>
  );
}

interface OpenLotProps {
  readonly board: Board;
  readonly ask: BidAsk;
  /** Between the lot and the bar. */
  readonly children: ReactNode;
}

function OpenLot({ board, ask, children }: OpenLotProps) {
  const t = useMessages('boards');
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
                name={view.faces[card.card]?.name ?? t('someCard')}
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
      {children}
      <BidBar bids={bids} funds={ask.funds} />
    </>
  );
}

const figure = (words: ReactNode) => (
  <Text as="b" textStyle="code" fontWeight="semibold" color="brass.fg">
    {words}
  </Text>
);

/** Coins bid and left, and the button that seals. A sealed bid is final. */
function BidBar({ bids, funds }: { readonly bids: Bids; readonly funds: number }) {
  const t = useMessages('boards');
  return (
    <DecisionBar>
      <Grid
        templateColumns="1fr auto"
        flex="1 1 240px"
        columnGap="4"
        rowGap="1.5"
        maxWidth="460px"
        textStyle="dense"
        color="fg.muted"
        aria-live="polite"
      >
        <Text as="span">{t.rich('bidTotal', { total: bids.total, funds, b: figure })}</Text>
        <Text as="span">{t.rich('bidLeft', { left: bids.left, b: figure })}</Text>
        <Progress.Root gridColumn="1 / -1" value={bids.total} max={Math.max(1, funds)} aria-hidden="true">
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      </Grid>
      <DecideButton command={bids.command}>
        {bids.count === 0 ? t('bidNothing') : t('seal', { count: bids.count })}
      </DecideButton>
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
            {board.ownBids !== null && <SealedBid coins={coins} />}
          </LotCard>
        );
      })}
    </LotList>
  );
}
