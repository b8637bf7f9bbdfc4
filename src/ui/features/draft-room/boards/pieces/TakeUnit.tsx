import type { ReactNode } from 'react';
import type { CardView } from '#contract/room/room.ts';
import { KeyHint } from '../../../../kit/KeyHint.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { cardsWord } from '../../roomWords.ts';
import { readSeconds, useClock } from '../../useClock.ts';
import { useTable } from '../../useTable.ts';
import { DecideButton } from './DecideButton.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { RefusalLine } from './RefusalLine.tsx';
import type { Choosing } from './useChoosing.ts';

interface TakeUnitProps {
  readonly choosing: Choosing;
  /** The reserved unit in words, "Column 1"; null while none is. */
  readonly unit: string | null;
  readonly cards: readonly CardView[];
  /** What one chooses here, "a line". */
  readonly what: string;
  /** What happens after the choice. */
  readonly then: string;
  /** Stands where it is drawn instead of at the foot of the room. */
  readonly isInline?: boolean;
}

/** The one brass button for the reserved unit, what it holds, and what happens at zero. */
export function TakeUnit({ choosing, unit, cards, what, then, isInline = false }: TakeUnitProps) {
  const { room } = useRoomParts();
  const { view } = useTable();
  const hasClock = useClock(room, readSeconds) !== null;
  const Place = isInline ? Panel : DecisionBar;
  const names = cards.flatMap(({ card }) => view.faces[card]?.name ?? []);
  const atZero =
    unit === null ? `If the clock runs out, the bot chooses ${what} for you.` : 'It is yours at zero.';
  return (
    <Place>
      <p className="unit-words">
        {unit === null ? (
          <b>Choose {what}: its cards become yours</b>
        ) : (
          <>
            <b>
              {unit}, {cardsWord(cards.length)}
            </b>
            <span>{names.join(', ')}</span>
          </>
        )}
        <span className="unit-then">
          {then}
          {hasClock && ` ${atZero}`}
        </span>
      </p>
      <DecideButton
        command={choosing.commandOf(choosing.chosen)}
        reason={choosing.blocked ?? `Choose ${what} first`}
      >
        {unit === null ? `Choose ${what}` : `Take ${unit.toLowerCase()}`}
        {unit !== null && <KeyHint>Enter</KeyHint>}
      </DecideButton>
      <RefusalLine />
    </Place>
  );
}

const Panel = ({ children }: { readonly children: ReactNode }) => (
  <div className="unit-panel">{children}</div>
);
