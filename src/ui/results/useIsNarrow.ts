import { useSyncExternalStore } from 'react';

const PHONE = '(max-width: 640px)';

function subscribe(listener: () => void) {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone, where cards are tiles without words. */
export const useIsNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(PHONE).matches);
