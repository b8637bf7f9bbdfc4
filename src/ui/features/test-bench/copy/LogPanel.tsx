import { useMemo } from 'react';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { CopyButton } from './CopyButton.tsx';
import { lineOf, textOf } from './logWords.ts';
import type { LogEntry } from './recorder.ts';

interface LogPanelProps {
  readonly log: readonly LogEntry[];
  readonly isLive: boolean;
}

/** What happened, the last on top, with what the machine did beside changing its state. */
export function LogPanel({ log, isLive }: LogPanelProps) {
  const lines = useMemo(() => log.map((entry) => lineOf(entry, isLive)).reverse(), [log, isLive]);
  return (
    <Panel className="testbench-log">
      <div className="testbench-head">
        <h2>What happened</h2>
        {lines.length > 0 && (
          <CopyButton words="Copy" text={() => [...lines].reverse().map(textOf).join('\n')} />
        )}
      </div>
      {lines.length === 0 ? (
        <p className="muted t14">Nothing since this page was opened.</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        <ol className="testbench-lines" reversed tabIndex={0} aria-label="What happened, the last first">
          {lines.map((line) => (
            <li key={line.number}>
              <span className="testbench-line-top">
                <code>{line.event}</code>
                <span className="num">{line.at}</span>
              </span>
              <span className={line.isChanged ? 'testbench-line-change' : 'muted'}>{line.change}</span>
              {line.effects.map((effect) => (
                <span className="testbench-line-effect" key={effect}>
                  {effect}
                </span>
              ))}
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
