import { memo, useMemo, useRef } from 'react';
import { cardsInWords } from '#contract/decks/deckRules.ts';
import { KeyHint } from '../../../kit/KeyHint.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { type DeckBoard, useDeckDesk } from '../desk/deckDesk.ts';
import { useBoardToDropOn, useCardDrag } from '../dragging.ts';
import { marksOf, StripList } from './BoardCards.tsx';
import { CardSurface } from './CardSurface.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import { columnsOf } from './deckColumns.ts';

/** Any bucket but the main deck: strips by lane, or by type where the game has no lanes. */
export const SideBoard = memo(function SideBoard({ board }: { readonly board: DeckBoard }) {
  const desk = useDeckDesk();
  const { look, main, view, shown } = desk;
  const { sortBy } = shown;
  const marks = marksOf(desk);
  const frame = useRef<HTMLElement>(null);
  const drag = useCardDrag();
  useBoardToDropOn(frame, board.key, view.isMine);
  const columns = useMemo(
    () => columnsOf(board.entries, look.lanes.length > 0 ? 'lane' : 'type', sortBy, look),
    [board.entries, sortBy, look],
  );
  const grid = useMemo(() => columns.map(({ entries }) => entries.map(({ id }) => id)), [columns]);
  const titleId = `deck-${board.key}-title`;
  return (
    <Panel
      ref={frame}
      pad="none"
      id={`deck-board-${board.key}`}
      className={drag?.over === board.key ? 'deck-side over' : 'deck-side'}
      aria-labelledby={titleId}
    >
      <header className="deck-board-head">
        <h2 id={titleId}>{board.name}</h2>
        <span className="num b deck-size">
          <span aria-hidden="true">{board.count}</span>
          <span className="vh">{cardsInWords(board.count)}</span>
        </span>
        <span className="grow" />
        {view.isMine && board.count > 0 && (
          <span className="t14 muted deck-key-hint">
            Press <KeyHint>M</KeyHint> to move a card to {main.name}
          </span>
        )}
      </header>
      {board.count === 0 && (
        <p className="deck-board-none">
          {view.isMine
            ? `Nothing in ${board.name}. Cards you click in ${main.name} come here.`
            : 'No cards here.'}
        </p>
      )}
      <CardSurface board={board} grid={grid} className="deck-side-cards">
        {columns.map((column) => (
          <div key={column.key} className="deck-side-column">
            <ColumnHead column={column} />
            <StripList
              label={column.label}
              {...{ entries: column.entries, carriedId: drag?.id ?? null, ...marks }}
            />
          </div>
        ))}
      </CardSurface>
    </Panel>
  );
});
