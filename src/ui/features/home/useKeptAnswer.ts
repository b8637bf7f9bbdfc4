import { useRef } from 'react';
import type { Asked } from './useLoaded.ts';

/** The last answer stays, and with it the button that was pressed, until the next one is there. */
export function useKeptAnswer<Value>(asked: Asked<Value>): Asked<Value> {
  const shown = useRef(asked.answer);
  if (asked.answer.kind !== 'loading') shown.current = asked.answer;
  return { ...asked, answer: shown.current };
}
