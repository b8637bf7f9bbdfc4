import { Button, Text } from '@chakra-ui/react';
import { Link } from '@tanstack/react-router';
import type { DraftQueueActor } from '#src/machines/tables/draftQueue.ts';
import { clockFigure } from '../../../components/tables/clockFigure.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { ActionButton } from '../../../system/ActionButton.tsx';
import { QueueActs, QueueRow } from './QueueRow.tsx';
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
  const t = useMessages('queue');
  const secondsLeft = useQueueClock(queue, found.dueAtMs);
  return (
    <QueueRow title={t('found')} words={kindWords(found, t)}>
      <Text textStyle="dense">
        {t('timeLeft', { there: thereWords(found, t), left: clockFigure(secondsLeft) })}
      </Text>
      <QueueActs>
        {!found.isThere && (
          <ActionButton isBusy={isBusy} onClick={() => onAnswer(true)}>
            {t('imHere')}
          </ActionButton>
        )}
        <ActionButton variant="ghost" isBusy={isBusy} onClick={() => onAnswer(false)}>
          {t('notNow')}
        </ActionButton>
      </QueueActs>
    </QueueRow>
  );
}

/** The table that the queue formed, for a window that was not the one to say yes, or that came back. */
export function AtTable({ draftId, isBeingDrafted }: { draftId: string; isBeingDrafted: boolean }) {
  const t = useMessages('queue');
  return (
    <QueueRow
      title={isBeingDrafted ? t('atTable') : t('ready')}
      words={isBeingDrafted ? t('atTableHint') : t('readyHint')}
    >
      <QueueActs>
        <Button asChild>
          {isBeingDrafted ? (
            <Link to="/drafts/$draftId/room" params={{ draftId }}>
              {t('backToDraft')}
            </Link>
          ) : (
            <Link to="/drafts/$draftId" params={{ draftId }}>
              {t('goToTable')}
            </Link>
          )}
        </Button>
      </QueueActs>
    </QueueRow>
  );
}
