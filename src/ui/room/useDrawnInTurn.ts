import { useEffect, useState } from 'react';

/** How many of several heavy things are drawn by now: `atOnce`, and `step` more in each frame, so that none takes long. */
export function useDrawnInTurn(count: number, step: number, atOnce = 0): number {
  const [drawn, setDrawn] = useState(atOnce);
  useEffect(() => {
    if (drawn >= count) return;
    const frame = requestAnimationFrame(() => setDrawn(drawn + step));
    return () => cancelAnimationFrame(frame);
  }, [drawn, count, step]);
  return drawn;
}
