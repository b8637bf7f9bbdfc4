import { useSyncExternalStore } from 'react';

/** A value of one room that outlives the parts which show it, one for all of them. */
export interface Held<T> {
  readonly get: () => T;
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export function createHeld<T>(first: T): Held<T> {
  let held = first;
  const listeners = new Set<() => void>();
  return {
    get: () => held,
    set(value) {
      if (value === held) return;
      held = value;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export const useHeld = <T>({ subscribe, get }: Held<T>): T => useSyncExternalStore(subscribe, get);
