import { useCallback, useState } from 'react';

const keyOf = (draftId: string) => `passleft.turned.${draftId}`;

function readTurned(draftId: string): number {
  try {
    return Math.max(0, Number.parseInt(sessionStorage.getItem(keyOf(draftId)) ?? '', 10) || 0);
  } catch {
    return 0;
  }
}

/** How many cards of a sealed pool this window has shown; it goes on there after a reload. */
export function useTurned(draftId: string): readonly [number, (turned: number) => void] {
  const [turned, setTurned] = useState(() => readTurned(draftId));
  const remember = useCallback(
    (next: number) => {
      setTurned(next);
      try {
        sessionStorage.setItem(keyOf(draftId), String(next));
      } catch {
        // A browser that refuses storage begins anew after a reload.
      }
    },
    [draftId],
  );
  return [turned, remember];
}
