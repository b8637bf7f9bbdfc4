import { useEffect } from 'react';
import type { PushCalls } from './browserPush.ts';

/**
 * Tells the server once more of a browser that is pushed to: a subscription belongs to one sign-in, and the next sign-in
 * knows nothing of it. What cannot be told now is told with the next page that is opened anew.
 */
export function useToldPush(calls: () => Promise<PushCalls>, userId: string): void {
  useEffect(() => {
    void userId;
    if (globalThis.Notification?.permission !== 'granted') return;
    import('./browserPush.ts').then(async ({ lookAtPush }) => lookAtPush(await calls())).catch(() => {});
  }, [calls, userId]);
}
