import { use, useDeferredValue, useState } from 'react';

/** What became of a call that a route's loader started and did not wait for. `gotAtMs` is this browser's clock. */
export type Answer<Value> =
  | { readonly kind: 'loaded'; readonly value: Value; readonly gotAtMs: number }
  | { readonly kind: 'failed'; readonly error: unknown };

export type Asked<Value> = Promise<Answer<Value>>;

/** Never rejects, so that a loader may hand it on before anything shows it. */
export const asked = <Value>(call: Promise<Value>): Asked<Value> =>
  call.then(
    (value) => ({ kind: 'loaded', value, gotAtMs: Date.now() }),
    (error: unknown) => ({ kind: 'failed', error }),
  );

/**
 * The answer; the first one is waited for by suspending. After the loader ran again the last one stays until the next is
 * here, and a good one also when the next call fails.
 */
export function useAnswer<Value>(latest: Asked<Value>): {
  readonly answer: Answer<Value>;
  readonly isAsking: boolean;
} {
  const shown = useDeferredValue(latest);
  const answer = use(shown);
  const [good, setGood] = useState(answer);
  if (answer.kind === 'loaded' && answer !== good) setGood(answer);
  return {
    answer: answer.kind === 'failed' && good.kind === 'loaded' ? good : answer,
    isAsking: latest !== shown,
  };
}
