import { cardsWord, packsWord } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import type { BoardProps } from '../boardTypes.ts';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { Pools } from '../pieces/Pools.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';

/** One open pack that everybody takes from in turn, and what everybody took. */
export default function RochesterBoard({ board }: BoardProps<'rochester'>) {
  const { view } = useTable();
  const isMine = board.turnSeat !== null && board.turnSeat === view.seat;
  const left = board.packsLeft === 0 ? 'the last pack' : `${packsWord(board.packsLeft)} to come`;
  return (
    <div className="rochester">
      <TurnLine turnSeat={board.turnSeat} nextSeats={board.nextSeats} does="takes a card" />
      {board.cards.length > 0 && (
        <>
          <p className="board-note">
            {cardsWord(board.cards.length)} left, {left}
          </p>
          <CardGrid
            label={`The open pack, ${cardsWord(board.cards.length)}`}
            cards={board.cards}
            mayChoose={isMine}
          />
        </>
      )}
      <Pools pools={board.pools} turnSeat={board.turnSeat} />
    </div>
  );
}
