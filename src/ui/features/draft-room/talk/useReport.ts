import { errorWords } from '#src/machines/failure.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useNotify } from '../../shell/actors.tsx';
import type { RoomParts } from '../roomParts.tsx';

/** Tells the Admins of a line of the chat and says how that went; undefined where nobody can be told. */
export function useReport(reportLine: RoomParts['reportLine']) {
  const notify = useNotify();
  const t = useMessages('roomTalk');
  if (reportLine === undefined) return undefined;
  return (messageId: string) =>
    void reportLine(messageId).then(
      () => notify({ kind: 'success', text: t('reported') }),
      (thrown: unknown) => notify({ kind: 'error', text: errorWords(thrown) }),
    );
}
