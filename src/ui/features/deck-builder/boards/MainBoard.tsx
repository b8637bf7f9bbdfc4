import { memo, useMemo } from 'react';
import { useMessages } from '../../../messages/useMessages.ts';
import { useDeckDesk, useShownArrangement } from '../desk/deckDesk.ts';
import { BoardFrame } from './BoardFrame.tsx';
import { bandsOf, gridOf } from './deckBands.ts';
import { columnsOf } from './deckColumns.ts';
import { MainLists, MainStacks } from './MainColumns.tsx';

/** The main deck in columns. */
export const MainBoard = memo(function MainBoard() {
  const { main, look, free } = useDeckDesk();
  const t = useMessages('deck');
  const { columnsBy, sortBy, rowsBy, boardView } = useShownArrangement();
  const bands = useMemo(
    () => bandsOf(columnsOf(main.entries, columnsBy, sortBy, look), rowsBy, look),
    [main.entries, columnsBy, sortBy, rowsBy, look],
  );
  const grid = useMemo(() => gridOf(bands), [bands]);
  const lands = free.reduce((sum, { count }) => sum + count, 0);
  return (
    <BoardFrame board={main} grid={grid} end={t('mainCount', { picks: main.entries.length, lands })}>
      {boardView === 'stacks' ? <MainStacks bands={bands} /> : <MainLists bands={bands} />}
    </BoardFrame>
  );
});
