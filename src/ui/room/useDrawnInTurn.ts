import { useEffect, useState } from 'react';

/**
 * How many of several heavy things are drawn by now: `step` more in each frame, so that none takes long. Once
 * all are drawn, what is added is drawn at once.
 */
export function useDrawnInTurn(count: number, step: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= count) return;
    const next = drawn + step;
    const frame = requestAnimationFrame(() => setDrawn(next < count ? next : Number.POSITIVE_INFINITY));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, step]);
  return drawn;
}
