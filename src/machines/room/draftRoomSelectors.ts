import type { DraftRoomSnapshot } from './draftRoom.ts';

export const selectTable = (snapshot: DraftRoomSnapshot) => snapshot.context.table;
export const selectRoom = (snapshot: DraftRoomSnapshot) => snapshot.context.room;
export const selectChosen = (snapshot: DraftRoomSnapshot) => snapshot.context.chosen;
export const selectStarred = (snapshot: DraftRoomSnapshot) => snapshot.context.starred;
export const selectPicking = (snapshot: DraftRoomSnapshot) => snapshot.context.picking;
export const selectPicked = (snapshot: DraftRoomSnapshot) => snapshot.context.picked;
export const selectRefusal = (snapshot: DraftRoomSnapshot) => snapshot.context.refusal;
export const selectMessage = (snapshot: DraftRoomSnapshot) => snapshot.context.message;
export const selectOffsetMs = (snapshot: DraftRoomSnapshot) => snapshot.context.offsetMs;

/** What the person is waited for, in one word for tests and screens. */
export function selectSeatState(snapshot: DraftRoomSnapshot) {
  const { seat } = snapshot.value;
  return typeof seat === 'string' ? seat : seat.choosing === 'reserved' ? 'reserved' : 'browsing';
}
export type SeatState = ReturnType<typeof selectSeatState>;

/** What the wire does, in one word. */
export function selectLineState(snapshot: DraftRoomSnapshot) {
  const { line } = snapshot.value;
  return typeof line === 'string' ? line : line.lost === 'told' ? 'lost' : 'quiet';
}
export type LineState = ReturnType<typeof selectLineState>;
