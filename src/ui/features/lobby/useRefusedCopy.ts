import { useCallback } from 'react';
import { useNotify } from '../shell/actors.tsx';

/** Says that the browser would not copy. */
export function useRefusedCopy(): () => void {
  const notify = useNotify();
  return useCallback(
    () =>
      notify({
        kind: 'error',
        text: 'The browser did not allow copying. Select the text and copy it yourself.',
      }),
    [notify],
  );
}
