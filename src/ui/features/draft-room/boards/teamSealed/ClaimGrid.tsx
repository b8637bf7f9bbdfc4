import { useSelector } from '@xstate/react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import type { CardView } from '#contract/room/room.ts';
import { selectStarred } from '#src/machines/room/draftRoomSelectors.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { packKey } from '../../packKeys.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useSpeakState } from '../../useSpeakState.ts';
import { useTable } from '../../useTable.ts';
import { CardRows, useRows } from '../pieces/CardRows.tsx';
import type { Claims } from './useClaims.ts';

interface ClaimGridProps {
  readonly label: string;
  readonly cards: readonly CardView[];
  readonly claims: Claims;
  readonly mayClaim: boolean;
}

/** Cards of the pile: a click or Space chooses as many as one likes, Enter or a double click claims. */
export function ClaimGrid({ label, cards, claims, mayClaim }: ClaimGridProps) {
  const t = useMessages('boards');
  const { room } = useRoomParts();
  const starred = useSelector(room, selectStarred);
  const rows = useRows({});
  const handlers = useClaimInput({ cards, columns: rows.fit.columns, claims, onFocused: rows.setTabStop });
  const stateOf = ({ id }: CardView) => {
    if (claims.pending.includes(id)) return 'pending';
    if (claims.chosen.includes(id)) return 'reserved';
    return mayClaim ? 'idle' : 'quiet';
  };
  return (
    <CardRows
      label={label}
      cards={cards}
      rows={rows}
      handlers={handlers}
      isMultiple
      isLeft
      starred={starred}
      stateOf={stateOf}
      sentenceOf={(_, state) => (state === 'reserved' ? t('selected') : undefined)}
    />
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
