import { Box } from '@chakra-ui/react';
import { memo, useMemo } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { type DeckBoard, useDeckDesk, useShownArrangement } from '../desk/deckDesk.ts';
import { useCarriedId } from '../dragging.ts';
import { KeyMark } from '../KeyMark.tsx';
import { marksOf, StripList } from './BoardCards.tsx';
import { BoardFrame } from './BoardFrame.tsx';
import styles from './boards.module.css';
import { ColumnHead } from './ColumnHead.tsx';
import { columnsOf } from './deckColumns.ts';

/** Any board but the main deck: strips by lane, or by type where the game has no lanes. */
export const SideBoard = memo(function SideBoard({ board }: { readonly board: DeckBoard }) {
  const desk = useDeckDesk();
  const t = useMessages('deck');
  const { look, main, view } = desk;
  const { sortBy } = useShownArrangement();
  const marks = marksOf(desk);
  const carriedId = useCarriedId();
  const columns = useMemo(
    () => columnsOf(board.entries, look.lanes.length > 0 ? 'lane' : 'type', sortBy, look),
    [board.entries, sortBy, look],
  );
  const grid = useMemo(() => columns.map(({ entries }) => entries.map(({ id }) => id)), [columns]);
  const hint = view.isMine && board.count > 0 && (
    <Box as="span" css={{ '@media (hover: none)': { display: 'none' } }}>
      {t.rich('moveHint', { key: (key) => <KeyMark>{key}</KeyMark>, board: main.name })}
    </Box>
  );
  return (
    <BoardFrame board={board} grid={grid} end={hint}>
      {columns.map((column) => (
        <Box key={column.key} className={styles.sideColumn}>
          <ColumnHead column={column} />
          <StripList label={column.label} {...{ entries: column.entries, carriedId, ...marks }} />
        </Box>
      ))}
    </BoardFrame>
  );
});
