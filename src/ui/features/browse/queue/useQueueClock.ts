import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { DraftQueueActor, DraftQueueSnapshot } from '#src/machines/draftQueue.ts';

/** The server's clock less this browser's, when the queue was told last. */
const selectOffsetMs = ({ context: { view, gotAtMs } }: DraftQueueSnapshot) =>
  view === null ? 0 : view.nowMs - gotAtMs;
const TICK_MS = 250;

/** Whole seconds until a moment of the server, counted down; 0 without one. */
export function useQueueClock(queue: DraftQueueActor, atMs: number | null): number {
  const offsetMs = useSelector(queue, selectOffsetMs);
  const [, tick] = useState(0);
  useEffect(() => {
    if (atMs === null) return;
    const timer = window.setInterval(() => tick((before) => before + 1), TICK_MS);
    return () => window.clearInterval(timer);
  }, [atMs]);
  return atMs === null ? 0 : Math.max(0, Math.ceil((atMs - offsetMs - Date.now()) / 1000));
}
