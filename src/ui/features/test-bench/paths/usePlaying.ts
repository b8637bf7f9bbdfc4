import { useEffect, useState } from 'react';

/** How long a step is looked at. */
export const SPEEDS = { slow: 1000, quick: 250 } as const;
export type Speed = keyof typeof SPEEDS;

/** Takes a step after another while it plays; ends by itself at the last one. */
export function usePlaying(isAtEnd: boolean, step: number, onStep: () => void) {
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>('slow');
  if (isPlaying && isAtEnd) setPlaying(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step sets the timer for the next one
  useEffect(() => {
    if (!isPlaying) return;
    const timer = window.setTimeout(onStep, SPEEDS[speed]);
    return () => window.clearTimeout(timer);
  }, [isPlaying, speed, step, onStep]);
  return { isPlaying, setPlaying, speed, setSpeed };
}
