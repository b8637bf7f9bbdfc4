import { useEffect, useState } from 'react';
import type { TableView } from '#contract/tables/tables.ts';
import { secondsToStart } from './countdown.ts';

const HALF_SECOND_MS = 500;
const TICK_MS = 125;

/** Server time minus browser time. What travelled fastest tells it best, so the largest difference is kept. */
export function useServerOffsetMs({ nowMs }: TableView): number {
  const [offsetMs, setOffsetMs] = useState(() => nowMs - Date.now());
  useEffect(() => setOffsetMs((known) => Math.max(known, nowMs - Date.now())), [nowMs]);
  return offsetMs;
}

export interface Countdown {
  readonly seconds: number;
  readonly isOddHalf: boolean;
}

/** The countdown of a start, painted again twice a second; null while none runs. */
export function useCountdown(startsAtMs: number | null, offsetMs: number): Countdown | null {
  const [halves, setHalves] = useState(0);
  useEffect(() => {
    if (startsAtMs === null) return;
    const look = () => setHalves(Math.floor((startsAtMs - Date.now() - offsetMs) / HALF_SECOND_MS));
    look();
    const timer = window.setInterval(look, TICK_MS);
    return () => window.clearInterval(timer);
  }, [startsAtMs, offsetMs]);
  if (startsAtMs === null) return null;
  return { seconds: secondsToStart(startsAtMs, Date.now(), offsetMs), isOddHalf: halves % 2 !== 0 };
}
