import { PackDragging } from './PackDragging.tsx';
import { useRoomKeys } from './useRoomKeys.ts';

/** What hands may do beside clicks and the keys of the pack. */
export function RoomHands() {
  useRoomKeys();
  return <PackDragging />;
}
