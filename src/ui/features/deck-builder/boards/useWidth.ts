import { useCallback, useState } from 'react';

/** Width inside the padding of an element in px, 0 before it is known, and the ref to give it. */
export function useWidth(): readonly [width: number, ref: (element: HTMLElement | null) => () => void] {
  const [width, setWidth] = useState(0);
  const watch = useCallback((element: HTMLElement | null) => {
    const measure = () => {
      if (element === null) return;
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      setWidth(element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight));
    };
    measure();
    const observer = new ResizeObserver(measure);
    if (element !== null) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [width, watch];
}
