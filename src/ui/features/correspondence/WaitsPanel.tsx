import { useCallback, useEffect, useState } from 'react';
import type { SeatWait, TableWaits } from '#contract/tables/clocks.ts';
import IconMoon from '~icons/ph/moon-stars-duotone';
import { Button } from '../../kit/Button.tsx';
import { LiveRegion } from '../../kit/LiveRegion.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { LoadFailed } from '../home/LoadFailed.tsx';
import { useLoaded } from '../home/useLoaded.ts';
import { durationInWords, holdsInWords, momentInWords, noNudgeReason, nudgedWords } from './waitWords.ts';
import './correspondence.css';

/** What somebody at the table may do for a seat that is waited for; each resolves to whether it was done. */
export interface WaitActions {
  readonly nudge: (seat: number) => Promise<boolean>;
  readonly handToBot: (seat: number) => Promise<boolean>;
}

interface WaitsPanelProps {
  readonly load: (signal: AbortSignal) => Promise<TableWaits>;
  /** Absent where one only looks on. */
  readonly actions?: WaitActions | undefined;
  /** Another value asks anew. */
  readonly version?: number | undefined;
}

const LOOK_MS = 60_000;

/** Who holds packs at a correspondence table: how many, since when, the time left and whether it is quiet there. */
export function WaitsPanel({ load, actions, version = 0 }: WaitsPanelProps) {
  const { answer, isAsking, reload } = useLoaded(load);
  const [told, setTold] = useState('');
  useEffect(() => {
    if (version > 0) reload();
  }, [version, reload]);
  useEffect(() => {
    const timer = window.setInterval(reload, LOOK_MS);
    return () => window.clearInterval(timer);
  }, [reload]);
  const act = useCallback(
    async (wait: SeatWait, action: (seat: number) => Promise<boolean>, words: string) => {
      if (await action(wait.seat)) setTold(words);
      reload();
    },
    [reload],
  );
  if (answer.kind === 'failed')
    return (
      <LoadFailed
        title="Who holds packs could not be loaded"
        words={answer.words}
        isRetrying={isAsking}
        onRetry={reload}
      >
        The draft goes on without this list.
      </LoadFailed>
    );
  if (answer.kind === 'loading')
    return (
      <div className="waits-list" aria-busy="true">
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} width="100%" height={48} />
        ))}
      </div>
    );
  const { seats, nowMs, mayHandToBot, isPaused } = answer.value;
  const ordered = [...seats].sort(byLongestWait);
  return (
    <div className="waits-panel">
      {isPaused && <p className="waits-paused">The draft is paused: no clock runs.</p>}
      <ul className="waits-list">
        {ordered.map((wait) => (
          <li key={wait.seat} className={wait.packs > 0 && !wait.isBot ? 'wait holds' : 'wait'}>
            <WaitWords wait={wait} nowMs={nowMs} />
            {actions && !wait.isMine && wait.mayBeNudgedAtMs !== null && (
              <span className="wait-actions">
                <Button
                  size="sm"
                  reason={isPaused ? 'The draft is paused.' : (noNudgeReason(wait, nowMs) ?? undefined)}
                  aria-label={`Nudge ${wait.name}`}
                  onClick={() => void act(wait, actions.nudge, nudgedWords(wait, nowMs))}
                >
                  Nudge
                </Button>
                {mayHandToBot && (
                  <Button
                    size="sm"
                    variant="ghost"
                    aria-label={`Hand the seat of ${wait.name} to a bot`}
                    onClick={() => void act(wait, actions.handToBot, `A bot plays for ${wait.name}.`)}
                  >
                    Hand to a bot
                  </Button>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      <p className="waits-told">{told}</p>
      <LiveRegion text={told} />
    </div>
  );
}

/** Who is waited for longest comes first, then the rest by seat. */
const byLongestWait = (a: SeatWait, b: SeatWait): number =>
  (a.sinceMs ?? Number.MAX_SAFE_INTEGER) - (b.sinceMs ?? Number.MAX_SAFE_INTEGER) || a.seat - b.seat;

const WaitWords = ({ wait, nowMs }: { readonly wait: SeatWait; readonly nowMs: number }) => (
  <span className="wait-words">
    <b>{wait.isMine ? `${wait.name} (you)` : wait.name}</b>
    <span>{holdsInWords(wait, nowMs)}</span>
    {wait.leftMs !== null && (
      <span className="wait-left">
        {durationInWords(wait.leftMs)} {wait.packs > 0 ? 'left' : 'in the bank'}
      </span>
    )}
    {wait.asleepUntilMs !== null && (
      <span className="wait-quiet">
        <IconMoon aria-hidden="true" />
        quiet until {momentInWords(wait.asleepUntilMs, nowMs)}
      </span>
    )}
    {wait.nudgedAtMs !== null && (
      <span className="wait-left">
        {wait.nudgeDueMs === null
          ? `nudged ${durationInWords(nowMs - wait.nudgedAtMs)} ago`
          : `nudge goes out at ${momentInWords(wait.nudgeDueMs, nowMs)}`}
      </span>
    )}
  </span>
);
