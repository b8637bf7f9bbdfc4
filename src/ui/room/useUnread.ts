import { useEffect, useSyncExternalStore } from 'react';
import { useRoomParts } from './roomParts.tsx';
import { useMyId } from './useMyId.ts';
import { useTable } from './useTable.ts';

/** The last line of the chat that was read in this room, one for all that show the chat or tell of it. */
export interface ChatRead {
  /** Undefined until the chat was seen for the first time; null while there was no line. */
  readonly get: () => string | null | undefined;
  readonly read: (lineId: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createChatRead(): ChatRead {
  let lastRead: string | null | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => lastRead,
    read(lineId) {
      if (lineId === lastRead) return;
      lastRead = lineId;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * Lines of others that came since the chat was last seen; `isSeen` while it is open. What was there on arrival is no news.
 * Lines are counted by who they are, since the server sends the latest fifty only.
 */
export function useUnread(isSeen: boolean): number {
  const { chatRead } = useRoomParts();
  const { chat } = useTable().table;
  const myId = useMyId();
  const lastRead = useSyncExternalStore(chatRead.subscribe, chatRead.get);
  const newest = chat.at(-1)?.id ?? null;
  useEffect(() => {
    if (isSeen || chatRead.get() === undefined) chatRead.read(newest);
  }, [chatRead, isSeen, newest]);
  if (isSeen || lastRead === undefined) return 0;
  const after = chat.findIndex(({ id }) => id === lastRead) + 1;
  return chat.slice(after).filter(({ memberId }) => memberId !== myId).length;
}
