import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Inner size of an element as it changes; the first guess stands until it is measured. */
export function useSize(guess: Size): readonly [RefObject<HTMLDivElement | null>, Size] {
  const element = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState(guess);
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null || typeof ResizeObserver === 'undefined') return;
    const measure = () => {
      const { clientWidth: width, clientHeight: height } = measured;
      if (width > 0)
        setSize((known) => (known.width === width && known.height === height ? known : { width, height }));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);
  return [element, size];
}
