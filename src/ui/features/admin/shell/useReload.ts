import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useRef } from 'react';
import { useAdminShell } from './adminShellParts.ts';

/**
 * Runs the loader of the open screen again, and by itself after each Undo. With `everyMs` also that often, as long as the
 * page is looked at.
 */
export function useReload(everyMs: number | null = null): () => void {
  const router = useRouter();
  const { revision } = useAdminShell();
  const reload = useCallback(
    () => void router.invalidate({ filter: ({ routeId }) => routeId.startsWith('/_member/_admin/admin') }),
    [router],
  );
  const known = useRef(revision);
  useEffect(() => {
    if (known.current === revision) return;
    known.current = revision;
    reload();
  }, [revision, reload]);
  useEffect(() => {
    if (everyMs === null) return;
    const timer = window.setInterval(() => {
      if (document.visibilityState === 'visible') reload();
    }, everyMs);
    return () => window.clearInterval(timer);
  }, [everyMs, reload]);
  return reload;
}
