import { useEffect, useState } from 'react';

const twoDigits = (count: number) => String(count).padStart(2, '0');

/** What is left of a round in words, "Round ends in 21:40"; null for rounds without an end. */
export function useRoundTime(endsAtMs: number | null, offsetMs: number): string | null {
  const [nowMs, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (endsAtMs === null) return;
    const timer = window.setInterval(() => setNow(Date.now()), 1000);
    return () => window.clearInterval(timer);
  }, [endsAtMs]);
  if (endsAtMs === null) return null;
  const seconds = Math.max(0, Math.round((endsAtMs - nowMs - offsetMs) / 1000));
  if (seconds === 0) return 'Time is up';
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0
    ? `Round ends in ${hours} h ${minutes} m`
    : `Round ends in ${minutes}:${twoDigits(seconds % 60)}`;
}
