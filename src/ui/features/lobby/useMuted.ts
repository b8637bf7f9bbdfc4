import { useState } from 'react';
import { readMuted, writeMuted } from './visit.ts';

export interface Muted {
  has(memberId: string): boolean;
  toggle(memberId: string): void;
}

/** Whom this browser does not want to hear in the chat; nobody else learns of it. */
export function useMuted(): Muted {
  const [ids, setIds] = useState(readMuted);
  return {
    has: (memberId) => ids.includes(memberId),
    toggle: (memberId) => {
      const next = ids.includes(memberId) ? ids.filter((known) => known !== memberId) : [...ids, memberId];
      writeMuted(next);
      setIds(next);
    },
  };
}
