import { Text } from '@chakra-ui/react';
import type { AnyMachineSnapshot } from 'xstate';
import type { Notice } from '#src/machines/notices/notificationQueue.ts';
import { TitledPanel } from '#src/ui/components/TitledPanel.tsx';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { InlineAlert } from '#src/ui/system/InlineAlert.tsx';
import { spanWords } from '../clockWords.ts';

interface ToldNoticesProps {
  /** Of a notification queue. */
  readonly snapshot: AnyMachineSnapshot;
  readonly nowMs: number;
}

/** What somebody would see of a copy of the queue, with the time each notice has left. */
export function ToldNotices({ snapshot, nowMs }: ToldNoticesProps) {
  const t = useMessages('testBench');
  const shown: readonly Notice[] = snapshot.context.shown;
  const waiting: readonly Notice[] = snapshot.context.waiting;
  const timeLeft = ({ timeoutMs, remainingMs, runsSinceMs }: Notice) => {
    if (timeoutMs === 0) return t('staysOpen');
    if (runsSinceMs === null) return t('held', { span: spanWords(remainingMs) });
    return t('timeLeft', { span: spanWords(Math.max(0, remainingMs - (nowMs - runsSinceMs))) });
  };
  return (
    <TitledPanel title={t('seen')}>
      {shown.length === 0 && (
        <Text color="fg.muted" textStyle="dense">
          {t('noNotice')}
        </Text>
      )}
      {shown.map((notice) => (
        <InlineAlert key={notice.id} status={notice.kind} title={notice.text}>
          {notice.count > 1 && `× ${notice.count}, `}
          {timeLeft(notice)}
        </InlineAlert>
      ))}
      {waiting.length > 0 && (
        <Text color="fg.muted" textStyle="dense">
          {t('waiting', {
            notices: waiting.map(({ text, count }) => (count > 1 ? `${text} × ${count}` : text)).join(', '),
          })}
        </Text>
      )}
    </TitledPanel>
  );
}
