import type { WinstonBoard as Board } from '#engine/formats/winston/winston.types.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { LiveRegion } from '../../../../kit/LiveRegion.tsx';
import { cardsWord } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { useChoosing } from '../pieces/useChoosing.ts';
import { PileRow, SeenBefore } from './PileRow.tsx';
import { TakeOrPass } from './TakeOrPass.tsx';
import { lastTakeWords, manyCards, pileName } from './winstonWords.ts';
import './winston.css';

/** Piles that are looked at one after the other; only who looks sees the cards. */
export default function WinstonBoard({ board, isWide }: BoardProps<'winston'>) {
  const { view, people } = useTable();
  const { turnSeat, looking } = board;
  const isMine = turnSeat !== null && turnSeat === view.seat;
  const { isHanded } = useChoosing();
  const told = lastTakeWords(board, people);
  const next = turnSeat === null ? [] : people.slice(1).map((_, far) => (turnSeat + far + 1) % people.length);
  const wasYours = board.lastTake !== null && board.lastTake.seat === view.seat;
  return (
    <div className="winston above-bar">
      <div className="winston-head">
        <TurnLine
          turnSeat={turnSeat}
          nextSeats={next.slice(0, 3)}
          does={`looks at pile ${(looking ?? 0) + 1}`}
        />
        {told !== '' && <p className={wasYours ? 'winston-last' : 'winston-last other'}>{told}</p>}
      </div>
      <div className="winston-table">
        <PileRow board={board} isWide={isWide} />
        {looking !== null &&
          (isMine ? <OpenPile board={board} pile={looking} isWide={isWide} /> : <Hidden board={board} />)}
        {!isWide && <SeenBefore board={board} />}
      </div>
      {isMine && !isHanded && <TakeOrPass board={board} />}
      <LiveRegion text={wasYours ? '' : told} />
    </div>
  );
}

const COLUMNS_AT_MOST = { wide: 4, narrow: 2 } as const;

function OpenPile({ board, pile, isWide }: Readonly<{ board: Board; pile: number; isWide: boolean }>) {
  const { usesTextMode } = usePreferences();
  const cards = board.piles[pile]?.seen ?? [];
  const most = usesTextMode ? 1 : isWide ? COLUMNS_AT_MOST.wide : COLUMNS_AT_MOST.narrow;
  return (
    <section className="winston-open" aria-label={`${pileName(pile)}, only you see it`}>
      <h2>
        {pileName(pile)}, {manyCards(cards.length).toLowerCase()}
        <span>only you see {cards.length === 1 ? 'it' : 'them'}</span>
      </h2>
      <CardGrid
        label={`${pileName(pile)}, ${cardsWord(cards.length)}`}
        cards={cards}
        mayChoose
        columns={Math.max(1, Math.min(most, cards.length))}
      />
    </section>
  );
}

/** For everybody whose turn it is not. */
function Hidden({ board }: { readonly board: Board }) {
  const { view, people } = useTable();
  const name = board.turnSeat === null ? '' : (people[board.turnSeat]?.name ?? '');
  const when =
    view.seat === null ? 'Cards stay hidden from who watches.' : 'You see piles when it is your turn.';
  return (
    <p className="winston-hidden">
      {name} looks at {manyCards(board.piles[board.looking ?? 0]?.size ?? 0).toLowerCase()}. {when}
    </p>
  );
}
