import { READY_SECONDS } from '#contract/queue.ts';
import type { DraftQueueActor } from '#src/machines/draftQueue.ts';
import { Button } from '../../../kit/Button.tsx';
import { ClockRing } from '../../../kit/ClockRing.tsx';
import { LiveRegion } from '../../../kit/LiveRegion.tsx';
import { ModalDialog } from '../../../kit/ModalDialog.tsx';
import { type FoundTable, foundWords, kindWords, thereWords } from './queueWords.ts';
import { useQueueClock } from './useQueueClock.ts';

interface FoundDialogProps {
  readonly queue: DraftQueueActor;
  readonly found: FoundTable;
  readonly isOpen: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (isThere: boolean) => void;
  readonly onClose: () => void;
}

/** Seconds at which the time left is spoken. */
const SPOKEN: readonly number[] = [30, 10, 5];

/** A table was found: are you there? Closing it answers nothing. */
export function FoundDialog({ queue, found, isOpen, isBusy, onAnswer, onClose }: FoundDialogProps) {
  const secondsLeft = useQueueClock(queue, found.dueAtMs);
  const spoken = SPOKEN.find((seconds) => secondsLeft <= seconds && secondsLeft > seconds - 2);
  return (
    <ModalDialog
      title={found.isThere ? 'Waiting for the others' : 'A table was found'}
      isOpen={isOpen}
      onClose={onClose}
    >
      <div className="queue-found">
        <ClockRing secondsLeft={secondsLeft} secondsInAll={READY_SECONDS} size={84} />
        <div>
          <p className="queue-found-kind">{kindWords(found)}</p>
          <p>{foundWords(found)}</p>
          <p>{thereWords(found)}. It starts by itself when all are.</p>
        </div>
      </div>
      <div className="queue-found-acts">
        <p className="t14">
          {found.isThere ? 'You have said that you are here.' : '“Not now” gives up your place.'}
        </p>
        <Button isBusy={isBusy} onClick={() => onAnswer(false)}>
          {found.isThere ? 'Leave after all' : 'Not now'}
        </Button>
        {!found.isThere && (
          <Button variant="solid" isBusy={isBusy} data-autofocus="here" onClick={() => onAnswer(true)}>
            I’m here
          </Button>
        )}
      </div>
      <LiveRegion text={spoken === undefined || found.isThere ? '' : `${spoken} seconds left`} />
    </ModalDialog>
  );
}
