import { useLayoutEffect } from 'react';

const holders = new Map<string, number>();

/**
 * Gives the root element a class while a part is on the page, so that what is outside of the part can make room for it.
 * `:has()` on the root would be evaluated again at every change of the page.
 */
export function useDocumentClass(mark: string | false): void {
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
