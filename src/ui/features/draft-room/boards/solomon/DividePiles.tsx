import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { Ask, CardView } from '#contract/room/room.ts';
import { selectChosen } from '#src/machines/draftRoomSelectors.ts';
import type { DecisionCommand } from '#src/machines/roomAsk.ts';
import { useBoardToDropOn, useCardsToDrag } from '../../../deck-builder/dragging.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import { faceIn } from '../../useTaking.ts';
import { DecideButton } from '../pieces/DecideButton.tsx';
import { DecisionBar } from '../pieces/DecisionBar.tsx';
import { useEnterDecides } from '../pieces/useEnterDecides.ts';
import { PileTray } from './PileTray.tsx';
import { PILE_TITLES } from './pileWords.ts';
import { useDrops } from './useDrops.ts';

interface DividePilesProps {
  readonly ask: Extract<Ask, { kind: 'divide' }>;
  readonly cards: readonly CardView[];
}

/** A click, Space or a drag moves a card to the other pile; nobody else sees it before the piles are offered. */
export function DividePiles({ ask, cards }: DividePilesProps) {
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
  const [firstTray, secondTray] = [useRef<HTMLElement>(null), useRef<HTMLElement>(null)];
  useCardsToDrag(root, true);
  useBoardToDropOn(firstTray, 'first', true);
  useBoardToDropOn(secondTray, 'second', true);
  useDrops();
  const empty = 'No card lies here. Choose a card or drag it to move it over.';
  return (
    <div
      className="piles"
      ref={root}
      onKeyDownCapture={(event) => {
        keepFocus(event);
        decideOnEnter(event);
      }}
    >
      <PileTray name="first" cards={first} empty={empty} isMovable ref={firstTray} />
      <PileTray name="second" cards={second} empty={empty} isMovable ref={secondTray} />
      <DecisionBar>
        <span className="solomon-words">
          Piles of <b>{first.length}</b> and <b>{second.length}</b>. Only you see them yet.
        </span>
        <DecideButton command={command}>Offer these piles</DecideButton>
      </DecisionBar>
    </div>
  );
}

/** A card that is moved by key takes the focus along, and the move is spoken. */
function useFocusThatFollows(division: string) {
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
    const pile = room.getSnapshot().context.chosen.includes(id) ? 'first' : 'second';
    speak(`${faceIn(latest.current, id)?.name ?? 'The card'} to the ${PILE_TITLES[pile].toLowerCase()}.`);
  }, [division]);
  const keepFocus = (event: KeyboardEvent) => {
    const id = event.target instanceof HTMLElement ? event.target.dataset.card : undefined;
    if (event.key === ' ' && !event.repeat && id !== undefined) moved.current = id;
  };
  return { root, keepFocus };
}
