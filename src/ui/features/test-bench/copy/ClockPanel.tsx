import { eventName } from '#src/machines/paths/words.ts';
import { Button } from '#src/ui/kit/Button.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { clockWords, spanWords } from '../clockWords.ts';
import type { Timer } from './benchClock.ts';

interface ClockPanelProps {
  readonly nowMs: number;
  readonly timers: readonly Timer[];
  readonly onAdvance: (byMs: number) => void;
  readonly onNextTimer: () => void;
  readonly onReset: () => void;
}

/** The line is told to be lost after 2.5 s, a session refreshes after 5 min. */
const STEPS_MS = [2500, 60_000, 300_000] as const;

/** The simulated clock of a copy: it stands still until it is moved. */
export function ClockPanel({ nowMs, timers, onAdvance, onNextTimer, onReset }: ClockPanelProps) {
  const { whole, rest } = clockWords(nowMs);
  const [next] = timers;
  return (
    <Panel className="testbench-clock">
      <div className="testbench-clock-top">
        <h2 className="eyebrow">Simulated clock</h2>
        <Button size="sm" variant="ghost" onClick={onReset}>
          Begin anew
        </Button>
      </div>
      <p className="testbench-time">
        {whole}
        <small>{rest}</small>
      </p>
      <p className="testbench-next">
        {next ? (
          <>
            Next timer: <b>{timerWords(next)}</b> in <b>{spanWords(next.dueMs - nowMs)}</b>
            {timers.length > 1 && `, ${timers.length - 1} more after it`}
          </>
        ) : (
          'No timer runs.'
        )}
      </p>
      <div className="testbench-acts">
        {STEPS_MS.map((byMs) => (
          <Button key={byMs} size="sm" variant="soft" onClick={() => onAdvance(byMs)}>
            +{stepWords(byMs)}
          </Button>
        ))}
        <Button size="sm" reason={next ? undefined : 'No timer runs'} onClick={onNextTimer}>
          To next timer
        </Button>
      </div>
    </Panel>
  );
}

const MINUTE_MS = 60_000;
const stepWords = (ms: number) => (ms < MINUTE_MS ? spanWords(ms) : `${ms / MINUTE_MS} min`);

/** `"refreshEvery" passes in session.signedIn.token.fresh` is told as `refreshEvery`. */
function timerWords({ event }: Timer): string {
  if (event === null) return 'unnamed';
  const name = /^xstate\.after\.([^.]+)/.exec(event.type)?.[1];
  return name ?? [eventName(event.type), event.id].filter(Boolean).join(' ');
}
