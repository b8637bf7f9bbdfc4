import { useRef } from 'react';
import IconReady from '~icons/ph/check-circle-fill';
import IconWarning from '~icons/ph/warning-fill';
import { CardStack } from '../cards/CardStack.tsx';
import { CardStrip } from '../cards/CardStrip.tsx';
import { laneOf } from '../cards/gameLook.ts';
import { LaneGlyph } from '../cards/LaneGlyph.tsx';
import { PlayCard } from '../cards/PlayCard.tsx';
import { Chip } from '../kit/Chip.tsx';
import { Panel } from '../kit/Panel.tsx';
import { CardSurface } from './CardSurface.tsx';
import { DeckCard, isDimmed } from './DeckCard.tsx';
import { columnsOf, type DeckColumn } from './deckColumns.ts';
import { type DeckBoard, useDeckDesk } from './deckDesk.ts';
import type { DeckEntry } from './deckEntries.ts';
import { cardsInWords } from './deckProblems.ts';
import { useBoardToDropOn, useCardDrag } from './dragging.ts';
import { useWidth } from './useWidth.ts';

const GAP = 8;
const NARROWEST = 124;
const WIDEST = 164;

/** The main deck in columns. */
export function MainBoard() {
  const desk = useDeckDesk();
  const { main, look, free, columnsBy, sortBy, boardView } = desk;
  const board = useRef<HTMLElement>(null);
  const drag = useCardDrag();
  useBoardToDropOn(board, main.key, desk.view.isMine);
  const columns = columnsOf(main.entries, columnsBy, sortBy, look);
  const freeCount = main.count - main.entries.length;
  return (
    <Panel
      ref={board}
      look="lit"
      pad="none"
      className={drag?.over === main.key ? 'deck-main over' : 'deck-main'}
      aria-labelledby="deck-main-title"
    >
      <header className="deck-board-head">
        <h2 id="deck-main-title">{main.name}</h2>
        <SizeWords />
        <span className="grow" />
        <span className="t14 muted">
          {main.entries.length} {main.entries.length === 1 ? 'pick' : 'picks'}
          {freeCount > 0 && `, ${freeCount} free ${freeCount === 1 ? 'card' : 'cards'}`}
        </span>
      </header>
      {main.count === 0 && (
        <p className="deck-board-none">
          No cards in {main.name} yet.{desk.view.isMine && ' Click a card below to move it here.'}
        </p>
      )}
      <CardSurface
        board={main}
        grid={columns.map(({ entries }) => entries.map(({ id }) => id))}
        className="deck-main-cards"
      >
        {(tabbableId) =>
          boardView === 'stacks' ? (
            <Stacks board={main} columns={columns} hasFree={free.length > 0} tabbableId={tabbableId} />
          ) : (
            <Lists columns={columns} tabbableId={tabbableId} />
          )
        }
      </CardSurface>
    </Panel>
  );
}

/** "38/40" and what is missing, or that nothing is. */
export function SizeWords() {
  const { main, look, troubles } = useDeckDesk();
  const [trouble] = troubles;
  return (
    <>
      <span className="num b deck-size">
        <span className="vh">{cardsInWords(main.count)}, at least </span>
        <span aria-hidden="true">{main.count}</span>
        <span className="subtle">
          <span aria-hidden="true">/</span>
          {look.deckSize}
        </span>
      </span>
      {trouble === undefined ? (
        <Chip tone="ok" size="tag">
          <IconReady aria-hidden="true" />
          ready
        </Chip>
      ) : (
        <Chip tone="warn" size="tag">
          <IconWarning aria-hidden="true" />
          {trouble.tag}
        </Chip>
      )}
    </>
  );
}

interface ColumnsProps {
  readonly columns: readonly DeckColumn[];
  readonly tabbableId: string | null;
}

