import { type ComponentProps, type ReactNode, type RefObject, useState } from 'react';
import type { CardView } from '#contract/room/room.ts';
import { classNames } from '#src/ui/system/css/classNames.ts';
import type { StyleWithVariables } from '#src/ui/system/css/styleWithVariables.ts';
import type { CardState } from '../../../../components/cards/PlayCard.tsx';
import { useCardSize } from '../../../../components/preferences/cardSize.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { PackCard } from '../../PackCard.tsx';
import { COLUMN_GAP, type PackFit, TEXT_FROM_PX } from '../../packFit.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useSize } from '../../useSize.ts';
import { useTable } from '../../useTable.ts';
import styles from './cardRows.module.css';

export interface RowsProps {
  /** What the cards are, for screen readers: “The open pack, 12 cards”. */
  readonly label: string;
  readonly cards: readonly CardView[];
  /** Columns where the board has its own; else as many as fit. */
  readonly columns?: number;
  readonly widest?: number;
  /** From the left where there is room, as in groups of which each has another length. */
  readonly isLeft?: boolean;
}

export interface Rows {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly fit: PackFit;
  readonly tabStop: number;
  readonly setTabStop: (index: number) => void;
}

/** How the cards of a board fit its width, and which of them is the tab stop. */
export function useRows({ columns, widest }: Pick<RowsProps, 'columns' | 'widest'>): Rows {
  const { usesTextMode } = usePreferences();
  const [frame, { width }] = useSize({ width: 1000, height: 600 });
  const fit = useFit(width, usesTextMode, columns, widest);
  const [tabStop, setTabStop] = useState(0);
  return { frame, fit, tabStop, setTabStop };
}

interface CardRowsProps extends RowsProps {
  readonly rows: Rows;
  readonly handlers: ComponentProps<'div'>;
  readonly isMultiple?: boolean;
  readonly starred: readonly string[];
  readonly stateOf: (card: CardView) => CardState;
  /** A line over a card, such as who took it. */
  readonly sentenceOf: (card: CardView, state: CardState) => string | undefined;
}

const STILL = { isReduced: true, toward: 0 } as const;

/** Open cards as one grid for keys and readers, drawn with the cells of the pack. */
export function CardRows(props: CardRowsProps): ReactNode {
  const { cards, label, rows, handlers, isMultiple, starred, stateOf, sentenceOf, isLeft } = props;
  const { frame, fit, tabStop } = rows;
  const { zoom } = useRoomParts();
  const { view } = useTable();
  const { usesTextMode } = usePreferences();
  const style: StyleWithVariables = { '--columns': fit.columns, '--card': `${fit.cardWidth}px` };
  const places = Array.from({ length: Math.ceil(cards.length / fit.columns) }, (_, row) => row);
  return (
    <div ref={frame} className={styles.frame}>
      <div
        className={classNames(styles.rows, usesTextMode && styles.text, isLeft === true && styles.left)}
        style={style}
        role="grid"
        aria-label={label}
        aria-rowcount={places.length}
        aria-colcount={fit.columns}
        aria-multiselectable={isMultiple}
        {...handlers}
      >
        {places.map((row) => (
          // biome-ignore lint/a11y/useFocusableInteractive: a row of a grid is not focused, its cells are
          <div role="row" key={row}>
            {cards.slice(row * fit.columns, (row + 1) * fit.columns).map((card, column) => {
              const index = row * fit.columns + column;
              const face = view.faces[card.card];
              if (!face) return null;
              const state = stateOf(card);
              return (
                <PackCard
                  key={card.id}
                  card={card}
                  face={face}
                  look={view.look}
                  index={index}
                  count={cards.length}
                  state={state}
                  isBurned={false}
                  sentence={sentenceOf(card, state)}
                  isStarred={starred.includes(card.id)}
                  isTabStop={index === Math.min(tabStop, cards.length - 1)}
                  isText={usesTextMode}
                  isPicture={fit.cardWidth < TEXT_FROM_PX}
                  move="here"
                  setting={STILL}
                  hasArrival={false}
                  onZoom={zoom}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

const WIDEST = { small: 116, fitted: 158, large: 220 } as const;

/** As many columns as fit at a width that can be read; the board's own columns share the width. */
function useFit(width: number, isText: boolean, columns: number | undefined, widest = 999): PackFit {
  const size = useCardSize();
  if (isText) return { columns: columns ?? 1, cardWidth: 0, isWhole: true };
  const most = Math.min(widest, WIDEST[size]);
  const count = columns ?? Math.max(2, Math.floor((width + COLUMN_GAP) / (most + COLUMN_GAP)));
  const shared = Math.floor((width - (count - 1) * COLUMN_GAP) / count);
  return { columns: count, cardWidth: Math.max(40, Math.min(most, shared)), isWhole: true };
}
