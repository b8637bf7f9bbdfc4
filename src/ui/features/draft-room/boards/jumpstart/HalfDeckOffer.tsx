import { useSelector } from '@xstate/react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { selectChosen, selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { KeyHint } from '../../../../kit/KeyHint.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { useSpeakState } from '../../useSpeakState.ts';
import { useTable } from '../../useTable.ts';
import type { BoardOf } from '../boardTypes.ts';
import { DecideButton } from '../pieces/DecideButton.tsx';
import { DecisionBar } from '../pieces/DecisionBar.tsx';
import { Wrapper } from '../pieces/Wrapper.tsx';

type Board = BoardOf<'jumpstart'>;

/** The half-decks on offer: a click, Space or a digit chooses, the button, Enter or a double click takes. */
export function HalfDeckOffer({ board }: { readonly board: Board }) {
  const { room } = useRoomParts();
  const { view } = useTable();
  const headId = useId();
  const chosen = useSelector(room, selectChosen);
  const seatState = useSelector(room, selectSeatState);
  const group = useRef<HTMLDivElement>(null);
  const { usesTextMode, doubleClickTakes } = usePreferences();
  const mayChoose = ['browsing', 'reserved', 'refused'].includes(seatState);
  const picked = board.offer.find(({ key }) => chosen.includes(key));
  const choice = board.taken.length + 1;
  const choose = (key: string, by: 'pointer' | 'key') => {
    if (mayChoose && !chosen.includes(key)) room.send({ type: 'card.chosen', id: key, by, atMs: Date.now() });
  };
  const take = (key: string, by: 'pointer' | 'key') => {
    const command = commandOf(view.ask, key);
    if (mayChoose && command) room.send({ type: 'decision.confirmed', command, by, atMs: Date.now() });
  };
  const onKeyDown = useOfferKeys({ board, group, choose, take });
  return (
    <section aria-labelledby={headId}>
      <h2 id={headId} className="jumpstart-head">
        {board.chosen === 1 ? 'Choose a half-deck' : `Choose half-deck ${choice} of ${board.chosen}`}
      </h2>
      <p className="board-note">
        You see their themes. The cards are drawn already and stay sealed until you choose.
      </p>
      <div
        ref={group}
        className={usesTextMode ? 'half-decks text' : 'half-decks'}
        role="radiogroup"
        aria-labelledby={headId}
        onKeyDown={onKeyDown}
      >
        {board.offer.map(({ key, theme }, place) => (
          <button
            key={key}
            type="button"
            role="radio"
            className={chosen.includes(key) ? 'half-deck chosen' : 'half-deck'}
            data-key={key}
            aria-checked={chosen.includes(key)}
            aria-label={`${theme}, a sealed half-deck. ${place + 1} of ${board.offer.length}`}
            tabIndex={picked ? (picked.key === key ? 0 : -1) : place === 0 ? 0 : -1}
            onClick={() => choose(key, 'pointer')}
            onDoubleClick={() => doubleClickTakes && take(key, 'pointer')}
          >
            {!usesTextMode && <Wrapper title={theme} note="half-deck" state="sealed" tint={choice + place} />}
            <span className="half-deck-name">
              <KeyHint>{String(place + 1)}</KeyHint> {theme}
            </span>
          </button>
        ))}
      </div>
      <DecisionBar>
        <DecideButton
          command={picked ? commandOf(view.ask, picked.key) : null}
          reason={picked || !mayChoose ? undefined : 'Choose one of the half-decks first'}
        >
          {picked ? `Take ${picked.theme}` : 'Take a half-deck'}
        </DecideButton>
      </DecisionBar>
    </section>
  );
}

function commandOf(ask: ReturnType<typeof useTable>['view']['ask'], option: string) {
  if (ask?.kind !== 'choose') return null;
  return { type: 'choose', turnId: ask.turnId, turnNumber: ask.turnNumber, option } as const;
}

interface OfferKeys {
  readonly board: Board;
  readonly group: { readonly current: HTMLDivElement | null };
  readonly choose: (key: string, by: 'key') => void;
  readonly take: (key: string, by: 'key') => void;
}

/** Arrows and digits walk and choose, Enter takes, Q speaks the state, ? helps. */
function useOfferKeys({ board, group, choose, take }: OfferKeys) {
  const { openHelp } = useRoomParts();
  const { usesSingleKeys } = usePreferences();
  const speakState = useSpeakState();
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const cells = [...(group.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const at = event.target instanceof HTMLElement ? cells.indexOf(event.target) : -1;
    const here = board.offer[at];
    if (!here) return;
    const to = targetOf(event.key, at, cells.length, usesSingleKeys);
    const goal = to === null ? undefined : board.offer[to];
    if (goal && to !== null) {
      cells[to]?.focus();
      choose(goal.key, 'key');
    } else if (event.key === 'Enter' && !event.repeat) take(here.key, 'key');
    else if (usesSingleKeys && event.key.toLowerCase() === 'q') speakState();
    else if (usesSingleKeys && event.key === '?') openHelp();
    else return;
    event.preventDefault();
  };
}

function targetOf(key: string, at: number, count: number, hasDigits: boolean): number | null {
  if (key === 'ArrowRight' || key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (hasDigits && /^[1-9]$/.test(key) && Number(key) <= count) return Number(key) - 1;
  return null;
}
