import { useSelector } from '@xstate/react';
import { selectSeatState } from '#src/machines/draftRoomSelectors.ts';
import IconHourglass from '~icons/ph/hourglass-medium-duotone';
import IconPause from '~icons/ph/pause-duotone';
import IconTimer from '~icons/ph/timer-duotone';
import { ClockRing } from '../../../kit/ClockRing.tsx';
import { useMark } from '../../../kit/useMark.ts';
import { timerWords } from '../../correspondence/longClock.ts';
import { useRoomParts } from '../roomParts.tsx';
import { capitalised } from '../roomWords.ts';
import { clockText, readSeconds, useClock } from '../useClock.ts';
import { useAsked, useTable } from '../useTable.ts';

/** The clock and what is asked, in the middle of the bar. */
export function RoomClock() {
  const { room } = useRoomParts();
  const { view } = useTable();
  const seatState = useSelector(room, selectSeatState);
  const seconds = useClock(room, readSeconds);
  const { title, sub } = useAsked(seconds);
  const total = view.clock.totalSeconds ?? 0;
  const isLow = seconds !== null && seconds < 10;
  useMark(isLow && 'with-low-time');
  const isTurn = seatState === 'browsing' || seatState === 'reserved' || seatState === 'submitting';
  return (
    <div className="room-clock">
      {seconds === null ? (
        <span className="room-ring">
          {seatState === 'paused' ? <IconPause aria-hidden="true" /> : <IconFor isTurn={isTurn} />}
        </span>
      ) : (
        <span
          className={isLow ? 'room-time low' : 'room-time'}
          role="timer"
          aria-label={`${timerWords(seconds)} left`}
        >
          <span className="room-ring running">
            <ClockRing secondsLeft={seconds} secondsInAll={total} size={isLow ? 44 : 50} hasFigure={false} />
            <IconTimer aria-hidden="true" />
          </span>
          <b>{clockText(seconds)}</b>
        </span>
      )}
      <span className={seconds === null ? 'room-asked large' : 'room-asked'}>
        <b className="ell">{title}</b>
        <span className="ell">
          {seconds === null && isTurn ? `${capitalised(sub)}. No clock` : capitalised(sub)}
        </span>
      </span>
    </div>
  );
}

const IconFor = ({ isTurn }: { readonly isTurn: boolean }) =>
  isTurn ? <IconTimer aria-hidden="true" /> : <IconHourglass aria-hidden="true" />;

/** The line under the bar that grows short with the time. */
export function TimeBar() {
  const { room } = useRoomParts();
  const { view } = useTable();
  const seconds = useClock(room, readSeconds);
  const total = view.clock.totalSeconds;
  if (seconds === null || total === null) return null;
  const share = Math.min(1, seconds / Math.max(1, total));
  return (
    <span
      key={view.pack?.pickNumber}
      className={seconds < 10 ? 'room-timebar low' : 'room-timebar'}
      style={{ transform: `scaleX(${share})` }}
      aria-hidden="true"
    />
  );
}
