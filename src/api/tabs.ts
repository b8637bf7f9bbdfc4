import { TOKEN_KEY } from './tokenStore.ts';

const REFRESH_LOCK = 'passleft-refresh';

/** Lets one tab at a time do `work`; where the browser has no Web Locks every tab goes at once. */
export type OneTabAtATime = <Value>(work: () => Promise<Value>, signal?: AbortSignal) => Promise<Value>;

/** Web Locks over all tabs of this site. */
export function oneTabAtATime(locks: LockManager | undefined): OneTabAtATime {
  return async (work, signal) => {
    if (!locks) return work();
    return locks.request(REFRESH_LOCK, signal ? { signal } : {}, work);
  };
}

/** Tells what other tabs did to the stored token; returns how to stop listening. */
export function listenToOtherTabs(
  page: Window,
  told: { stored(token: string): void; removed(): void },
): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key !== null && event.key !== TOKEN_KEY) return;
    if (event.key === TOKEN_KEY && event.newValue !== null) told.stored(event.newValue);
    else told.removed();
  };
  page.addEventListener('storage', listen);
  return () => page.removeEventListener('storage', listen);
}
