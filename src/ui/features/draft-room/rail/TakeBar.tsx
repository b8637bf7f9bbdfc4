import { useSelector } from '@xstate/react';
import { Suspense } from 'react';
import { selectLineState, selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import { turnNameOf } from '#src/machines/roomAsk.ts';
import { PlayCard } from '../../../components/cards/PlayCard.tsx';
import { usePreferences } from '../../../components/preferences/usePreferences.ts';
import { ResumeButton } from '../frame/roomDialogs.tsx';
import { useRoomParts } from '../roomParts.tsx';
import { atZeroWords, capitalised } from '../roomWords.ts';
import { readSeconds, useClock } from '../useClock.ts';
import { useAsked, useTable } from '../useTable.ts';
import { takingIn, useTaking } from '../useTaking.ts';
import { CardActs } from './Rail.tsx';
import { TakeButton } from './TakeButton.tsx';

const TO_TAKE = 'Tap a card to select it';
const TO_BURN = 'Tap what you take, then what is burned';

/** Sticks to the foot where there is no rail: the selected card's name, what happens at zero, the brass button. */
export function TakeBar() {
  const { room } = useRoomParts();
  const { view } = useTable();
  const seatState = useSelector(room, selectSeatState);
  const mayChoose = ['browsing', 'reserved', 'submitting', 'refused'].includes(seatState);
  // Other questions than a pick are answered in the board's own bar.
  if (mayChoose && view.ask !== null && view.ask.kind !== 'pick') return null;
  const isTurn = mayChoose && turnNameOf(view) !== null;
  return isTurn ? <ChoosingBar /> : <IdleBar />;
}

function ChoosingBar() {
  const { room } = useRoomParts();
  const { view } = useTable();
  const line = useSelector(room, selectLineState);
  const { usesTextMode } = usePreferences();
  const seconds = useClock(room, readSeconds);
  const faces = useTaking();
  const ids = useSelector(room, takingIn, (a, b) => a.join() === b.join());
  const [face] = faces;
  const [id] = ids;
  const names = faces.map(({ name }) => name);
  const isLost = line === 'lost' || line === 'offline';
  return (
    <div className={face === undefined ? 'room-takebar unchosen' : 'room-takebar'}>
      {face !== undefined && !usesTextMode && (
        <span className="room-takebar-card">
          <PlayCard face={face} look={view.look} size="xs" width="cell" isEager />
        </span>
      )}
      <span className="room-takebar-words">
        <b>
          {names.length > 0 ? names.join(' and ') : (view.pack?.demand.burns ?? 0) > 0 ? TO_BURN : TO_TAKE}
        </b>
        {(names.length > 0 || isLost) && <span>{atZeroWords(seconds, names, isLost)}</span>}
      </span>
      {face !== undefined && id !== undefined && <CardActs id={id} face={face} canStar />}
      <TakeButton isShort />
    </div>
  );
}

function IdleBar() {
  const asked = useAsked(null);
  const { view } = useTable();
  return (
    <div className="room-takebar idle">
      <span className="room-takebar-words">
        <b>{asked.title}</b>
        <span>{capitalised(asked.sub)}</span>
      </span>
      {view.phase === 'paused' && (
        <Suspense fallback={null}>
          <ResumeButton isShort />
        </Suspense>
      )}
    </div>
  );
}
