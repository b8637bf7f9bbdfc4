import { useCallback, useEffect, useRef, useState } from 'react';
import { errorWords } from '#src/machines/failure.ts';

/** What a screen asked the server for. `gotAtMs` is this browser's clock when the answer came. */
export type Loaded<Value> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly words: string }
  | { readonly kind: 'loaded'; readonly value: Value; readonly gotAtMs: number };

export interface Asked<Value> {
  readonly answer: Loaded<Value>;
  readonly isAsking: boolean;
  /** Asks again; what is shown stays until the new answer is there. */
  readonly reload: () => void;
}

export interface Loading<Value> extends Asked<Value> {
  /** Shows what a change was answered with, as if it had been loaded; nothing is asked. */
  readonly accept: (value: Value) => void;
}

/**
 * Asks when first shown, whenever `load` changes, and when a tab comes back to the front. Keep `load` stable.
 * An answer that was good stays on screen when a later call fails.
 */
export function useLoaded<Value>(load: (signal: AbortSignal) => Promise<Value>): Loading<Value> {
  const [answer, setAnswer] = useState<Loaded<Value>>({ kind: 'loading' });
  const [isAsking, setAsking] = useState(true);
  const running = useRef<AbortController | null>(null);

  const ask = useCallback(() => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const isStale = () => controller.signal.aborted;
    setAsking(true);
    load(controller.signal).then(
      (value) => {
        if (isStale()) return;
        setAsking(false);
        setAnswer({ kind: 'loaded', value, gotAtMs: Date.now() });
      },
      (thrown: unknown) => {
        if (isStale()) return;
        setAsking(false);
        setAnswer((before) =>
          before.kind === 'loaded' ? before : { kind: 'failed', words: errorWords(thrown) },
        );
      },
    );
  }, [load]);

  useEffect(() => {
    setAnswer({ kind: 'loading' });
    ask();
    const onVisible = () => {
      if (document.visibilityState === 'visible') ask();
    };
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      running.current?.abort();
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [ask]);

  const accept = useCallback((value: Value) => {
    running.current?.abort();
    setAsking(false);
    setAnswer({ kind: 'loaded', value, gotAtMs: Date.now() });
  }, []);

  return { answer, isAsking, reload: ask, accept };
}
