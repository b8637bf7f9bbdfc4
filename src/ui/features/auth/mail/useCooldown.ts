import { useEffect, useState } from 'react';

/** Whole seconds until a moment of this browser's clock, counted down to 0. */
export function useCooldown(untilMs: number): number {
  const [nowMs, setNowMs] = useState(Date.now);
  useEffect(() => {
    setNowMs(Date.now());
    if (untilMs <= Date.now()) return;
    const timer = window.setInterval(() => {
      setNowMs(Date.now());
      if (untilMs <= Date.now()) window.clearInterval(timer);
    }, 250);
    return () => window.clearInterval(timer);
  }, [untilMs]);
  return Math.max(0, Math.ceil((untilMs - nowMs) / 1000));
}

/** "0:42". */
export const cooldownFigure = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
