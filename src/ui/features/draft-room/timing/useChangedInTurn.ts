import { useEffect, useState } from 'react';
import { afterFrames } from './afterFrames.ts';

/**
 * What several heavy things have of a value that all of them share, by their places: when the value changes, one more of them
 * has the new one in each frame that has nothing else to draw. What is added has it at once.
 */
export function useChangedInTurn<Value>(value: Value, count: number): readonly Value[] {
  const [had, setHad] = useState<readonly Value[]>([]);
  const have = Array.from({ length: count }, (_, place) => had[place] ?? value);
  useEffect(() => {
    const oldPlace = have.findIndex((one) => one !== value);
    if (oldPlace < 0 && had.length === count) return;
    if (oldPlace < 0) return setHad(have);
    const next = have.map((one, place) => (place === oldPlace ? value : one));
    return afterFrames(0, () => setHad(next));
  });
  return have;
}
