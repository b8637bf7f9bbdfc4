import { Flex, Skeleton } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { type ComponentType, Suspense } from 'react';
import { selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { SystemProvider } from '../../../system/SystemProvider.tsx';
import { BoardMessage } from '../BoardMessage.tsx';
import { useRoomParts } from '../roomParts.tsx';
import { useTable } from '../useTable.ts';
import type { BoardKind, BoardOf, BoardProps, Boards } from './boardTypes.ts';
import { boards } from './registry.ts';

/** The tools of an open table stay at its top; what gets the focus must not be under them. */
const TOOLS_PX = 132;
const BAR_PX = 110;

/** The board of a format that is no booster draft, or why there is nothing to do at it. */
export function FormatBoard({ isWide }: { readonly isWide: boolean }) {
  const { view } = useTable();
  const { board } = view;
  if (board === null) return null;
  return (
    <SystemProvider>
      <Suspense fallback={<BoardSkeleton />}>
        <BoardFrame isWide={isWide} board={board} />
      </Suspense>
    </SystemProvider>
  );
}

function BoardFrame({ board, isWide }: BoardProps<BoardKind>) {
  const t = useMessages('boards');
  const { room } = useRoomParts();
  const seatState = useSelector(room, selectSeatState);
  const isMessage = seatState === 'handed' || seatState === 'finished';
  return (
    <Flex
      as="section"
      aria-label={t('board')}
      data-format-board=""
      direction="column"
      css={{ '& > *': { flexShrink: 0 } }}
      {...(isWide ? WIDE : NARROW)}
      scrollPaddingTop={isWide && board.kind === 'rotisserie' ? `${TOOLS_PX}px` : '24px'}
      scrollPaddingBottom={`${BAR_PX}px`}
    >
      {isMessage && <BoardMessage seatState={seatState} />}
      <Suspense fallback={<BoardSkeleton />}>{drawBoard(board.kind, board, isWide)}</Suspense>
    </Flex>
  );
}

/** Beside a rail the board alone scrolls, and ends above the foot; else the page does. */
const WIDE = {
  position: 'absolute',
  inset: '0 0 var(--foot)',
  contain: 'strict',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '18px 28px 24px',
} as const;
const NARROW = { position: 'relative', flex: '1', minHeight: '320px', padding: '14px 16px 20px' } as const;

function drawBoard<Kind extends BoardKind>(kind: Kind, board: BoardOf<Kind>, isWide: boolean) {
  const all: Boards = boards;
  const Board: ComponentType<BoardProps<Kind>> = all[kind];
  return <Board board={board} isWide={isWide} />;
}

function BoardSkeleton() {
  const t = useMessages('boards');
  return (
    <Flex wrap="wrap" gap="3.5" role="status" aria-label={t('boardLoading')}>
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <Skeleton key={place} width="150px" height="210px" />
      ))}
    </Flex>
  );
}
