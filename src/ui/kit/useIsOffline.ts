import { useSyncExternalStore } from 'react';

const EVENTS = ['online', 'offline'];

function subscribe(tell: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, tell);
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, tell);
  };
}

/** Whether the browser knows that it has no connection. */
export const useIsOffline = (): boolean => useSyncExternalStore(subscribe, () => !navigator.onLine);
