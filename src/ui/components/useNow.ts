import { useEffect, useState } from 'react';

/** This browser's clock, read again so often, but not while `everyMs` is null. */
export function useNow(everyMs: number | null): number {
  const [nowMs, setNow] = useState(Date.now);
  useEffect(() => {
    if (everyMs === null) return;
    const read = () => setNow(Date.now());
    read();
    const timer = window.setInterval(read, everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return nowMs;
}
