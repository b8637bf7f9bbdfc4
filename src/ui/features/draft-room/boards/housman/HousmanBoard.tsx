import { useSelector } from '@xstate/react';
import type { Ask, CardView } from '#contract/room/room.ts';
import { selectChosen } from '#src/machines/draftRoomSelectors.ts';
import type { DecisionCommand } from '#src/machines/roomAsk.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import type { StyleWithVariables } from '../../../../theme/styleWithVariables.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { cardsWord } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import { faceIn } from '../../useTaking.ts';
import type { BoardProps } from '../boardTypes.ts';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { DecideButton } from '../pieces/DecideButton.tsx';
import { DecisionBar } from '../pieces/DecisionBar.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { useEnterDecides } from '../pieces/useEnterDecides.ts';
import { HousmanMoves } from './HousmanMoves.tsx';
import './housman.css';

/** Where there is room the open cards lie in two rows beside the hand in three, so that all are in sight. */
const OPEN = { widest: 134, rows: 2, leastColumns: 5 };
const HAND = { widest: 118, rows: 3, leastColumns: 2 };
const columnsIn = ({ rows, leastColumns }: typeof OPEN, cards: number) =>
  Math.max(leastColumns, Math.ceil(cards / rows));

type ExchangeAsk = Extract<Ask, { kind: 'exchange' }>;

/** The open cards, the own hand, and who exchanged what. */
export default function HousmanBoard({ board, isWide }: BoardProps<'housman'>) {
  const { view } = useTable();
  const ask = view.ask?.kind === 'exchange' ? view.ask : null;
  const chosen = useChosen(ask);
  const exchange = ask && chosen.give && chosen.take ? exchangeOf(ask, chosen.give, chosen.take) : null;
  const onKey = useEnterDecides(exchange);
  const { usesTextMode } = usePreferences();
  const isBeside = isWide && !usesTextMode;
  const columns = { open: columnsIn(OPEN, board.open.length), hand: columnsIn(HAND, board.hand.length) };
  const tracks: StyleWithVariables = { '--open': `${columns.open}fr`, '--hand': `${columns.hand}fr` };
  const sentenceOf = ({ id }: CardView) =>
    id === chosen.give ? 'You give this' : id === chosen.take ? 'You take this' : undefined;
  return (
    <div className="housman" onKeyDownCapture={onKey}>
      <div className="housman-top">
        <TurnLine turnSeat={board.turnSeat} nextSeats={board.nextSeats} does="exchanges a card" />
        <p className="board-note">
          Exchange {board.exchange + 1} of {board.exchanges} in this round
        </p>
      </div>
      <div className={isBeside ? 'housman-cards beside' : 'housman-cards'} style={tracks}>
        <section aria-label="Open cards">
          <h2 className="housman-head">On the table</h2>
          <CardGrid
            label={`On the table, ${cardsWord(board.open.length)}`}
            cards={board.open}
            mayChoose={ask !== null}
            {...(isBeside && { columns: columns.open, widest: OPEN.widest })}
            sentenceOf={sentenceOf}
          />
        </section>
        {view.seat !== null && (
          <section className="housman-hand" aria-label="Your hand">
            <h2 className="housman-head">
              Your hand <span>only you see it</span>
            </h2>
            <CardGrid
              label={`Your hand, ${cardsWord(board.hand.length)}`}
              cards={board.hand}
              mayChoose={ask !== null}
              {...(isBeside && { columns: columns.hand, widest: HAND.widest })}
              sentenceOf={sentenceOf}
            />
          </section>
        )}
      </div>
      <HousmanMoves moves={board.moves} />
      {ask && <ExchangeBar ask={ask} exchange={exchange} {...chosen} />}
    </div>
  );
}

interface Chosen {
  readonly give: string | null;
  readonly take: string | null;
}

function useChosen(ask: ExchangeAsk | null): Chosen {
  const { room } = useRoomParts();
  const chosen = useSelector(room, selectChosen);
  const among = (cards: readonly string[] | undefined) => chosen.find((id) => cards?.includes(id)) ?? null;
  return { give: among(ask?.hand), take: among(ask?.open) };
}

const exchangeOf = (
  { turnId, turnNumber }: ExchangeAsk,
  give: string | null,
  take: string | null,
): DecisionCommand => ({ type: 'exchange', turnId, turnNumber, give, take });

interface ExchangeBarProps extends Chosen {
  readonly ask: ExchangeAsk;
  readonly exchange: DecisionCommand | null;
}

function ExchangeBar({ ask, exchange, give, take }: ExchangeBarProps) {
  const { view } = useTable();
  const nameOf = (id: string | null) => faceIn(view, id)?.name ?? null;
  const [given, taken] = [nameOf(give), nameOf(take)];
  return (
    <DecisionBar>
      <span className="housman-words">
        {given || taken ? (
          <>
            Give <b>{given ?? '…'}</b>, take <b>{taken ?? '…'}</b>
          </>
        ) : (
          'Choose one of your hand and one of the table'
        )}
      </span>
      <DecideButton command={exchangeOf(ask, null, null)} isMain={false}>
        Keep my hand
      </DecideButton>
      <DecideButton
        command={exchange}
        reason={given ? 'Choose an open card too' : 'Choose a card of your hand too'}
      >
        Exchange
      </DecideButton>
    </DecisionBar>
  );
}
