import { createContext, type RefObject, useContext, useEffect } from 'react';

/** A card in the air and the board below it. */
export interface CardDrag {
  readonly id: string;
  readonly over: string | null;
}

export const CardDragContext = createContext<CardDrag | null>(null);
export const useCardDrag = () => useContext(CardDragContext);
export const useCarriedId = (): string | null => useCardDrag()?.id ?? null;

type Stop = () => void;

/** Comes after the first paint; until then cards are moved by click and key. */
export async function loadDragging() {
  const [adapter, { disableNativeDragPreview }] = await Promise.all([
    import('@atlaskit/pragmatic-drag-and-drop/element/adapter'),
    import('@atlaskit/pragmatic-drag-and-drop/element/disable-native-drag-preview'),
  ]);
  return { ...adapter, disableNativeDragPreview };
}

type Dragging = Awaited<ReturnType<typeof loadDragging>>;

/** Begins once the code is there and ends with the component, whichever comes first. */
export function whenDraggingIsThere(begin: (dragging: Dragging) => Stop): Stop {
  let stop: Stop | null = null;
  let isOver = false;
  loadDragging().then(
    (dragging) => {
      if (!isOver) stop = begin(dragging);
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    stop?.();
  };
}

export const cardIdOf = (carried: Record<string | symbol, unknown>): string | null =>
  typeof carried.cardId === 'string' ? carried.cardId : null;

export const bucketOf = (carried: Record<string | symbol, unknown> | undefined): string | null =>
  typeof carried?.bucket === 'string' ? carried.bucket : null;

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

/** Cards can be dropped on this board. */
export function useBoardToDropOn(
  board: RefObject<HTMLElement | null>,
  bucket: string,
  isAllowed: boolean,
): void {
  useEffect(() => {
    const element = board.current;
    if (!isAllowed || element === null) return;
    return whenDraggingIsThere(({ dropTargetForElements }) =>
      dropTargetForElements({
        element,
        getData: () => ({ bucket }),
        canDrop: ({ source }) => cardIdOf(source.data) !== null,
      }),
    );
  }, [board, bucket, isAllowed]);
}
