import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import { BoardMessage } from '../BoardMessage.tsx';
import { useRoomParts } from '../roomParts.tsx';
import { useTable } from '../useTable.ts';
import type { BoardKind, BoardOf, BoardProps, Boards } from './boardTypes.ts';
import { boards } from './registry.ts';
import './boards.css';

/** The board of a format that is no booster draft, or why there is nothing to do at it. */
export function FormatBoard({ isWide }: { readonly isWide: boolean }) {
  const { room } = useRoomParts();
  const { view } = useTable();
  const seatState = useSelector(room, selectSeatState);
  const { board } = view;
  if (board === null) return null;
  const isMessage = seatState === 'handed' || seatState === 'finished';
  return (
    <section
      className={isWide ? 'room-board format-board wide' : 'room-board format-board'}
      aria-label="Board"
    >
      {isMessage && <BoardMessage seatState={seatState} />}
      <Suspense fallback={<BoardSkeleton />}>{drawBoard(board.kind, board, isWide)}</Suspense>
    </section>
  );
}

function drawBoard<Kind extends BoardKind>(kind: Kind, board: BoardOf<Kind>, isWide: boolean) {
  const all: Boards = boards;
  const Board: ComponentType<BoardProps<Kind>> = all[kind];
  return <Board board={board} isWide={isWide} />;
}

const BoardSkeleton = () => (
  <div className="format-board-skeleton" role="status" aria-label="The board is being laid out">
    {[1, 2, 3, 4, 5, 6].map((place) => (
      <Skeleton key={place} width="150px" height="210px" />
    ))}
  </div>
);
