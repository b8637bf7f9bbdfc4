import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { QueueStanding } from '#contract/queue.ts';
import {
  type DraftQueueActor,
  selectIsLost,
  selectIsSending,
  selectRefusal,
  selectStanding,
  selectTold,
} from '#src/machines/draftQueue.ts';
import { InlineNotice } from '../../../kit/InlineNotice.tsx';
import { LiveRegion } from '../../../kit/LiveRegion.tsx';
import { Panel } from '../../../kit/Panel.tsx';
import { Skeleton } from '../../../kit/Skeleton.tsx';
import type { Loaded } from '../../home/useLoaded.ts';
import './queue.css';
import { AtTable, FoundBar } from './FoundBar.tsx';
import { FoundDialog } from './FoundDialog.tsx';
import { QueueChoice } from './QueueChoice.tsx';
import { QueueWaiting } from './QueueWaiting.tsx';
import { countWords, lostWords, toldWords } from './queueWords.ts';
import { useFoundSignals } from './useFoundSignals.ts';

export interface QueueStripProps {
  /** Starts this window's place in the queue; it is stopped when the strip goes. */
  readonly start: () => DraftQueueActor;
  readonly games: Loaded<readonly GameSummary[]>;
}

/** "Sit down" on Browse: tables that form by themselves. Loaded after the list. */
export function QueueStrip({ start, games }: QueueStripProps) {
  const [queue, setQueue] = useState<DraftQueueActor | null>(null);
  useEffect(() => {
    const started = start();
    setQueue(started);
    return () => {
      started.stop();
    };
  }, [start]);
  return (
    <Panel className="queue" look="glass" pad="none" aria-label="Draft queue, tables form by themselves">
      {queue ? <QueueBody queue={queue} games={games} /> : <QueueSkeleton />}
    </Panel>
  );
}

const QueueSkeleton = () => (
  <div className="queue-row" aria-hidden="true">
    <Skeleton width={210} height={44} />
    <Skeleton width="40%" height={40} />
    <Skeleton width={110} height={40} radius={20} />
  </div>
);

function QueueBody({ queue, games }: { queue: DraftQueueActor; games: QueueStripProps['games'] }) {
  const standing = useSelector(queue, selectStanding);
  const told = useSelector(queue, selectTold);
  const refusal = useSelector(queue, selectRefusal);
  const isLost = useSelector(queue, selectIsLost);
  const isSending = useSelector(queue, selectIsSending);
  useFoundSignals(standing);
  return (
    <>
      <LiveRegion text={spokenWords(standing)} />
      {isLost && (
        <InlineNotice kind="warning" isSpoken>
          {lostWords(standing)}
        </InlineNotice>
      )}
      {told !== null && (
        <InlineNotice kind="warning" isSpoken>
          {toldWords(told)}
        </InlineNotice>
      )}
      {refusal !== null && (
        <InlineNotice kind="error" isSpoken>
          {refusal}
        </InlineNotice>
      )}
      {standing === null && <QueueSkeleton />}
      {standing?.kind === 'none' && <QueueChoice queue={queue} games={games} isBusy={isSending} />}
      {standing?.kind === 'waiting' && <QueueWaiting queue={queue} waiting={standing} isBusy={isSending} />}
      {standing?.kind === 'found' && <Found queue={queue} standing={standing} isBusy={isSending} />}
      {standing?.kind === 'seated' && <AtTable {...standing} />}
    </>
  );
}

interface FoundProps {
  readonly queue: DraftQueueActor;
  readonly standing: Extract<QueueStanding, { kind: 'found' }>;
  readonly isBusy: boolean;
}

/** The question stands in the strip too, so that closing the dialog answers nothing. */
function Found({ queue, standing, isBusy }: FoundProps) {
  const [closed, setClosed] = useState<string | null>(null);
  const isOpen = closed !== standing.matchId;
  const answer = (isThere: boolean) => queue.send({ type: 'answer.pressed', isThere });
  return (
    <>
      <FoundBar queue={queue} found={standing} isBusy={isBusy} onAnswer={answer} />
      <FoundDialog
        queue={queue}
        found={standing}
        isOpen={isOpen}
        isBusy={isBusy}
        onAnswer={answer}
        onClose={() => setClosed(standing.matchId)}
      />
    </>
  );
}

function spokenWords(standing: QueueStanding | null): string {
  if (standing?.kind === 'waiting') return countWords(standing.waiting, standing.seats);
  return standing?.kind === 'seated' && !standing.isBeingDrafted ? 'Your table is ready.' : '';
}
