import type { StyleWithVariables } from '../theme/styleWithVariables.ts';
import './pieces.css';

interface MeterProps {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  /** The figures in words, as "132 of 214"; shown with the label when `isLabelled`. */
  readonly words?: string;
  readonly isLabelled?: boolean;
  readonly tone?: 'brass' | 'teal' | 'danger' | 'ok';
}

/** How far something is. A bar with its figure in words. */
export const Meter = ({ label, value, max, words, isLabelled = false, tone = 'brass' }: MeterProps) => {
  const style: StyleWithVariables = { '--meter': `var(--${tone})` };
  const share = max <= 0 ? 0 : Math.min(1, Math.max(0, value / max));
  return (
    <div>
      {isLabelled && (
        <div className="meter-row" aria-hidden="true">
          <span>{label}</span>
          <span className="num">{words ?? `${value} of ${max}`}</span>
        </div>
      )}
      <span
        className="meter"
        style={style}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={Math.min(value, max)}
        aria-valuetext={words}
      >
        <i style={{ width: `${share * 100}%` }} />
      </span>
    </div>
  );
};
