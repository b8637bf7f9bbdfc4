import { createContext, type RefObject, useContext, useEffect } from 'react';
import { type Stop, whenDraggingIsThere } from '../../components/dragging.ts';

/** A card in the air and the board below it. */
export interface CardDrag {
  readonly id: string;
  readonly over: string | null;
}

export const CardDragContext = createContext<CardDrag | null>(null);
export const useCardDrag = () => useContext(CardDragContext);
export const useCarriedId = (): string | null => useCardDrag()?.id ?? null;

/** Every `[data-card]` inside can be picked up: a card is made ready when a pointer comes over it, not all beforehand. */
export function useCardsToDrag(root: RefObject<HTMLElement | null>, isAllowed: boolean): void {
  useEffect(() => {
    const element = root.current;
    if (!isAllowed || element === null) return;
    return whenDraggingIsThere(({ draggable, disableNativeDragPreview }) => {
      let ready: { readonly card: HTMLElement; readonly stop: Stop } | null = null;
      const makeReady = ({ target }: Event) => {
        const card = target instanceof Element ? target.closest<HTMLElement>('[data-card]') : null;
        if (card === null || card === ready?.card) return;
        ready?.stop();
        const stop = draggable({
          element: card,
          getInitialData: () => ({ cardId: card.dataset.card }),
          onGenerateDragPreview: ({ nativeSetDragImage }) => disableNativeDragPreview({ nativeSetDragImage }),
        });
        ready = { card, stop };
      };
      element.addEventListener('pointerover', makeReady);
      element.addEventListener('pointerdown', makeReady);
      return () => {
        element.removeEventListener('pointerover', makeReady);
        element.removeEventListener('pointerdown', makeReady);
        ready?.stop();
      };
    });
  }, [root, isAllowed]);
}
