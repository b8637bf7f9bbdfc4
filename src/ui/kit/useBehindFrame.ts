import { startTransition, useEffect, useState } from 'react';
import { afterPress } from './afterPress.ts';

/** The value, one painted frame late: what is heavy to draw follows it, while the field it comes from answers at once. */
export function useBehindFrame<Value>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => {
    let isWanted = true;
    afterPress(null, () => {
      if (isWanted) startTransition(() => show(value));
    });
    return () => {
      isWanted = false;
    };
  }, [value]);
  return shown;
}
