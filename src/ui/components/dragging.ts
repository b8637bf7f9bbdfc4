/** Ends what was begun. */
export type Stop = () => void;

/** Comes after the first paint; until then cards are moved by click and key. */
async function loadDragging() {
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

/** The card that is carried, by its id. */
export const cardIdOf = (carried: Record<string | symbol, unknown>): string | null =>
  typeof carried.cardId === 'string' ? carried.cardId : null;

/** Where it is, by the key of the bucket. */
export const bucketOf = (carried: Record<string | symbol, unknown> | undefined): string | null =>
  typeof carried?.bucket === 'string' ? carried.bucket : null;

/** As the ref of an element: cards can be dropped on it while it is on the page. `data` names it; give the same function each time. */
export const dropTarget = (data: Readonly<Record<string, string>>) => (element: HTMLElement | null) =>
  element === null
    ? undefined
    : whenDraggingIsThere(({ dropTargetForElements }) =>
        dropTargetForElements({
          element,
          getData: () => data,
          canDrop: ({ source }) => cardIdOf(source.data) !== null,
        }),
      );
