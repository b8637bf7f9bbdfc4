import { useCallback, useRef, useState } from 'react';
import { errorWords, failureOf } from '#src/machines/failure.ts';

type FieldErrors = Readonly<Record<string, string>>;

const NONE: FieldErrors = {};

/** Sends a form: whether it is on its way, what is wrong with which field, and what else went wrong ('' if nothing did). */
export function useFieldAction() {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState(NONE);
  const [failure, setFailure] = useState('');
  const isRunning = useRef(false);
  const run = useCallback(async (action: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setErrors(NONE);
    setFailure('');
    try {
      await action();
    } catch (thrown) {
      const { fields } = failureOf(thrown);
      setErrors(Object.fromEntries(Object.entries(fields).map(([key, words]) => [key, words[0] ?? ''])));
      setFailure(errorWords(thrown));
    }
    isRunning.current = false;
    setBusy(false);
  }, []);
  return { isBusy, errors, failure, run };
}
