import { useRef } from 'react';

/** What was last open in a screen of its own; '' until something was. */
export function useCameFrom(open: string): string {
  const last = useRef(open);
  if (open !== '') last.current = open;
  return last.current;
}
