import { Suspense, useState } from 'react';
import type { ForkRequest, MakePoll } from '#contract/results/forks.ts';
import type { PickRecord, ResultsView } from '#contract/results/results.ts';
import IconFork from '~icons/ph/git-fork';
import IconAsk from '~icons/ph/question';
import { Button } from '../../kit/Button.tsx';
import { late } from '../../kit/late.ts';
import { useBusyAction } from '../home/useBusyAction.ts';

const PollShare = late(() => import('./PollShare.tsx'), 'PollShare');

/** What a replay can ask of the server; both throw when that fails. */
export interface ReplayActPorts {
  /** Goes to a table of one's own that begins there. */
  readonly playOn: (asked: ForkRequest) => Promise<void>;
  /** Answers the key of the question. */
  readonly askOthers: (asked: MakePoll) => Promise<string>;
}

interface ReplayActsProps {
  readonly results: ResultsView;
  readonly seat: number;
  readonly record: PickRecord;
  readonly ports: ReplayActPorts;
}

/** What can be made of the decision that is shown. */
export function ReplayActs({ results, seat, record, ports }: ReplayActsProps) {
  const fork = useBusyAction();
  const ask = useBusyAction();
  const [key, setKey] = useState<string | null>(null);
  const mayFork = results.mayReadLog && record.kind !== 'received';
  const mayAsk = record.kind === 'pick' && record.pack.length > 1;
  if (!mayFork && !mayAsk) return null;
  const at = { seat, seq: record.seq };
  const failure = fork.failure || ask.failure;
  return (
    <div className="replay-acts">
      {mayFork && (
        <Button isBusy={fork.isBusy} onClick={() => void fork.run(() => ports.playOn(at))}>
          {!fork.isBusy && <IconFork aria-hidden="true" />}
          Play on from here
        </Button>
      )}
      {mayAsk && (
        <Button
          isBusy={ask.isBusy}
          onClick={() => void ask.run(async () => setKey(await ports.askOthers(at)))}
        >
          {!ask.isBusy && <IconAsk aria-hidden="true" />}
          Ask others
        </Button>
      )}
      {failure === '' ? (
        <span className="replay-acts-words">
          {mayFork ? 'Decide anew against bots; this draft stays as it is.' : ''}
        </span>
      ) : (
        <span className="replay-acts-words danger" role="alert">
          {failure}
        </span>
      )}
      {key !== null && (
        <Suspense fallback={null}>
          <PollShare pollKey={key} name={results.seats[seat]?.seat.name ?? ''} onClose={() => setKey(null)} />
        </Suspense>
      )}
    </div>
  );
}
