import { ChatNotices } from './ChatNotices.tsx';
import { HostNotices } from './HostNotices.tsx';
import { PackDragging } from './PackDragging.tsx';
import { useRoomKeys } from './useRoomKeys.ts';

/** What hands may do beside clicks and the keys of the pack, and what is told of the host. */
export function RoomHands() {
  useRoomKeys();
  return (
    <>
      <PackDragging />
      <HostNotices />
      <ChatNotices />
    </>
  );
}
