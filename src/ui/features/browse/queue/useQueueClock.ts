import { shallowEqual, useSelector } from '@xstate/react';
import type { DraftQueueActor, DraftQueueSnapshot } from '#src/machines/tables/draftQueue.ts';
import { useSecondsLeft } from '../../../components/tables/useSecondsLeft.ts';

/** The server's clock and this browser's, when the queue was heard of last. */
const selectMoment = ({ context: { view, gotAtMs } }: DraftQueueSnapshot) => ({
  nowMs: view?.nowMs ?? gotAtMs,
  gotAtMs,
});

/** Whole seconds until a moment of the server, counted down; 0 without one. */
export const useQueueClock = (queue: DraftQueueActor, atMs: number | null): number =>
  useSecondsLeft(atMs, useSelector(queue, selectMoment, shallowEqual)) ?? 0;
