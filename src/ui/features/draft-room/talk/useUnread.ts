import { useEffect } from 'react';
import { useHeld } from '../held.ts';
import { useRoomParts } from '../roomParts.tsx';
import { useTable } from '../useTable.ts';
import { useMyId } from './useMyId.ts';

/**
 * Lines of others that came since the chat was last seen; `isSeen` while it is open. What was there on arrival is no news.
 * Lines are counted by who they are, since the server sends the latest fifty only.
 */
export function useUnread(isSeen: boolean): number {
  const { chatRead } = useRoomParts();
  const { chat } = useTable().table;
  const myId = useMyId();
  const lastRead = useHeld(chatRead);
  const newest = chat.at(-1)?.id ?? null;
  useEffect(() => {
    if (!isSeen && chatRead.get() !== undefined) return;
    chatRead.set({ lastId: newest, isOpen: isSeen });
    return isSeen ? () => chatRead.set({ lastId: newest, isOpen: false }) : undefined;
  }, [chatRead, isSeen, newest]);
  if (isSeen || lastRead === undefined) return 0;
  const after = chat.findIndex(({ id }) => id === lastRead.lastId) + 1;
  return chat.slice(after).filter(({ memberId }) => memberId !== myId).length;
}
