import { useRef } from 'react';
import styles from './codeArea.module.css';

interface CodeAreaProps {
  readonly label: string;
  readonly value: string;
  /** Counted from 1; its number is marked. */
  readonly wrongLine: number | null;
  readonly describedBy: string | undefined;
  readonly onChange: (value: string) => void;
}

const LINE_PX = 20;
const PAD_PX = 10;

/** Text with numbered lines; a long line scrolls, so that each number stays with its line. */
export function CodeArea({ label, value, wrongLine, describedBy, onChange }: CodeAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const lines = value.split('\n').length;
  return (
    <div className={styles.area} ref={area}>
      <div
        className={styles.numbers}
        style={{ transform: 'translateY(var(--scrolled, 0))' }}
        aria-hidden="true"
      >
        {Array.from({ length: lines }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <span key={at} data-wrong={at + 1 === wrongLine || undefined}>
            {at + 1}
          </span>
        ))}
      </div>
      <div className={styles.text}>
        {wrongLine !== null && (
          <span
            className={styles.wrong}
            aria-hidden="true"
            style={{ top: PAD_PX + (wrongLine - 1) * LINE_PX }}
          />
        )}
        <textarea
          aria-label={label}
          aria-invalid={wrongLine === null ? undefined : true}
          aria-describedby={describedBy}
          spellCheck={false}
          autoCapitalize="off"
          wrap="off"
          value={value}
          onScroll={({ currentTarget: { scrollTop } }) =>
            area.current?.style.setProperty('--scrolled', `${-scrollTop}px`)
          }
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  );
}
