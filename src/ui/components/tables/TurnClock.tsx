import type { TableRow } from '#contract/tables/tableRows.ts';
import { clockPresets, pickSeconds } from '#engine/clock.ts';
import { timerWords } from '../../features/correspondence/longClock.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ClockRing, WARN_BELOW_SECONDS } from '../clocks/ClockRing.tsx';
import { clockFigure } from './clockFigure.ts';
import styles from './tables.module.css';

interface TurnClockProps {
  readonly row: Pick<TableRow, 'clock' | 'progress'>;
  readonly secondsLeft: number;
  readonly size?: number;
}

/** The seconds that are left for my pick, as a ring and as a figure. */
export function TurnClock({ row, secondsLeft, size = 112 }: TurnClockProps) {
  const t = useMessages('tables');
  const { progress } = row;
  const full = progress
    ? pickSeconds(clockPresets[row.clock], progress.picks - progress.pick + 1, progress.picks)
    : null;
  return (
    <span
      className={styles.clock}
      data-late={secondsLeft < WARN_BELOW_SECONDS || undefined}
      style={{ width: size, height: size, fontSize: size * 0.27 }}
      role="timer"
      aria-label={t('timeLeft', { time: timerWords(secondsLeft) })}
    >
      <ClockRing secondsLeft={secondsLeft} secondsInAll={full ?? secondsLeft} size={size} hasFigure={false} />
      <b aria-hidden="true">{clockFigure(secondsLeft)}</b>
    </span>
  );
}
