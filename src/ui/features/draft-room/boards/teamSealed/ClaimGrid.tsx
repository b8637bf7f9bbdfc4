import { useSelector } from '@xstate/react';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useMemo, useState } from 'react';
import type { CardView } from '#contract/room/room.ts';
import { selectStarred } from '#src/machines/draftRoomSelectors.ts';
import { useCardSize } from '../../../../components/preferences/cardSize.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import type { StyleWithVariables } from '../../../../theme/styleWithVariables.ts';
import { PackCard } from '../../PackCard.tsx';
import { COLUMN_GAP } from '../../packFit.ts';
import { packKey } from '../../packKeys.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useSize } from '../../useSize.ts';
import { useSpeakState } from '../../useSpeakState.ts';
import { useTable } from '../../useTable.ts';
import type { Claims } from './useClaims.ts';

interface ClaimGridProps {
  readonly label: string;
  readonly cards: readonly CardView[];
  readonly claims: Claims;
  readonly mayClaim: boolean;
}

const STILL = { isReduced: true, toward: 0 } as const;
const WIDEST = { small: 116, fitted: 150, large: 210 } as const;

/** Cards of the pile: a click or Space chooses as many as one likes, Enter or a double click claims. */
export function ClaimGrid({ label, cards, claims, mayClaim }: ClaimGridProps) {
  const { room, zoom } = useRoomParts();
  const { view } = useTable();
  const { usesTextMode } = usePreferences();
  const starred = useSelector(room, selectStarred);
  const [frame, { width }] = useSize({ width: 1000, height: 600 });
  const widest = WIDEST[useCardSize()];
  const columns = usesTextMode ? 1 : Math.max(2, Math.floor((width + COLUMN_GAP) / (widest + COLUMN_GAP)));
  const cardWidth = Math.min(widest, Math.floor((width - (columns - 1) * COLUMN_GAP) / columns));
  const [tabStop, setTabStop] = useState(0);
  const handlers = useClaimInput({ cards, columns, claims, onFocused: setTabStop });
  const rows = useMemo(
    () =>
      Array.from({ length: Math.ceil(cards.length / columns) }, (_, row) =>
        cards.slice(row * columns, (row + 1) * columns),
      ),
    [cards, columns],
  );
  const stateOf = (id: string) => {
    if (claims.pending.includes(id)) return 'pending' as const;
    return claims.chosen.includes(id)
      ? ('reserved' as const)
      : mayClaim
        ? ('idle' as const)
        : ('quiet' as const);
  };
  const style: StyleWithVariables = { '--columns': columns, '--card': `${cardWidth}px` };
  return (
    <div ref={frame} className="board-cards">
      <div
        className={usesTextMode ? 'room-rows text' : 'room-rows'}
        style={style}
        role="grid"
        aria-label={label}
        aria-rowcount={rows.length}
        aria-colcount={columns}
        aria-multiselectable
        {...handlers}
      >
        {rows.map((row, place) => (
          // biome-ignore lint/a11y/useFocusableInteractive: a row of a grid is not focused, its cells are
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are places; keyed by a card they would be made anew at every claim
          <div role="row" className="room-row" key={place}>
            {row.map((card, column) => {
              const index = place * columns + column;
              const face = view.faces[card.card];
              const state = stateOf(card.id);
              return (
                face && (
                  <PackCard
                    key={card.id}
                    card={card}
                    face={face}
                    look={view.look}
                    index={index}
                    count={cards.length}
                    state={state}
                    isBurned={false}
                    sentence={state === 'reserved' ? 'Selected' : undefined}
                    isStarred={starred.includes(card.id)}
                    isTabStop={index === Math.min(tabStop, cards.length - 1)}
                    isText={usesTextMode}
                    move="here"
                    setting={STILL}
                    hasArrival={false}
                    onZoom={zoom}
                  />
                )
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

interface ClaimInput {
  readonly cards: readonly CardView[];
  readonly columns: number;
  readonly claims: Claims;
  readonly onFocused: (index: number) => void;
}

const cellOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
const cellsIn = (grid: HTMLElement) => [...grid.querySelectorAll<HTMLElement>('[data-card]')];

function useClaimInput({ cards, columns, claims, onFocused }: ClaimInput) {
  const { room, zoom, openHelp, inspection } = useRoomParts();
  const { view } = useTable();
  const { usesSingleKeys, doubleClickTakes } = usePreferences();
  const speakState = useSpeakState();
  const claimAll = (id: string) => claims.claim(claims.chosen.includes(id) ? claims.chosen : [id]);
  const zoomOn = (id: string) => {
    const known = cards.find((card) => card.id === id);
    const face = known && view.faces[known.card];
    if (face) zoom(face);
  };
  return {
    onClick(event: MouseEvent) {
      const id = cellOf(event.target)?.dataset.card;
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      if (id === undefined || isButton) return;
      if (event.detail === 2 && doubleClickTakes) claims.claim([id]);
      else claims.toggle(id);
    },
    onContextMenu(event: MouseEvent) {
      const id = cellOf(event.target)?.dataset.card;
      if (id === undefined) return;
      event.preventDefault();
      zoomOn(id);
    },
    onPointerOver: ({ target }: { target: EventTarget }) =>
      inspection.hover(cellOf(target)?.dataset.card ?? null),
    onPointerLeave: () => inspection.hover(null),
    onBlur: () => inspection.focus(null),
    onFocus(event: FocusEvent<HTMLElement>) {
      const cell = cellOf(event.target);
      if (cell) onFocused(cellsIn(event.currentTarget).indexOf(cell));
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const cell = cellOf(event.target);
      const id = cell?.dataset.card;
      if (!cell || id === undefined || event.target !== cell) return;
      const cells = cellsIn(event.currentTarget);
      const key = packKey(event, cells.indexOf(cell), cells.length, columns, usesSingleKeys);
      if (key === null || (event.repeat && key.asks !== 'focus')) return;
      event.preventDefault();
      switch (key.asks) {
        case 'focus':
          cells[key.index]?.focus();
          return inspection.focus(cells[key.index]?.dataset.card ?? null);
        case 'reserve':
          return claims.toggle(id);
        case 'take':
        case 'takeToSide':
          return claimAll(id);
        case 'star':
          return room.send({ type: 'card.starred', id });
        case 'zoom':
          return zoomOn(id);
        case 'speak':
          return speakState();
        case 'help':
          return openHelp();
      }
    },
  };
}
