import { startTransition, useEffect, useState } from 'react';
import { afterPress } from './afterPress.ts';

/**
 * The value, one painted frame late: what is heavy to draw follows it, while the field it comes from answers at once.
 * With `restMs` it waits until the value has rested so long, as between the letters of a word.
 */
export function useBehindFrame<Value>(value: Value, restMs = 0): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    let isWanted = true;
    const follow = () =>
      afterPress(null, () => {
        if (isWanted) startTransition(() => show(value));
      });
    const timer = restMs > 0 ? setTimeout(follow, restMs) : follow();
    return () => {
      isWanted = false;
      clearTimeout(timer ?? undefined);
    };
  }, [value, restMs]);
  return shown;
}
