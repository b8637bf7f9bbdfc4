import { useSelector } from '@xstate/react';
import type { KeyboardEvent } from 'react';
import type { CardView } from '#contract/room/room.ts';
import type { PileName } from '#engine/formats/solomon/solomon.types.ts';
import { selectChosen } from '#src/machines/draftRoomSelectors.ts';
import type { DecisionCommand } from '#src/machines/roomAsk.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { useRoomParts } from '../../roomParts.tsx';
import { useTable } from '../../useTable.ts';
import { DecideButton } from '../pieces/DecideButton.tsx';
import { useEnterDecides } from '../pieces/useEnterDecides.ts';
import { PileTray } from './PileTray.tsx';
import { pileWords } from './pileWords.ts';

interface OfferedPilesProps {
  readonly first: readonly CardView[];
  readonly second: readonly CardView[];
}

const PILES = ['first', 'second'] as const;

/** Both piles, large. Whoever chooses reserves one with a click, 1 or 2, and takes it with its button or Enter. */
export function OfferedPiles({ first, second }: OfferedPilesProps) {
  const { view } = useTable();
  const { room } = useRoomParts();
  const { usesSingleKeys } = usePreferences();
  const chosen = useSelector(room, selectChosen);
  const ask = view.ask?.kind === 'choose' ? view.ask : null;
  const reserved = ask && PILES.find((name) => chosen.includes(name));
  const takeOf = (name: PileName): DecisionCommand | null =>
    ask && { type: 'choose', turnId: ask.turnId, turnNumber: ask.turnNumber, option: name };
  const decideOnEnter = useEnterDecides(reserved ? takeOf(reserved) : null);
  const reserve = (name: PileName, by: 'pointer' | 'key') =>
    room.send({ type: 'card.chosen', id: name, by, atMs: Date.now() });
  const onKey = (event: KeyboardEvent) => {
    decideOnEnter(event);
    const name = event.key === '1' ? 'first' : event.key === '2' ? 'second' : null;
    if (!ask || name === null || !usesSingleKeys) return;
    event.preventDefault();
    event.stopPropagation();
    reserve(name, 'key');
  };
  const cards = { first, second };
  return (
    <div className="piles offered" onKeyDownCapture={onKey}>
      {PILES.map((name) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: 1, 2 and the buttons are the keys
        // biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere on the pile reserves it
        <div
          key={name}
          onClick={({ target }) => {
            if (ask && !(target instanceof Element && target.closest('button'))) reserve(name, 'pointer');
          }}
        >
          <PileTray name={name} cards={cards[name]} isLit={reserved === name} empty="An empty pile.">
            {ask && (
              <DecideButton command={takeOf(name)} isMain={reserved === name}>
                Take this pile
                <span className="vh"> {wordsOf(name)}</span>
              </DecideButton>
            )}
          </PileTray>
        </div>
      ))}
    </div>
  );

  function wordsOf(name: PileName): string {
    return pileWords(
      name,
      cards[name].flatMap(({ card }) => view.faces[card]?.name ?? []),
    );
  }
}
