import type { TableRow } from '#contract/tables/tableRows.ts';
import { clockPresets, pickSeconds } from '#engine/clock.ts';
import { ClockRing, WARN_BELOW_SECONDS } from '../../kit/ClockRing.tsx';
import { timerWords } from '../correspondence/longClock.ts';
import './turnClock.css';
import { clockFigure } from './clockFigure.ts';

interface TurnClockProps {
  readonly row: Pick<TableRow, 'clock' | 'progress'>;
  readonly secondsLeft: number;
  readonly size?: number;
}

/** The seconds that are left for my pick, as a ring and as a figure. */
export function TurnClock({ row, secondsLeft, size = 112 }: TurnClockProps) {
  const { progress } = row;
  const full = progress
    ? pickSeconds(clockPresets[row.clock], progress.picks - progress.pick + 1, progress.picks)
    : null;
  return (
    <span
      className={secondsLeft < WARN_BELOW_SECONDS ? 'turn-clock late' : 'turn-clock'}
      style={{ width: size, height: size, fontSize: size * 0.27 }}
      role="timer"
      aria-label={`${timerWords(secondsLeft)} left`}
    >
      <ClockRing secondsLeft={secondsLeft} secondsInAll={full ?? secondsLeft} size={size} hasFigure={false} />
      <b aria-hidden="true">{clockFigure(secondsLeft)}</b>
    </span>
  );
}
