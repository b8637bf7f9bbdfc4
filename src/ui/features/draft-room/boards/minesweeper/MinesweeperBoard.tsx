import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { cardsWord } from '../../roomWords.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf, BoardProps } from '../boardTypes.ts';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { Pools } from '../pieces/Pools.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { MineGrid } from './MineGrid.tsx';
import { isCardPlace, placeWords } from './minePlaces.ts';
import './minesweeper.css';

const gridsWord = (count: number) => (count === 1 ? '1 grid' : `${count} grids`);

/** A grid of hidden cards, turned up beside every card that is taken. */
export default function MinesweeperBoard({ board }: BoardProps<'minesweeper'>) {
  const { view } = useTable();
  const { usesTextMode } = usePreferences();
  const isMine = board.turnSeat !== null && board.turnSeat === view.seat;
  const left = board.gridsLeft === 0 ? 'the last grid' : `${gridsWord(board.gridsLeft)} to come`;
  return (
    <div className="mine">
      <TurnLine turnSeat={board.turnSeat} nextSeats={board.nextSeats} does="takes a face-up card" />
      {board.places.length > 0 && (
        <>
          <p className="board-note">
            {board.picksLeft === 1 ? 'The last pick' : `${board.picksLeft} picks left`} on this grid, {left}.
            A taken card turns up its four neighbours.
          </p>
          {usesTextMode ? (
            <FaceUpInWords board={board} mayChoose={isMine} />
          ) : (
            <MineGrid key={view.round} places={board.places} columns={board.width} mayChoose={isMine} />
          )}
        </>
      )}
      <Pools pools={board.pools} turnSeat={board.turnSeat} />
    </div>
  );
}

/** Without pictures the cards that lie face up are a list, each with its place and what it would turn up. */
function FaceUpInWords({
  board,
  mayChoose,
}: Readonly<{ board: BoardOf<'minesweeper'>; mayChoose: boolean }>) {
  const cards = board.places.filter(isCardPlace);
  const places = new Map(
    board.places.flatMap((place, at) => (isCardPlace(place) ? [[place.id, at] as const] : [])),
  );
  return (
    <CardGrid
      label={`Face up, ${cardsWord(cards.length)}`}
      cards={cards}
      mayChoose={mayChoose}
      columns={1}
      sentenceOf={({ id }) => placeWords(places.get(id) ?? 0, board.width)}
    />
  );
}
