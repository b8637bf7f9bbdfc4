import { useRef } from 'react';
import { KeyHint } from '../kit/KeyHint.tsx';
import { Panel } from '../kit/Panel.tsx';
import { CardSurface } from './CardSurface.tsx';
import { columnsOf } from './deckColumns.ts';
import { type DeckBoard, useDeckDesk } from './deckDesk.ts';
import { cardsInWords } from './deckProblems.ts';
import { useBoardToDropOn, useCardDrag } from './dragging.ts';
import { ColumnHead, StripList } from './MainBoard.tsx';

/** Any bucket but the main deck: strips by lane, or by type where the game has no lanes. */
export function SideBoard({ board }: { readonly board: DeckBoard }) {
  const desk = useDeckDesk();
  const { look, main, view, sortBy } = desk;
  const frame = useRef<HTMLElement>(null);
  const drag = useCardDrag();
  useBoardToDropOn(frame, board.key, view.isMine);
  const columns = columnsOf(board.entries, look.lanes.length > 0 ? 'lane' : 'type', sortBy, look);
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
      <CardSurface
        board={board}
        grid={columns.map(({ entries }) => entries.map(({ id }) => id))}
        className="deck-side-cards"
      >
        {(tabbableId) =>
          columns.map((column) => (
            <div key={column.key} className="deck-side-column">
              <ColumnHead column={column} />
              <StripList label={column.label} entries={column.entries} tabbableId={tabbableId} />
            </div>
          ))
        }
      </CardSurface>
    </Panel>
  );
}
