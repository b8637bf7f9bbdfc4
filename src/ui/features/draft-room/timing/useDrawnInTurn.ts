import { useEffect, useState } from 'react';
import { afterFrames } from './afterFrames.ts';

/**
 * How many of several heavy things are drawn by now: `step` more in each frame that has nothing else to draw, so that
 * none takes long. Once all are drawn, what is added is drawn at once.
 */
export function useDrawnInTurn(count: number, step: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn >= count) return;
    const next = drawn + step;
    return afterFrames(0, () => setDrawn(next < count ? next : Number.POSITIVE_INFINITY));
  }, [drawn, count, step]);
  return drawn;
}
