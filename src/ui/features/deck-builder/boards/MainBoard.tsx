import { memo, useMemo, useRef } from 'react';
import { classNames } from '../../../kit/classNames.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useDeckDesk } from '../desk/deckDesk.ts';
import { useBoardToDropOn, useCardDrag } from '../dragging.ts';
import { BoardHead } from './BoardHead.tsx';
import styles from './boards.module.css';
import { CardSurface } from './CardSurface.tsx';
import { bandsOf, gridOf } from './deckBands.ts';
import { columnsOf } from './deckColumns.ts';
import { MainLists, MainStacks } from './MainColumns.tsx';

/** The main deck in columns. */
export const MainBoard = memo(function MainBoard() {
  const { main, look, free, shown, view } = useDeckDesk();
  const t = useMessages('deck');
  const { columnsBy, sortBy, rowsBy, boardView } = shown;
  const board = useRef<HTMLElement>(null);
  const drag = useCardDrag();
  useBoardToDropOn(board, main.key, view.isMine);
  const bands = useMemo(
    () => bandsOf(columnsOf(main.entries, columnsBy, sortBy, look), rowsBy, look),
    [main.entries, columnsBy, sortBy, rowsBy, look],
  );
  const grid = useMemo(() => gridOf(bands), [bands]);
  const lands = free.reduce((sum, { count }) => sum + count, 0);
  return (
    <section
      ref={board}
      className={classNames(styles.board, styles.main, drag?.over === main.key && styles.over)}
      data-board={main.key}
      aria-labelledby="deck-main-title"
    >
      <BoardHead board={main} titleId="deck-main-title">
        {t('mainCount', { picks: main.entries.length, lands })}
      </BoardHead>
      {main.count === 0 && (
        <p className={styles.none}>{t(view.isMine ? 'mainEmpty' : 'boardEmpty', { board: main.name })}</p>
      )}
      <CardSurface board={main} grid={grid}>
        {boardView === 'stacks' ? <MainStacks bands={bands} /> : <MainLists bands={bands} />}
      </CardSurface>
    </section>
  );
});
