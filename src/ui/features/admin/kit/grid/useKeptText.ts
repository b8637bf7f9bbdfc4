import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

function listen(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** A text that is kept in this browser and shared by its tabs; null until there is one. */
export function useKeptText(place: string): readonly [string | null, (text: string) => void] {
  const text = useSyncExternalStore(listen, () => localStorage.getItem(place));
  const keep = useCallback(
    (next: string) => {
      localStorage.setItem(place, next);
      for (const changed of listeners) changed();
    },
    [place],
  );
  return [text, keep];
}
