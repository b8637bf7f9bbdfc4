import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo, useState } from 'react';
import type { CardView } from '#contract/room/room.ts';
import {
  selectChosen,
  selectRefusal,
  selectSeatState,
  selectStarred,
} from '#src/machines/draftRoomSelectors.ts';
import type { CardState } from '../../../../components/cards/PlayCard.tsx';
import { useCardSize } from '../../../../components/preferences/cardSize.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import type { StyleWithVariables } from '../../../../theme/styleWithVariables.ts';
import { PackCard } from '../../PackCard.tsx';
import { COLUMN_GAP, type PackFit, TEXT_FROM_PX } from '../../packFit.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { usePackInput } from '../../usePackInput.ts';
import { useSize } from '../../useSize.ts';
import { useSpeakState } from '../../useSpeakState.ts';
import { useTable } from '../../useTable.ts';

interface CardGridProps {
  /** What the cards are, for screen readers: "The open pack, 12 cards". */
  readonly label: string;
  readonly cards: readonly CardView[];
  /** Whether they may be chosen now; else they are only looked at, starred and zoomed. */
  readonly mayChoose: boolean;
  /** Columns where the board has its own (a grid of cards); else as many as fit. */
  readonly columns?: number;
  readonly widest?: number;
  /** A line over a card, such as who took it. */
  readonly sentenceOf?: (card: CardView) => string | undefined;
  readonly stateOf?: (card: CardView) => CardState | undefined;
}

const STILL = { isReduced: true, toward: 0 } as const;

/** Open cards as one grid: arrows walk, Space and a click reserve, Enter takes, F stars, Z zooms, Q speaks the state. */
export function CardGrid(props: CardGridProps): ReactNode {
  const { cards, label, mayChoose } = props;
  const { zoom } = useRoomParts();
  const { view } = useTable();
  const marks = useMarks(mayChoose);
  const { doubleClickTakes, usesSingleKeys, usesTextMode } = usePreferences();
  const [frame, { width }] = useSize({ width: 1000, height: 600 });
  const fit = useFit(width, usesTextMode, props.columns, props.widest);
  const [tabStop, setTabStop] = useState(0);
  const handlers = usePackInput({
    ...(mayChoose && { grid: frame }),
    columns: fit.columns,
    takesOnDoubleClick: doubleClickTakes,
    hasSingleKeys: usesSingleKeys,
    onFocused: setTabStop,
    speakState: useSpeakState(),
  });
  const rows = useMemo(() => rowsOf(cards, fit.columns), [cards, fit.columns]);
  const style: StyleWithVariables = { '--columns': fit.columns, '--card': `${fit.cardWidth}px` };
  return (
    <div ref={frame} className="board-cards">
      <div
        className={usesTextMode ? 'room-rows text' : 'room-rows'}
        style={style}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length}
        aria-colcount={fit.columns}
        {...handlers}
      >
        {rows.map((row, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: a row of a grid is not focused, its cells are
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are places; keyed by a card they would be made anew at every pick
          <div role="row" className="room-row" key={place}>
            {row.map((card, column) => {
              const index = place * fit.columns + column;
              const face = view.faces[card.card];
              if (!face) return null;
              const state = props.stateOf?.(card) ?? marks.stateOf(card.id);
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
                  sentence={props.sentenceOf?.(card) ?? marks.sentenceOf(state)}
                  isStarred={marks.starred.includes(card.id)}
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

const rowsOf = (cards: readonly CardView[], columns: number): readonly (readonly CardView[])[] =>
  Array.from({ length: Math.ceil(cards.length / columns) }, (_, row) =>
    cards.slice(row * columns, (row + 1) * columns),
  );

const WIDEST = { small: 116, fitted: 158, large: 220 } as const;

/** As many columns as fit at a width that can be read; the board's own columns share the width. */
function useFit(width: number, isText: boolean, columns: number | undefined, widest = 999): PackFit {
  const size = useCardSize();
  if (isText) return { columns: columns ?? 1, cardWidth: 0, isWhole: true };
  const most = Math.min(widest, WIDEST[size]);
  if (columns !== undefined) {
    const shared = Math.floor((width - (columns - 1) * COLUMN_GAP) / columns);
    return { columns, cardWidth: Math.max(40, Math.min(most, shared)), isWhole: true };
  }
  const fitting = Math.max(2, Math.floor((width + COLUMN_GAP) / (most + COLUMN_GAP)));
  const cardWidth = Math.min(most, Math.floor((width - (fitting - 1) * COLUMN_GAP) / fitting));
  return { columns: fitting, cardWidth, isWhole: true };
}

export function useMarks(mayChoose: boolean) {
  const { room } = useRoomParts();
  const chosen = useSelector(room, selectChosen);
  const starred = useSelector(room, selectStarred);
  const refusal = useSelector(room, selectRefusal);
  const isPaused = useSelector(room, selectSeatState) === 'paused';
  return {
    starred,
    stateOf(id: string): CardState {
      if (refusal?.cardIds.includes(id)) return 'refused';
      if (chosen.includes(id)) return 'reserved';
      return isPaused || !mayChoose ? 'quiet' : 'idle';
    },
    sentenceOf: (state: CardState) =>
      state === 'reserved' ? 'Selected' : state === 'refused' ? refusal?.message : undefined,
  };
}
