import styles from './clockRing.module.css';

interface ClockRingProps {
  readonly secondsLeft: number;
  readonly secondsInAll: number;
  readonly size?: number;
  /** Inside a brass button the ring takes the colour of the button's words. */
  readonly isInked?: boolean;
  readonly hasFigure?: boolean;
}

export const WARN_BELOW_SECONDS = 10;
const ROUND = 2 * Math.PI * 20;

/** The rest of a pick as a ring. Under ten seconds it is thicker, orange and pulses once a second. Silent to readers. */
export const ClockRing = (props: ClockRingProps) => {
  const { secondsLeft, secondsInAll, size = 44, isInked = false, hasFigure = true } = props;
  const isLate = secondsLeft < WARN_BELOW_SECONDS;
  const share = secondsInAll <= 0 ? 0 : Math.min(1, Math.max(0, secondsLeft / secondsInAll));
  const stroke = isLate ? 6 : 4;
  return (
    <span
      className={styles.clock}
      data-clock={isLate ? 'late' : 'running'}
      style={{ width: size, height: size, fontSize: size, color: isInked ? 'inherit' : undefined }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="20" strokeWidth={stroke} />
        <circle
          cx="24"
          cy="24"
          r="20"
          strokeWidth={stroke}
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
        />
      </svg>
      {hasFigure && <b>{Math.max(0, Math.ceil(secondsLeft))}</b>}
    </span>
  );
};
