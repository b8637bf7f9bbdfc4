import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf, BoardProps } from '../boardTypes.ts';
import { BoardNote } from '../pieces/BoardParts.tsx';
import { CardGrid } from '../pieces/CardGrid.tsx';
import { Pools } from '../pieces/Pools.tsx';
import { TurnLine } from '../pieces/TurnLine.tsx';
import { MineGrid } from './MineGrid.tsx';
import { isCardPlace, placeAt } from './minePlaces.ts';

/** A grid of hidden cards, turned up beside every card that is taken. */
export default function MinesweeperBoard({ board }: BoardProps<'minesweeper'>) {
  const t = useMessages('boards');
  const { view } = useTable();
  const { usesTextMode } = usePreferences();
  const { turnSeat } = board;
  const isMine = turnSeat !== null && turnSeat === view.seat;
  return (
    <>
      <TurnLine turnSeat={turnSeat} nextSeats={board.nextSeats} words={(who) => t('turnPickFaceUp', who)} />
      {board.places.length > 0 && (
        <>
          <BoardNote>{t('gridLeft', { picks: board.picksLeft, grids: board.gridsLeft })}</BoardNote>
          {usesTextMode ? (
            <FaceUpInWords board={board} mayChoose={isMine} />
          ) : (
            <MineGrid key={view.round} places={board.places} columns={board.width} mayChoose={isMine} />
          )}
        </>
      )}
      <Pools pools={board.pools} turnSeat={turnSeat} />
    </>
  );
}

/** Without pictures the cards that lie face up are a list, each with its place and what it would turn up. */
function FaceUpInWords({
  board,
  mayChoose,
}: Readonly<{ board: BoardOf<'minesweeper'>; mayChoose: boolean }>) {
  const t = useMessages('boards');
  const cards = board.places.filter(isCardPlace);
  return (
    <CardGrid
      label={t('titleAndCards', { title: t('faceUp'), count: cards.length })}
      cards={cards}
      mayChoose={mayChoose}
      columns={1}
      sentenceOf={(card) => t('place', placeAt(board.places.indexOf(card), board.width))}
    />
  );
}
