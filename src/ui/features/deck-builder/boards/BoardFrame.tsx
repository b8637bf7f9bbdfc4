import { Box, Text } from '@chakra-ui/react';
import { type ReactNode, useId, useMemo } from 'react';
import { dropTarget } from '../../../components/dragging.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { type DeckBoard, useDeckDesk } from '../desk/deckDesk.ts';
import { useCardDrag } from '../dragging.ts';
import { BoardHead } from './BoardHead.tsx';
import type { CardGrid } from './boardKeys.ts';
import { CardSurface } from './CardSurface.tsx';

interface BoardFrameProps {
  readonly board: DeckBoard;
  readonly grid: CardGrid;
  /** At the right of the title. */
  readonly end: ReactNode;
  readonly children: ReactNode;
}

/** A board with its title, on which cards can be dropped. */
export function BoardFrame({ board, grid, end, children }: BoardFrameProps) {
  const { main, view } = useDeckDesk();
  const t = useMessages('deck');
  const drag = useCardDrag();
  const titleId = useId();
  const isMain = board.key === main.key;
  const dropOn = useMemo(() => dropTarget({ bucket: board.key }), [board.key]);
  return (
    <Box
      as="section"
      ref={view.isMine ? dropOn : undefined}
      layerStyle={isMain ? 'lit' : 'panel'}
      minWidth="0"
      px="4"
      pt="3"
      pb="3.5"
      {...(isMain && { background: FELT })}
      {...(drag?.over === board.key && { boxShadow: '0 0 0 2px var(--brass-fg), var(--sh2)' })}
      data-board={board.key}
      aria-labelledby={titleId}
    >
      <BoardHead board={board} titleId={titleId}>
        {end}
      </BoardHead>
      {board.count === 0 && (
        <Text pt="3.5" color="fg.muted" textStyle="dense">
          {!view.isMine && t('boardEmpty', { board: board.name })}
          {view.isMine && isMain && t('mainEmpty', { board: board.name })}
          {view.isMine && !isMain && t('sideEmptyHint', { board: board.name, main: main.name })}
        </Text>
      )}
      <CardSurface board={board} grid={grid} isStrips={!isMain}>
        {children}
      </CardSurface>
    </Box>
  );
}

const FELT =
  'radial-gradient(700px 420px at 42% 20%, var(--lamp2), transparent 75%), linear-gradient(color-mix(in srgb, var(--felt1) 60%, var(--s1)), color-mix(in srgb, var(--felt2) 55%, var(--s1)))';
