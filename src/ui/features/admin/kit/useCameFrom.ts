import { useState } from 'react';

/** What was last open in a screen of its own; '' until something was. */
export function useCameFrom(open: string): string {
  const [last, setLast] = useState(open);
  if (open !== '' && open !== last) setLast(open);
  return last;
}
