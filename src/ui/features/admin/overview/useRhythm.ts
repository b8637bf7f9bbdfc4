import { useEffect, useState } from 'react';

/** A number that grows every so many milliseconds as long as the page is looked at. */
export function useRhythm(everyMs: number): number {
  const [beat, setBeat] = useState(0);
  useEffect(() => {
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') setBeat((before) => before + 1);
    }, everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs]);
  return beat;
}
