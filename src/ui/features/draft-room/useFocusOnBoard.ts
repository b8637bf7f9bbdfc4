import { type RefObject, useEffect } from 'react';

/** What the keys walk over on a board. */
const PLACES = '[role=gridcell], [role=radio]';

interface Held {
  readonly card: string | undefined;
  readonly place: number;
}

const placesOn = (board: HTMLElement) =>
  [...board.querySelectorAll<HTMLElement>(PLACES)].filter(
    (place) => place.closest('[data-pack=leaving]') === null,
  );

/**
 * A place with the focus may be made anew, in another row or as a place of another kind, or be gone with its card or its
 * board. The focus goes on to the same card, else to the same place; where there is none, to one of the board that comes next.
 */
export function useFocusOnBoard(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const board = element.current;
    if (board === null) return;
    let held: Held | null = null;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      const place = placesOn(board).indexOf(target);
      held = place < 0 ? null : { card: target.dataset.card, place };
    };
    const keep = () => {
      if (held === null || document.activeElement !== document.body) return;
      const { card, place } = held;
      const places = placesOn(board);
      const same = places.find(({ dataset }) => card !== undefined && dataset.card === card);
      (same ?? places[Math.min(place, places.length - 1)])?.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(keep);
    changes.observe(board, { childList: true, subtree: true });
    document.addEventListener('focusin', note);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', note);
    };
  }, [element]);
}