function Stacks(props: ColumnsProps & { readonly board: DeckBoard; readonly hasFree: boolean }) {
  const { columns, hasFree, tabbableId } = props;
  const desk = useDeckDesk();
  const drag = useCardDrag();
  const frame = useRef<HTMLDivElement>(null);
  const room = useWidth(frame);
  const count = columns.length + (hasFree ? 1 : 0);
  const fit = Math.floor((room - GAP * Math.max(0, count - 1)) / Math.max(1, count));
  const width = Math.max(NARROWEST, Math.min(WIDEST, fit));
  const entryOf = (key: string | number) => desk.pool.get(String(key));
  return (
    <div className="deck-columns" ref={frame}>
      {room > 0 &&
        columns.map((column) => (
          <div key={column.key} className="deck-column" style={{ width }}>
            <ColumnHead column={column} isShort />
            <CardStack
              look={desk.look}
              width={width}
              label={column.label}
              cards={column.entries.map(({ id, face, isFoil }) => ({
                key: id,
                face,
                isFoil,
                isDimmed: isDimmed(desk, id),
              }))}
              wrap={({ key }, drawing) => {
                const entry = entryOf(key);
                return entry === undefined ? (
                  drawing
                ) : (
                  <DeckCard
                    entry={entry}
                    desk={desk}
                    isTabbable={entry.id === tabbableId}
                    isCarried={drag?.id === entry.id}
                  >
                    {drawing}
                  </DeckCard>
                );
              }}
            />
          </div>
        ))}
      {room > 0 && hasFree && <FreeColumn width={width} />}
    </div>
  );
}

export function ColumnHead({
  column,
  as: Heading = 'h3',
  isShort = false,
}: Readonly<{ column: DeckColumn; as?: 'h2' | 'h3'; isShort?: boolean }>) {
  const { look } = useDeckDesk();
  const lane = column.lane === null ? undefined : laneOf(look, column.lane);
  return (
    <Heading className="deck-column-head">
      {column.disc !== null ? (
        <>
          <span className="deck-cost" aria-hidden="true">
            {column.disc}
          </span>
          <span className={isShort ? 'vh' : 'ell'}>{column.label}</span>
        </>
      ) : (
        <>
          {lane !== undefined && <LaneGlyph lane={lane} size={15} />}
          <span className="ell">{column.label}</span>
        </>
      )}
      <span className="num">{column.entries.length}</span>
    </Heading>
  );
}

function FreeColumn({ width }: { readonly width: number }) {
  const { free, look, main, query } = useDeckDesk();
  return (
    <div className="deck-column" style={{ width }}>
      <h3 className="deck-column-head">
        Free <span className="num">{main.count - main.entries.length}</span>
      </h3>
      <ul className="deck-free-stack">
        {free.map(({ face, count }) => (
          <li key={face.name}>
            <span className="vh">
              {face.name}, {count === 1 ? '1 copy' : `${count} copies`}
            </span>
            <PlayCard
              face={face}
              look={look}
              size="sm"
              width={width}
              state={query.terms.length > 0 ? 'dimmed' : 'idle'}
            />
            <span className="deck-times num" aria-hidden="true">
              ×{count}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Lists({ columns, tabbableId }: ColumnsProps) {
  const { free, look, query } = useDeckDesk();
  return (
    <div className="deck-lists">
      {columns
        .filter(({ entries }) => entries.length > 0)
        .map((column) => (
          <div key={column.key}>
            <ColumnHead column={column} />
            <StripList label={column.label} entries={column.entries} tabbableId={tabbableId} />
          </div>
        ))}
      {free.length > 0 && (
        <div>
          <h3 className="deck-column-head">Free</h3>
          <ul className="deck-strips">
            {free.map(({ face, count }) => (
              <li key={face.name}>
                <CardStrip face={face} look={look} count={count} isDimmed={query.terms.length > 0} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

/** Cards as strips in one column. */
export function StripList({
  label,
  entries,
  tabbableId,
}: Readonly<{ label: string; entries: readonly DeckEntry[]; tabbableId: string | null }>) {
  const desk = useDeckDesk();
  const drag = useCardDrag();
  return (
    <ul className="deck-strips" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <DeckCard
            entry={entry}
            desk={desk}
            isTabbable={entry.id === tabbableId}
            isCarried={drag?.id === entry.id}
          >
            <CardStrip face={entry.face} look={desk.look} isDimmed={isDimmed(desk, entry.id)} />
          </DeckCard>
        </li>
      ))}
    </ul>
  );
}
