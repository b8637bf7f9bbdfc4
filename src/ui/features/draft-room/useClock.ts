import { useCallback, useSyncExternalStore } from 'react';
import type { DraftRoomActor, DraftRoomSnapshot } from '#src/machines/room/draftRoom.ts';
import { longClockText } from '../correspondence/longClock.ts';

/** Whole seconds left of the own pick, rounded up; null without a running clock. */
export function secondsLeft(
  { context: { room, offsetMs } }: DraftRoomSnapshot,
  nowMs: number,
): number | null {
  const deadlineMs = room?.clock.deadlineMs ?? null;
  if (deadlineMs === null || room?.phase !== 'drafting') return null;
  return Math.max(0, Math.ceil((deadlineMs - (nowMs + offsetMs)) / 1000));
}

/** "0:24", from two hours on "28 h" */
export const clockText = (seconds: number): string =>
  longClockText(seconds) ?? `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const SOON_MS = 1000;

/** Calls back at each full second of the clock, however late the browser wakes. */
function followClock(room: DraftRoomActor, onTick: () => void): () => void {
  let timer: number | undefined;
  const schedule = () => {
    window.clearTimeout(timer);
    const { room: view, offsetMs } = room.getSnapshot().context;
    const deadlineMs = view?.clock.deadlineMs ?? null;
    if (deadlineMs === null) return;
    const leftMs = deadlineMs - (Date.now() + offsetMs);
    if (leftMs <= 0) return;
    timer = window.setTimeout(tick, (leftMs % SOON_MS || SOON_MS) + 4);
  };
  const tick = () => {
    onTick();
    schedule();
  };
  const following = room.subscribe(tick);
  schedule();
  return () => {
    following.unsubscribe();
    window.clearTimeout(timer);
  };
}

/** What `read` makes of the seconds left; painted again only when that changes. Never counted, always computed. */
export function useClock<Reading extends string | number | boolean | null>(
  room: DraftRoomActor,
  read: (seconds: number | null) => Reading,
): Reading {
  const subscribe = useCallback((onTick: () => void) => followClock(room, onTick), [room]);
  return useSyncExternalStore(subscribe, () => read(secondsLeft(room.getSnapshot(), Date.now())));
}

export const readSeconds = (seconds: number | null) => seconds;
/** Under ten seconds the clock warns. */
export const readIsLow = (seconds: number | null) => seconds !== null && seconds < 10;
export const readLowSeconds = (seconds: number | null) => (readIsLow(seconds) ? seconds : null);
