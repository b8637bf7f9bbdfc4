import { useEffect, useState } from 'react';
import type { DraftRoomActor } from '#src/machines/draftRoom.ts';
import type { Muted } from './useMuted.ts';

interface Chat {
  readonly room: DraftRoomActor;
  readonly myId: string;
  readonly muted: Muted;
  readonly isOpen: boolean;
}

/** Whether somebody else said something since the chat was last open; what was there on arrival is no news. */
export function useUnread({ room, myId, muted, isOpen }: Chat): boolean {
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (isOpen) return;
    const following = room.on('table.happened', ({ lines }) =>
      setUnread((before) => new Set([...before, ...lines.map(({ memberId }) => memberId)])),
    );
    return () => {
      following.unsubscribe();
      setUnread(new Set());
    };
  }, [room, isOpen]);
  return [...unread].some((memberId) => memberId !== myId && !muted.has(memberId));
}
