import { useSyncExternalStore } from 'react';

export interface Looked {
  readonly hovered: string | null;
  /** Only a card that the person went to by key: the focus alone also moves by itself to the next pack. */
  readonly focused: string | null;
}

/** Which card of the pack is under the pointer or the focus; kept beside React so that the pack is not painted again. */
export interface Inspection {
  readonly get: () => Looked;
  readonly hover: (id: string | null) => void;
  readonly focus: (id: string | null) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A card that the pointer only crosses is not looked at. */
const REST_MS = 60;

export function createInspection(): Inspection {
  let looked: Looked = { hovered: null, focused: null };
  let resting: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: Looked) => {
    if (next.hovered === looked.hovered && next.focused === looked.focused) return;
    looked = next;
    for (const listener of listeners) listener();
  };
  return {
    get: () => looked,
    hover(hovered) {
      clearTimeout(resting);
      resting = setTimeout(() => become({ ...looked, hovered }), REST_MS);
    },
    focus: (focused) => become({ ...looked, focused }),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useLooked = (inspection: Inspection): Looked =>
  useSyncExternalStore(inspection.subscribe, inspection.get);
