import type { WinstonBoard } from '#engine/formats/winston/winston.types.ts';
import { usePreferences } from '../../../../components/preferences/usePreferences.ts';
import { KeyHint } from '../../../../kit/KeyHint.tsx';
import { useRoomParts } from '../../roomParts.tsx';
import { readSeconds, useClock } from '../../useClock.ts';
import { useTable } from '../../useTable.ts';
import { DecideButton } from '../pieces/DecideButton.tsx';
import { DecisionBar } from '../pieces/DecisionBar.tsx';
import { RefusalLine } from '../pieces/RefusalLine.tsx';
import { useChoosing } from '../pieces/useChoosing.ts';
import { useTurnKeys } from '../pieces/useTurnKeys.ts';
import { passWords, takeWords } from './winstonWords.ts';

/** The two buttons of a turn, each with what it means. */
export function TakeOrPass({ board }: { readonly board: WinstonBoard }) {
  const { room } = useRoomParts();
  const { people } = useTable();
  const { usesSingleKeys } = usePreferences();
  const { commandOf, decide, mayDecide, blocked } = useChoosing();
  const hasClock = useClock(room, readSeconds) !== null;
  const following = people[((board.turnSeat ?? 0) + 1) % Math.max(1, people.length)];
  const next = `${following?.name ?? 'the next seat'} plays`;
  const take = takeWords(board, next);
  const pass = passWords(board, next);
  useTurnKeys(mayDecide ? { t: () => decide('take'), ...(pass && { p: () => decide('pass') }) } : {});
  return (
    <DecisionBar>
      <div className="board-choices">
        <div className="board-choice">
          <DecideButton command={commandOf('take')} reason={blocked}>
            {take.label}
            {usesSingleKeys && <KeyHint>T</KeyHint>}
          </DecideButton>
          <p>{take.meaning}</p>
        </div>
        <div className="board-choice">
          <DecideButton
            command={pass && commandOf('pass')}
            reason={pass ? blocked : 'The stack is empty: the last pile has to be taken'}
            isMain={false}
          >
            {pass?.label ?? 'No pass'}
            {pass && usesSingleKeys && <KeyHint>P</KeyHint>}
          </DecideButton>
          <p>{pass?.meaning ?? 'The stack is empty: the last pile has to be taken.'}</p>
        </div>
      </div>
      {hasClock && (
        <p className="board-hint">
          If the clock runs out, you take a pile with a starred card, or the bot decides.
        </p>
      )}
      <RefusalLine />
    </DecisionBar>
  );
}
