import { useCallback, useRef, useState } from 'react';
import { errorWords, failureOf } from '#src/machines/failure.ts';
import { NO_ERRORS, wordsOfFields } from '#src/ui/components/submission/fieldErrors.ts';

const LAID_OVER =
  // oxlint-disable-next-line passleft/bare-sentence -- goes with the last form that uses this
  'Somebody else changed this meanwhile. Your changes were laid over theirs: look at them, then save again.';

/**
 * Sends a form: whether it is on its way, what is wrong with which field, and what else went wrong ('' if nothing did).
 * `onMeanwhile` reads again what somebody else has changed, and may throw.
 */
export function useFieldAction({ onMeanwhile }: { readonly onMeanwhile?: () => void | Promise<void> } = {}) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [failure, setFailure] = useState('');
  const isRunning = useRef(false);
  const latest = useRef(onMeanwhile);
  latest.current = onMeanwhile;
  const run = useCallback(async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setErrors(NO_ERRORS);
    setFailure('');
    try {
      await action();
    } catch (thrown) {
      const { code, fields } = failureOf(thrown);
      setErrors(wordsOfFields(fields));
      const readAgain = code === 'changedMeanwhile' ? latest.current : undefined;
      setFailure(readAgain === undefined ? errorWords(thrown) : await laidOver(readAgain));
    }
    isRunning.current = false;
    setBusy(false);
  }, []);
  return { isBusy, errors, failure, run };
}

async function laidOver(readAgain: () => void | Promise<void>): Promise<string> {
  try {
    await readAgain();
    return LAID_OVER;
  } catch (thrown) {
    return errorWords(thrown);
  }
}
