import type { AnyRouter } from '@tanstack/react-router';

/** Runs the loaders of `isRefreshed` routes again whenever the tab comes back to the front; returns the end of it. */
export function refreshInFront(page: Document, router: Pick<AnyRouter, 'invalidate'>): () => void {
  const refresh = () => {
    if (page.visibilityState === 'visible')
      void router.invalidate({
        filter: (match) => {
          const { isRefreshed = false } = match.staticData;
          return typeof isRefreshed === 'boolean' ? isRefreshed : isRefreshed(match);
        },
      });
  };
  page.addEventListener('visibilitychange', refresh);
  return () => page.removeEventListener('visibilitychange', refresh);
}
