import { useState } from 'react';

const MUTED_KEY = 'passleft.muted';
const KEPT = 200;

/** Members whose messages this browser does not show. */
export function readMuted(): readonly string[] {
  try {
    return (window.localStorage.getItem(MUTED_KEY) ?? '').split(' ').filter(Boolean);
  } catch {
    return [];
  }
}

export function writeMuted(memberIds: readonly string[]) {
  try {
    window.localStorage.setItem(MUTED_KEY, memberIds.slice(-KEPT).join(' '));
  } catch {
    // Without storage the choice lasts until the page is left.
  }
}

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
