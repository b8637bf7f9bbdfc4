import { useLayoutEffect } from 'react';

const holders = new Map<string, number>();

/**
 * Marks the page with a class while a part is on it, so that what lies outside of the part can make room for it. A
 * `:has()` on so much of the page would be asked again at every change below it.
 */
export function useMark(mark: string | false): void {
  useLayoutEffect(() => {
    if (mark === false) return;
    const { classList } = document.documentElement;
    holders.set(mark, (holders.get(mark) ?? 0) + 1);
    classList.add(mark);
    return () => {
      const left = (holders.get(mark) ?? 1) - 1;
      holders.set(mark, left);
      if (left === 0) classList.remove(mark);
    };
  }, [mark]);
}
