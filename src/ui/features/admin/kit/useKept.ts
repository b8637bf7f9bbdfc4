import { useRef } from 'react';
import type { Loaded } from '#src/ui/home/useLoaded.ts';

/** An answer that stays on screen while the next one is asked for, so that focus and place are not lost. */
export function useKept<Value>(answer: Loaded<Value>): Loaded<Value> {
  const last = useRef<Loaded<Value>>(answer);
  if (answer.kind !== 'loading') last.current = answer;
  return answer.kind === 'loading' && last.current.kind === 'loaded' ? last.current : answer;
}
