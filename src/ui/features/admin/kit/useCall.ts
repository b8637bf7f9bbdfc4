import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { asked } from '#src/ui/components/answer.ts';

interface Called<Value> {
  /** The last good answer, also while the next one is on its way and when it failed. */
  readonly value: Value | undefined;
  /** Why the last call failed; undefined where it did not. */
  readonly error: unknown;
  readonly isAsking: boolean;
}

/**
 * Calls at first, for each new `call` and `version`, and when the tab comes back to the front. Only the newest call counts,
 * and its answer is drawn as a transition, so that it holds up no key or press. Keep `call` stable.
 */
export function useCall<Value>(
  call: (signal: AbortSignal) => Promise<Value>,
  version: unknown,
): Called<Value> & { readonly askAgain: () => void } {
  const [called, setCalled] = useState<Called<Value>>({ value: undefined, error: undefined, isAsking: true });
  const running = useRef<AbortController>(null);
  const askAgain = useCallback(() => {
    running.current?.abort();
    const asking = new AbortController();
    running.current = asking;
    setCalled((before) => (before.isAsking ? before : { ...before, isAsking: true }));
    void asked(call(asking.signal)).then((answer) => {
      if (asking.signal.aborted) return;
      startTransition(() =>
        setCalled(({ value }) =>
          answer.kind === 'loaded'
            ? { value: answer.value, error: undefined, isAsking: false }
            : { value, error: answer.error, isAsking: false },
        ),
      );
    });
  }, [call]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version is a reason to call again
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') askAgain();
    };
    askAgain();
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      running.current?.abort();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [askAgain, version]);
  return { ...called, askAgain };
}
