import { useCallback, useRef, useState } from 'react';
import { errorWords } from '#src/machines/failure.ts';

/** One thing at a time that a press sets off: whether it runs, and why the last one failed ('' if it did not). */
export function useBusyAction() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const isRunning = useRef(false);
  const run = useCallback(async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setFailure('');
    try {
      await action();
    } catch (thrown) {
      setFailure(errorWords(thrown));
    }
    isRunning.current = false;
    setBusy(false);
  }, []);
  return { isBusy, failure, run, setFailure };
}
