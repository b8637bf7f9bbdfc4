import { memo, useId, useMemo, useRef } from 'react';
import { classNames } from '../../../kit/classNames.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { type DeckBoard, useDeckDesk } from '../desk/deckDesk.ts';
import { useBoardToDropOn, useCardDrag } from '../dragging.ts';
import { KeyMark } from '../KeyMark.tsx';
import { marksOf, StripList } from './BoardCards.tsx';
import { BoardHead } from './BoardHead.tsx';
import styles from './boards.module.css';
import { CardSurface } from './CardSurface.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import { columnsOf } from './deckColumns.ts';

/** Any board but the main deck: strips by lane, or by type where the game has no lanes. */
export const SideBoard = memo(function SideBoard({ board }: { readonly board: DeckBoard }) {
  const desk = useDeckDesk();
  const t = useMessages('deck');
  const { look, main, view, shown } = desk;
  const { sortBy } = shown;
  const marks = marksOf(desk);
  const frame = useRef<HTMLElement>(null);
  const drag = useCardDrag();
  const titleId = useId();
  useBoardToDropOn(frame, board.key, view.isMine);
  const columns = useMemo(
    () => columnsOf(board.entries, look.lanes.length > 0 ? 'lane' : 'type', sortBy, look),
    [board.entries, sortBy, look],
  );
  const grid = useMemo(() => columns.map(({ entries }) => entries.map(({ id }) => id)), [columns]);
  return (
    <section
      ref={frame}
      className={classNames(styles.board, drag?.over === board.key && styles.over)}
      data-board={board.key}
      aria-labelledby={titleId}
    >
      <BoardHead board={board} titleId={titleId}>
        {view.isMine && board.count > 0 && (
          <span className={styles.keyHint}>
            {t.rich('moveHint', { key: (key) => <KeyMark>{key}</KeyMark>, board: main.name })}
          </span>
        )}
      </BoardHead>
      {board.count === 0 && (
        <p className={styles.none}>
          {view.isMine
            ? t('sideEmptyHint', { board: board.name, main: main.name })
            : t('boardEmpty', { board: board.name })}
        </p>
      )}
      <CardSurface board={board} grid={grid} isStrips>
        {columns.map((column) => (
          <div key={column.key} className={styles.sideColumn}>
            <ColumnHead column={column} />
            <StripList
              label={column.label}
              {...{ entries: column.entries, carriedId: drag?.id ?? null, ...marks }}
            />
          </div>
        ))}
      </CardSurface>
    </section>
  );
});
