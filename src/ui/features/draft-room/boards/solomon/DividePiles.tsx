import { useSelector } from '@xstate/react';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import type { Ask, CardView } from '#contract/room/room.ts';
import { selectChosen } from '#src/machines/room/draftRoomSelectors.ts';
import type { DecisionCommand } from '#src/machines/room/roomAsk.ts';
import { dropTarget } from '../../../../components/dragging.ts';
import { useMessages } from '../../../../messages/useMessages.ts';
import { useCardsToDrag } from '../../../deck-builder/dragging.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import { faceIn } from '../../useTaking.ts';
import { DecideButton, DecisionBar, DecisionWords } from '../pieces/DecisionBar.tsx';
import { useEnterDecides } from '../pieces/useChoosing.ts';
import { PileTray, Trays } from './PileTray.tsx';
import { useDrops } from './useDrops.ts';

interface DividePilesProps {
  readonly ask: Extract<Ask, { kind: 'divide' }>;
  readonly cards: readonly CardView[];
  readonly isWide: boolean;
  /** Between the piles and the bar. */
  readonly children: ReactNode;
}

/** A click, Space or a drag moves a card to the other pile; nobody else sees it before the piles are offered. */
export function DividePiles({ ask, cards, isWide, children }: DividePilesProps) {
  const t = useMessages('boards');
  const { room } = useRoomParts();
  const chosen = useSelector(room, selectChosen);
  const isFirst = ({ id }: CardView) => chosen.includes(id);
  const first = cards.filter(isFirst);
  const second = cards.filter((card) => !isFirst(card));
  const { turnId, turnNumber } = ask;
  const firstPile = first.map(({ id }) => id);
  const command: DecisionCommand = { type: 'divide', turnId, turnNumber, firstPile };
  const decideOnEnter = useEnterDecides(command);
  const { root, keepFocus } = useFocusThatFollows(firstPile.join());
  useCardsToDrag(root, true);
  useDrops();
  const tray = { empty: t('pileEmptyMovable'), isMovable: true };
  return (
    <>
      <Trays
        isWide={isWide}
        ref={root}
        onKeyDownCapture={(event) => {
          keepFocus(event);
          decideOnEnter(event);
        }}
      >
        <PileTray name="first" cards={first} ref={dropOnFirst} {...tray} />
        <PileTray name="second" cards={second} ref={dropOnSecond} {...tray} />
      </Trays>
      {children}
      <DecisionBar>
        <DecisionWords>
          {t.rich('pilesOf', { first: first.length, second: second.length, b: (count) => <b>{count}</b> })}
        </DecisionWords>
        <DecideButton command={command}>{t('offerPiles')}</DecideButton>
      </DecisionBar>
    </>
  );
}

const dropOnFirst = dropTarget({ bucket: 'first' });
const dropOnSecond = dropTarget({ bucket: 'second' });

/** A card that is moved by key takes the focus along, and the move is spoken. */
function useFocusThatFollows(division: string) {
  const t = useMessages('boards');
  const { room, speak } = useRoomParts();
  const { view } = useTable();
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef<string | null>(null);
  const latest = useRef(view);
  latest.current = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the division has changed
  useEffect(() => {
    const id = moved.current;
    moved.current = null;
    if (id === null) return;
    root.current?.querySelector<HTMLElement>(`[data-card="${CSS.escape(id)}"]`)?.focus();
    const card = faceIn(latest.current, id)?.name ?? t('someCard');
    const isInFirst = room.getSnapshot().context.chosen.includes(id);
    speak(isInFirst ? t('movedFirst', { card }) : t('movedSecond', { card }));
  }, [division]);
  const keepFocus = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.card : undefined;
    if (event.key === ' ' && !event.repeat && id !== undefined) moved.current = id;
  };
  return { root, keepFocus };
}
