import { useSelector } from '@xstate/react';
import type { CardView } from '#contract/room/room.ts';
import {
  selectChosen,
  selectRefusal,
  selectSeatState,
  selectStarred,
} from '#src/machines/room/draftRoomSelectors.ts';
import type { CardState } from '../../../../components/cards/PlayCard.tsx';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { usePackInput } from '../../usePackInput.ts';
import { useSpeakState } from '../../useSpeakState.ts';
import { CardRows, type RowsProps, useRows } from './CardRows.tsx';

interface CardGridProps extends RowsProps {
  /** Whether they may be chosen now; else they are only looked at, starred and zoomed. */
  readonly mayChoose: boolean;
  /** A line over a card, such as who took it. */
  readonly sentenceOf?: (card: CardView) => string | undefined;
  readonly stateOf?: (card: CardView) => CardState | undefined;
}

/** Open cards as one grid: arrows walk, Space and a click select, Enter takes, F stars, Z zooms, Q speaks the state. */
export function CardGrid({ mayChoose, sentenceOf, stateOf, ...props }: CardGridProps) {
  const marks = useMarks(mayChoose);
  const rows = useRows(props);
  const { doubleClickTakes, usesSingleKeys } = usePreferences();
  const handlers = usePackInput({
    ...(mayChoose && { grid: rows.frame }),
    columns: rows.fit.columns,
    takesOnDoubleClick: doubleClickTakes,
    hasSingleKeys: usesSingleKeys,
    onFocused: rows.setTabStop,
    speakState: useSpeakState(),
  });
  return (
    <CardRows
      {...props}
      rows={rows}
      handlers={handlers}
      starred={marks.starred}
      stateOf={(card) => stateOf?.(card) ?? marks.stateOf(card.id)}
      sentenceOf={(card, state) => sentenceOf?.(card) ?? marks.sentenceOf(state)}
    />
  );
}

export function useMarks(mayChoose: boolean) {
  const t = useMessages('boards');
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
      state === 'reserved' ? t('selected') : state === 'refused' ? refusal?.message : undefined,
  };
}
