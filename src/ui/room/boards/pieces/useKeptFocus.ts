import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Cards of a grid move to other rows when one is taken before them, and lose the focus by that: it stays with the card,
 * or with its place when the card is gone.
 */
export function useKeptFocus(grid: RefObject<HTMLElement | null>, cards: readonly { readonly id: string }[]) {
  const held = useRef<{ readonly id: string; readonly place: number } | null>(null);
  useLayoutEffect(() => {
    const watch = ({ target }: FocusEvent) => {
      const id =
        target instanceof HTMLElement && grid.current?.contains(target) ? target.dataset.card : undefined;
      held.current = id === undefined ? null : { id, place: cards.findIndex((card) => card.id === id) };
    };
    document.addEventListener('focusin', watch);
    return () => document.removeEventListener('focusin', watch);
  }, [grid, cards]);
  useLayoutEffect(() => {
    if (held.current === null || document.activeElement !== document.body) return;
    const { id, place } = held.current;
    const cells = [...(grid.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const same = cells.find(({ dataset }) => dataset.card === id) ?? cells[Math.min(place, cells.length - 1)];
    if (cards.length > 0) same?.focus({ preventScroll: true });
  }, [grid, cards]);
}
