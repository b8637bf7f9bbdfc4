import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { useCallback, useEffect } from 'react';

/** Runs the loader of the open screen of the administration again. */
export const reloadScreen = (router: Pick<AnyRouter, 'invalidate'>) =>
  void router.invalidate({ filter: ({ routeId }) => routeId.startsWith('/_member/_admin/admin') });

/** `reloadScreen`; with `everyMs` also by itself so often, as long as the page is looked at. */
export function useReload(everyMs: number | null = null): () => void {
  const router = useRouter();
  const reload = useCallback(() => reloadScreen(router), [router]);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs, reload]);
  return reload;
}
