import { useEffect, useEffectEvent, useReducer } from 'react';

/** The server's moment in a reply, and this browser's moment when it came: their difference is the clocks' offset. */
export interface Moment {
  readonly nowMs: number;
  readonly gotAtMs: number;
}

const TICK_MS = 500;

const leftAt = (deadlineMs: number, { nowMs, gotAtMs }: Moment): number =>
  Math.max(0, Math.ceil((deadlineMs - nowMs - (Date.now() - gotAtMs)) / 1000));

/**
 * Whole seconds until a deadline of the server, counted down; null without one. `onRunOut` is called once for each deadline
 * that runs out.
 */
export function useSecondsLeft(
  deadlineMs: number | null,
  moment: Moment,
  onRunOut?: () => void,
): number | null {
  const [, readAgain] = useReducer((times: number) => times + 1, 0);
  /** Whether it counts on. */
  const tick = useEffectEvent((deadline: number) => {
    readAgain();
    if (leftAt(deadline, moment) > 0) return true;
    onRunOut?.();
    return false;
  });
  useEffect(() => {
    if (deadlineMs === null) return;
    const timer = window.setInterval(() => {
      if (!tick(deadlineMs)) window.clearInterval(timer);
    }, TICK_MS);
    return () => window.clearInterval(timer);
  }, [deadlineMs]);
  return deadlineMs === null ? null : leftAt(deadlineMs, moment);
}
