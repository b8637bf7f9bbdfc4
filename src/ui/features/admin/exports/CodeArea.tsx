import { useRef } from 'react';

interface CodeAreaProps {
  readonly label: string;
  readonly value: string;
  /** Counted from 1; its number is marked. */
  readonly wrongLine: number | null;
  readonly describedBy?: string | undefined;
  readonly onChange: (value: string) => void;
}

const LINE_PX = 20;
const PAD_PX = 10;

/** Text with numbered lines; a long line scrolls, so that each number stays with its line. */
export function CodeArea({ label, value, wrongLine, describedBy, onChange }: CodeAreaProps) {
  const numbers = useRef<HTMLDivElement>(null);
  const lines = value.split('\n').length;
  return (
    <div className="code-area">
      <div className="code-numbers" ref={numbers} aria-hidden="true">
        {Array.from({ length: lines }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
          <span key={at} className={at + 1 === wrongLine ? 'is-wrong' : undefined}>
            {at + 1}
          </span>
        ))}
      </div>
      <div className="code-text">
        {wrongLine !== null && <WrongLine line={wrongLine} />}
        <textarea
          aria-label={label}
          aria-invalid={wrongLine === null ? undefined : true}
          aria-describedby={describedBy}
          spellCheck={false}
          autoCapitalize="off"
          wrap="off"
          value={value}
          onScroll={({ currentTarget }) => {
            const { scrollTop } = currentTarget;
            if (numbers.current) numbers.current.style.transform = `translateY(${-scrollTop}px)`;
            currentTarget.parentElement?.style.setProperty('--scrolled', `${-scrollTop}px`);
          }}
          onChange={({ target }) => onChange(target.value)}
        />
      </div>
    </div>
  );
}

const WrongLine = ({ line }: { line: number }) => (
  <span
    className="code-wrong"
    aria-hidden="true"
    style={{ top: PAD_PX + (line - 1) * LINE_PX, height: LINE_PX }}
  />
);
