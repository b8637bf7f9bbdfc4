import { Link } from '@tanstack/react-router';
import type { DraftQueueActor } from '#src/machines/draftQueue.ts';
import { Button } from '../../../kit/Button.tsx';
import { clockFigure } from '../clockFigure.ts';
import { type FoundTable, kindWords, thereWords } from './queueWords.ts';
import { useQueueClock } from './useQueueClock.ts';

interface FoundBarProps {
  readonly queue: DraftQueueActor;
  readonly found: FoundTable;
  readonly isBusy: boolean;
  readonly onAnswer: (isThere: boolean) => void;
}

/** The same question as the dialog's, where it was closed. */
export function FoundBar({ queue, found, isBusy, onAnswer }: FoundBarProps) {
  const secondsLeft = useQueueClock(queue, found.dueAtMs);
  return (
    <div className="queue-row">
      <div className="queue-what">
        <h2>A table was found</h2>
        <p className="muted t14">{kindWords(found)}</p>
      </div>
      <span className="queue-count t14">
        {thereWords(found)}, {clockFigure(secondsLeft)} left
      </span>
      <div className="queue-acts">
        {!found.isThere && (
          <Button isBusy={isBusy} onClick={() => onAnswer(true)}>
            I’m here
          </Button>
        )}
        <Button variant="ghost" isBusy={isBusy} onClick={() => onAnswer(false)}>
          Not now
        </Button>
      </div>
    </div>
  );
}

/** The table that the queue formed, for a window that was not the one to say yes, or that came back. */
export const AtTable = ({ draftId, isBeingDrafted }: { draftId: string; isBeingDrafted: boolean }) => (
  <div className="queue-row">
    <div className="queue-what">
      <h2>{isBeingDrafted ? 'You sit at a table from the queue' : 'Your table is ready'}</h2>
      <p className="muted t14">
        {isBeingDrafted
          ? 'You can sit down again when its draft is over.'
          : 'It starts by itself in a moment.'}
      </p>
    </div>
    <div className="queue-acts">
      <Button asChild>
        {isBeingDrafted ? (
          <Link to="/drafts/$draftId/room" params={{ draftId }}>
            Back to the draft
          </Link>
        ) : (
          <Link to="/drafts/$draftId" params={{ draftId }}>
            Go to the table
          </Link>
        )}
      </Button>
    </div>
  </div>
);
