import { useEffect, useState } from 'react';

/** The server's moment in a reply, and this browser's moment when it came: their difference is the clocks' offset. */
export interface Moment {
  readonly nowMs: number;
  readonly gotAtMs: number;
}

const leftAt = (deadlineMs: number, { nowMs, gotAtMs }: Moment): number =>
  Math.max(0, Math.ceil((deadlineMs - nowMs - (Date.now() - gotAtMs)) / 1000));

/** Whole seconds until a deadline of the server, counted down; null without one. */
export function useSecondsLeft(deadlineMs: number | null, { nowMs, gotAtMs }: Moment): number | null {
  const read = () => (deadlineMs === null ? null : leftAt(deadlineMs, { nowMs, gotAtMs }));
  const [, tick] = useState(0);
  useEffect(() => {
    if (deadlineMs === null) return;
    const timer = window.setInterval(() => tick((before) => before + 1), 500);
    return () => window.clearInterval(timer);
  }, [deadlineMs]);
  return read();
}
