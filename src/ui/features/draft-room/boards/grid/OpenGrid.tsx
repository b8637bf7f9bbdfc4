import type { GridBoard } from '#engine/formats/grid/grid.types.ts';
import { type Line, linesOf } from '#engine/formats/grid/lines.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import type { CardSize } from '../../../../components/cards/cardFit.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useTable } from '../../useTable.ts';
import { PersonFace } from '../pieces/PersonFace.tsx';
import { UnitCard } from '../pieces/UnitCard.tsx';
import { UnitHandle } from '../pieces/UnitHandle.tsx';
import type { Choosing } from '../pieces/useChoosing.ts';
import { useUnitInput } from '../pieces/useUnitInput.ts';
import { nameOf, whoIs } from '../pieces/words.ts';
import { cardsIn, lineName } from './gridWords.ts';
import styles from './openGrid.module.css';

interface OpenGridProps {
  readonly board: GridBoard;
  readonly choosing: Choosing;
  readonly isWide: boolean;
  /** Room for the grid in px. */
  readonly width: number;
}

/** Handles over the columns and left of the rows, the cards between them: one grid for keys and readers. */
export function OpenGrid({ board, choosing, isWide, width }: OpenGridProps) {
  const t = useMessages('boards');
  const { people } = useTable();
  const { usesTextMode } = usePreferences();
  const { handlers, lit, tabStop } = useUnitInput(choosing);
  const fit = useCardFit(width, board.columns, isWide);
  const lines = linesOf(board.columns);
  const rows = lines.filter(({ kind }) => kind === 'row');
  const columns = lines.filter(({ kind }) => kind === 'column');
  const stop = tabStop ?? '0 1';
  const isList = usesTextMode && !isWide;
  const handle = (line: Line) => (
    <Handle
      key={line.option}
      line={line}
      board={board}
      choosing={choosing}
      place={placeOf(line)}
      stop={stop}
    />
  );
  const style: StyleWithVariables = {
    '--columns': board.columns,
    '--card': usesTextMode ? 'minmax(0, 1fr)' : `${fit.cardWidth}px`,
  };
  return (
    <div
      className={classNames(styles.grid, isList ? styles.list : usesTextMode && styles.text)}
      style={style}
      role="grid"
      aria-label={t('openGrid', { count: board.cells.filter(({ takenBy }) => takenBy === null).length })}
      aria-rowcount={board.rows + 1}
      aria-colcount={board.columns + 1}
      {...handlers}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: a row of a grid is not focused, its cells are */}
      <div role="row" className={styles.row}>
        {columns.map(handle)}
      </div>
      {rows.map((row, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: a row of a grid is not focused, its cells are
        <div role="row" className={styles.row} key={row.option}>
          {handle(row)}
          {row.cells.map((cell, column) => {
            const known = board.cells[cell];
            const across = columns[column];
            if (!known || !across) return null;
            const taker = known.takenBy === null ? undefined : people[known.takenBy];
            const took = taker && t('tookIt', whoIs(t, taker));
            const where = t('place', { row: row.number, column: across.number });
            return (
              <UnitCard
                key={known.card.id}
                card={known.card}
                place={`${at + 1} ${column + 1}`}
                options={[row.option, across.option]}
                isTabStop={stop === `${at + 1} ${column + 1}`}
                size={fit.size}
                takenBy={took && fit.size === 'xs' ? nameOf(t, taker) : took}
                style={isList ? undefined : { gridRow: at + 2, gridColumn: column + 2 }}
                where={took === undefined ? where : `${where}. ${took}`}
              />
            );
          })}
        </div>
      ))}
      {lines.map((line) => {
        if (isList) return null;
        const look = line.option === choosing.chosen ? 'chosen' : line.option === lit ? 'lit' : null;
        const mayTake = choosing.options.includes(line.option) || lit === line.option;
        return look && mayTake ? (
          <span key={line.option} className={classNames(styles.line, styles[look])} style={areaOf(line)} />
        ) : null;
      })}
    </div>
  );
}

const placeOf = ({ kind, number }: Line): string => (kind === 'row' ? `${number} 0` : `0 ${number}`);

const areaOf = ({ kind, number }: Line): StyleWithVariables =>
  kind === 'row'
    ? { gridRow: number + 1, gridColumn: '2 / -1' }
    : { gridRow: '2 / -1', gridColumn: number + 1 };

interface HandleProps {
  readonly line: Line;
  readonly board: GridBoard;
  readonly choosing: Choosing;
  readonly place: string;
  readonly stop: string;
}

/** Names a line, takes it, and says who took it. */
function Handle({ line, board, choosing, place, stop }: HandleProps) {
  const t = useMessages('boards');
  const { people } = useTable();
  const taken = board.lines.find((known) => known.line === line.option);
  const count = cardsIn(board, line).length;
  const taker = count === 0 && taken ? people[taken.seat] : undefined;
  const isRow = line.kind === 'row';
  const name = lineName(t, line);
  const cards = t('cards', { count });
  const gone = taker ? t('tookIt', whoIs(t, taker)) : t('noCardLeft');
  return (
    <UnitHandle
      option={line.option}
      choosing={choosing}
      place={place}
      isTabStop={place === stop}
      hotkey={`${isRow ? line.number : board.rows + line.number}`}
      label={`${name}, ${count === 0 ? gone : cards}.`}
      className={classNames(isRow ? styles.ofRow : styles.ofColumn, taker && !taker.isYou && styles.theirs)}
      style={
        isRow ? { gridRow: line.number + 1, gridColumn: 1 } : { gridRow: 1, gridColumn: line.number + 1 }
      }
    >
      {taker && <PersonFace person={taker} size={24} />}
      <span className={taker && styles.taker}>{taker ? gone : name}</span>
      {count > 0 && isRow && <small>{cards}</small>}
    </UnitHandle>
  );
}

interface CardFit {
  readonly cardWidth: number;
  readonly size: CardSize;
}

const HANDLE_PX = { wide: 104, narrow: 40 } as const;
const GAP_PX = { wide: 14, narrow: 8 } as const;
const WIDEST_PX = 158;
/** What stands over and under three rows of cards in a wide window: bar, seats, column handles, gaps, pool. */
const AROUND_PX = 312;

/** As wide as the columns allow, and on wide screens as low as three rows fit without scrolling, if they can be read. */
function useCardFit(width: number, columns: number, isWide: boolean): CardFit {
  const { view } = useTable();
  const [handle, gap] = isWide ? [HANDLE_PX.wide, GAP_PX.wide] : [HANDLE_PX.narrow, GAP_PX.narrow];
  const shared = Math.floor((width - handle - columns * gap) / columns);
  const low = isWide
    ? Math.max(126, ((window.innerHeight - AROUND_PX) / 3) * view.look.cardAspect)
    : WIDEST_PX;
  const cardWidth = Math.max(48, Math.floor(Math.min(WIDEST_PX, shared, low)));
  return { cardWidth, size: cardWidth < 92 ? 'xs' : cardWidth < 126 ? 'sm' : 'md' };
}
