import { useSyncExternalStore } from 'react';

/** Listens until the returned function is called. */
function subscribe(tell: () => void): () => void {
  const left = new AbortController();
  for (const event of ['online', 'offline']) addEventListener(event, tell, left);
  return () => left.abort();
}

/** Whether the browser knows that it has no connection. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);
