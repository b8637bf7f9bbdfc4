import { type RefObject, useEffect, useRef } from 'react';

/** Takes the focus to this element when `moment` changes and what had the focus is gone from the page. */
export function useFocusWhenLost<Place extends HTMLElement>(moment: string): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const seen = useRef(moment);
  useEffect(() => {
    if (seen.current === moment) return;
    seen.current = moment;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [moment]);
  return place;
}
