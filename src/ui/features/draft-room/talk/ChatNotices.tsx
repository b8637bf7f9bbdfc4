import { useEffect, useRef } from 'react';
import { useMedia } from '#src/ui/components/hooks/useMedia.ts';
import { useMessages } from '../../../messages/useMessages.ts';
import { useNotify } from '../../shell/actors.tsx';
import { WIDE } from '../frame/media.ts';
import { useNewestUnread } from './useNewestUnread.ts';

const FIRST_LETTERS = 60;

/** Where there is no rail a new line of the chat shows its first words in a notice. */
export function ChatNotices() {
  const t = useMessages('roomTalk');
  const notify = useNotify();
  const isWide = useMedia(WIDE);
  const line = useNewestUnread();
  const told = useRef(line?.id);
  useEffect(() => {
    if (line === null || told.current === line.id) return;
    told.current = line.id;
    const text = line.text.length > FIRST_LETTERS ? `${line.text.slice(0, FIRST_LETTERS)}…` : line.text;
    if (!isWide) notify({ kind: 'info', text: t('chatNews', { name: line.name, text }) });
  }, [line, isWide, notify, t]);
  return null;
}
