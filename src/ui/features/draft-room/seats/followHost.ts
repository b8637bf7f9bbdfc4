import type { RoomView } from '#contract/room/room.ts';
import type { TableView } from '#contract/tables/tables.ts';
import type { DraftRoomActor } from '#src/machines/room/draftRoom.ts';
import { HOST_AWAY_MS, isHostGone } from './hostRights.ts';

/** The server's clock may be behind by what a message took. */
const MARGIN_MS = 50;

/** Calls back when the host has left the draft, also where they had on arrival, and again when they left once more. */
export function followHost(room: DraftRoomActor, onGone: (table: TableView) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isTold = false;
  const look = (table: TableView | null, view: RoomView | null) => {
    clearTimeout(timer);
    if (table === null || view === null) return;
    const nowMs = Date.now() + room.getSnapshot().context.offsetMs;
    const isGone = isHostGone(table, view, nowMs);
    if (isGone && !isTold) onGone(table);
    isTold = isGone;
    if (isGone || table.hostLeftAtMs == null) return;
    timer = setTimeout(lookNow, table.hostLeftAtMs + HOST_AWAY_MS - nowMs + MARGIN_MS);
  };
  const lookNow = () => {
    const { table, room: view } = room.getSnapshot().context;
    look(table, view);
  };
  const lookAt = ({ table }: { readonly table: TableView }) => look(table, room.getSnapshot().context.room);
  const following = [
    room.on('host.left', lookAt),
    room.on('host.returned', lookAt),
    // A bot may play the host's seat from now on, or not any more.
    room.on('room.happened', ({ events, after: { table, room: view } }) => {
      if (events.some(({ type }) => type === 'handedToBot' || type === 'handedBack')) look(table, view);
    }),
  ];
  lookNow();
  return () => {
    for (const one of following) one.unsubscribe();
    clearTimeout(timer);
  };
}
