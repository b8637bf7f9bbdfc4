import type { AnyMachineSnapshot } from 'xstate';
import type { Notice } from '#src/machines/notificationQueue.ts';
import { InlineNotice } from '#src/ui/kit/InlineNotice.tsx';
import { Panel } from '#src/ui/kit/Panel.tsx';
import { spanWords } from '../clockWords.ts';

interface ToldNoticesProps {
  /** Of a notification queue. */
  readonly snapshot: AnyMachineSnapshot;
  readonly nowMs: number;
}

/** What somebody would see of a copy of the queue, with the time each notice has left. */
export function ToldNotices({ snapshot, nowMs }: ToldNoticesProps) {
  const shown: readonly Notice[] = snapshot.context.shown;
  const waiting: readonly Notice[] = snapshot.context.waiting;
  return (
    <Panel className="testbench-told">
      <div className="testbench-head">
        <h2>What somebody sees</h2>
      </div>
      {shown.length === 0 && <p className="muted t14">No notice.</p>}
      {shown.map((notice) => (
        <InlineNotice key={notice.id} kind={notice.kind} title={notice.text}>
          {notice.count > 1 && `× ${notice.count}, `}
          {timeLeftWords(notice, nowMs)}
        </InlineNotice>
      ))}
      {waiting.length > 0 && (
        <p className="muted t14">
          Waiting: {waiting.map(({ text, count }) => (count > 1 ? `${text} × ${count}` : text)).join(', ')}
        </p>
      )}
    </Panel>
  );
}

function timeLeftWords({ timeoutMs, remainingMs, runsSinceMs }: Notice, nowMs: number): string {
  if (timeoutMs === 0) return 'stays until it is closed';
  if (runsSinceMs === null) return `held with ${spanWords(remainingMs)} left`;
  return `${spanWords(Math.max(0, remainingMs - (nowMs - runsSinceMs)))} left`;
}
