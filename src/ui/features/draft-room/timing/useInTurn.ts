import { useEffect, useState } from 'react';
import { afterFrames } from './afterFrames.ts';

/** What something heavy is drawn from: the value, once a frame has nothing else to draw. */
export function useInTurn<Value extends object | undefined>(value: Value): Value {
  const [shown, show] = useState(value);
  useEffect(() => (shown === value ? undefined : afterFrames(0, () => show(value))), [value, shown]);
  return shown;
}
