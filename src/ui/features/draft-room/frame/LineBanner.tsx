import { useSelector } from '@xstate/react';
import { type LineState, selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import { Spinner } from '../../../kit/Spinner.tsx';
import { useRoomParts } from '../roomParts.tsx';
import { lineWords } from '../roomWords.ts';
import { useTable } from '../useTable.ts';
import { useTakingNames } from '../useTaking.ts';

/** In the place of the seat strip, whose counts are old now: what is safe and what is taken meanwhile. */
export function LineBanner({ line }: { readonly line: Extract<LineState, 'lost' | 'offline'> }) {
  const { room } = useRoomParts();
  const { view } = useTable();
  const seatState = useSelector(room, selectSeatState);
  const { words, card } = lineWords(line, {
    taking: useTakingNames(),
    hasClock: view.clock.deadlineMs !== null,
    isPicking: ['browsing', 'reserved', 'submitting'].includes(seatState),
  });
  return (
    <div className="room-seats">
      <div className="room-banner" role="status">
        <Spinner />
        <span>
          {words}
          {card !== null && (
            <>
              {' '}
              <b className="room-banner-card">{card}</b>.
            </>
          )}
        </span>
      </div>
    </div>
  );
}
