import { TOKEN_KEY } from './tokenStore.ts';

const REFRESH_LOCK = 'passleft-refresh';
const USER_CHANGED_KEY = 'passleft.user-changed';

/** Whether another tab held the lock when this one asked for it. */
export interface Turn {
  readonly hasWaited: boolean;
}

/** Lets one tab at a time do `work`; where the browser has no Web Locks every tab goes at once. */
export type OneTabAtATime = <Value>(
  work: (turn: Turn) => Promise<Value>,
  signal?: AbortSignal,
) => Promise<Value>;

/** Web Locks over all tabs of this site. */
export function oneTabAtATime(locks: LockManager | undefined): OneTabAtATime {
  return async (work, signal) => {
    if (!locks) return work({ hasWaited: false });
    const atOnce = await locks.request(REFRESH_LOCK, { ifAvailable: true }, async (lock) =>
      lock ? { value: await work({ hasWaited: false }) } : null,
    );
    if (atOnce) return atOnce.value;
    return locks.request(REFRESH_LOCK, signal ? { signal } : {}, () => work({ hasWaited: true }));
  };
}

/** What one tab hears of another. */
export interface OtherTabs {
  stored(token: string): void;
  removed(): void;
  userChanged(): void;
}

/** Tells what other tabs did to the stored token and to the user; returns how to stop listening. */
export function listenToOtherTabs(page: Window, told: OtherTabs): () => void {
  const listen = ({ key, newValue }: StorageEvent) => {
    if (key === USER_CHANGED_KEY) told.userChanged();
    else if (key === TOKEN_KEY && newValue !== null) told.stored(newValue);
    else if (key === TOKEN_KEY || key === null) told.removed();
  };
  page.addEventListener('storage', listen);
  return () => page.removeEventListener('storage', listen);
}

/** Tells the other tabs that the user changed; where storage is refused they learn it later. */
export function tellOtherTabs(storage: Storage, nowMs: number): void {
  try {
    storage.setItem(USER_CHANGED_KEY, String(nowMs));
  } catch {
    // Nothing is lost: their next refresh shows it.
  }
}
