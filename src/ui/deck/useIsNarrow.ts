import { useSyncExternalStore } from 'react';

const NARROW = '(max-width: 760px)';

function listen(changed: () => void) {
  const media = window.matchMedia(NARROW);
  media.addEventListener('change', changed);
  return () => media.removeEventListener('change', changed);
}

/** Whether the screen has room for one board only. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(listen, () => window.matchMedia(NARROW).matches);
