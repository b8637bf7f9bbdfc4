import { useMedia } from '#src/ui/components/hooks/useMedia.ts';
import { readMuted } from '../../../components/mutedMembers.ts';
import { useEmitted } from '../../../components/useEmitted.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useNotify } from '../../shell/actors.tsx';
import { WIDE } from '../frame/media.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useMyId } from './useMyId.ts';
import { newestOfOthers } from './useNewestUnread.ts';

const FIRST_LETTERS = 60;

/** Where there is no rail a new line of the chat shows its first words in a notice, unless the chat is open. */
export function ChatNotices() {
  const { room, chatRead } = useRoomParts();
  const t = useMessages('roomTalk');
  const notify = useNotify();
  const isWide = useMedia(WIDE);
  const myId = useMyId();
  useEmitted(room, 'table.happened', ({ lines }) => {
    const line = newestOfOthers(lines, myId, new Set(readMuted()));
    if (line === undefined || isWide || chatRead.get()?.isOpen === true) return;
    const text = line.text.length > FIRST_LETTERS ? `${line.text.slice(0, FIRST_LETTERS)}…` : line.text;
    notify({ kind: 'info', text: t('chatNews', { name: line.name, text }) });
  });
  return null;
}
