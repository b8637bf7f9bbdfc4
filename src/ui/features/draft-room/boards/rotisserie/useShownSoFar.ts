import { type RefCallback, useCallback, useRef, useState } from 'react';

const AT_FIRST = 60;
const STEP = 60;
/** Drawn before one comes to the end. */
const AHEAD = '900px';

/**
 * How many of many cards are drawn: some at first, more whenever the end of the list comes near, never fewer again, so
 * that no focus is lost. `choice` begins anew.
 */
export function useShownSoFar(found: number, choice: unknown): readonly [number, RefCallback<HTMLElement>] {
  const [shown, setShown] = useState(AT_FIRST);
  const known = useRef(choice);
  if (known.current !== choice) {
    known.current = choice;
    setShown(AT_FIRST);
  }
  const isAll = shown >= found;
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (element === null || isAll) return;
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) setShown(shown + STEP);
        },
        { rootMargin: AHEAD },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [isAll, shown],
  );
  return [shown, end];
}
