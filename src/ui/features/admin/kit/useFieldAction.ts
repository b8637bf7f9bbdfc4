import { useCallback, useRef, useState } from 'react';
import { errorWords, failureOf } from '#src/machines/failure.ts';
import { NO_ERRORS, wordsOfFields } from '#src/ui/components/submission/fieldErrors.ts';

/** Sends a form: whether it is on its way, what is wrong with which field, and what else went wrong ('' if nothing did). */
export function useFieldAction() {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [failure, setFailure] = useState('');
  const isRunning = useRef(false);
  const run = useCallback(async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setErrors(NO_ERRORS);
    setFailure('');
    try {
      await action();
    } catch (thrown) {
      setErrors(wordsOfFields(failureOf(thrown).fields));
      setFailure(errorWords(thrown));
    }
    isRunning.current = false;
    setBusy(false);
  }, []);
  return { isBusy, errors, failure, run };
}
