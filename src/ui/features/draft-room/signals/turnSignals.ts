import type { DraftRoomNews } from '#src/machines/room/draftRoomFacts.ts';

/** What is worth a sound or a notice for the reader's seat. */
export type TurnSignal = 'pack' | 'seconds' | 'over';

const LAST_SECONDS = 5;
const WARNING_SECONDS = 10;

/** Keeps the seconds that are heard: ten, then each of the last five. */
export const readLastSeconds = (seconds: number | null): number | null =>
  seconds === WARNING_SECONDS || (seconds !== null && seconds > 0 && seconds <= LAST_SECONDS)
    ? seconds
    : null;

/** What is heard of what happened; nothing of others is ever signalled, nor what a bot in the seat is asked. */
export function signalOf({ events, after: { room } }: DraftRoomNews): TurnSignal | null {
  if (room === null) return null;
  if (events.some(({ type }) => type === 'completed')) return 'over';
  const isBot = room.seats.some(({ seat, bot }) => seat === room.seat && bot);
  if (room.phase !== 'drafting' || isBot || room.ask?.kind === 'claim') return null;
  if (room.pack === null && room.ask === null) return null;
  // What is asked of others is not told, and a seat that is given back may have a turn.
  const isAsked = events.some(
    (event) => event.type === 'asked' || (event.type === 'handedBack' && event.seat === room.seat),
  );
  return isAsked ? 'pack' : null;
}
