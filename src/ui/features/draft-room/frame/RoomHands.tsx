import { PackDragging } from '../pack/PackDragging.tsx';
import { HostNotices } from '../seats/HostNotices.tsx';
import { ChatNotices } from '../talk/ChatNotices.tsx';
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
