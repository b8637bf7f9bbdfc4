import type { DraftRoomActor } from '#src/machines/room/draftRoom.ts';
import { selectSeatState } from '#src/machines/room/draftRoomSelectors.ts';
import { choosable, wantedOf } from '#src/machines/room/roomAsk.ts';

type Room = Pick<DraftRoomActor, 'getSnapshot' | 'send'>;

/** Whether a card may be carried to the pool: it lies open to the seat, which is asked to pick. */
export function mayCarry(room: Room, id: string): boolean {
  const snapshot = room.getSnapshot();
  const view = snapshot.context.room;
  if (view === null || (view.ask !== null && view.ask.kind !== 'pick')) return false;
  const isAsked = ['browsing', 'reserved'].includes(selectSeatState(snapshot));
  return isAsked && choosable(view).includes(id);
}

/**
 * Takes a card that was dropped on the pool or the side. Where several cards are asked it is selected, and the last of them
 * takes all. A card whose pack moved on meanwhile is not taken.
 */
export function dropCard(room: Room, id: string, destination: 'main' | 'side', atMs: number): void {
  if (!mayCarry(room, id)) return;
  const { context } = room.getSnapshot();
  const wanted = context.room === null ? 1 : wantedOf(context.room);
  if (wanted === 1) {
    room.send({ type: 'pick.confirmed', destination, by: 'pointer', atMs, id });
    return;
  }
  if (!context.chosen.includes(id)) room.send({ type: 'card.chosen', id, by: 'pointer', atMs });
  if (room.getSnapshot().context.chosen.length >= wanted)
    room.send({ type: 'pick.confirmed', destination, by: 'pointer', atMs });
}
