/** A cache that holds the `most` entries used last; what is older is computed again when it is asked for. */
export interface LruCache<Key, Value> {
  get(key: Key): Value | undefined;
  set(key: Key, value: Value): void;
  delete(key: Key): void;
  readonly size: number;
}

export function createLruCache<Key, Value>(most: number): LruCache<Key, Value> {
  // A Map iterates in the order of insertion: its first key is the one that was not used for longest.
  const entries = new Map<Key, Value>();
  const touch = (key: Key, value: Value) => {
    entries.delete(key);
    entries.set(key, value);
  };
  return {
    get(key) {
      const value = entries.get(key);
      if (value !== undefined) touch(key, value);
      return value;
    },
    set(key, value) {
      touch(key, value);
      const [oldest] = entries.keys();
      if (entries.size > most && oldest !== undefined) entries.delete(oldest);
    },
    delete: (key) => void entries.delete(key),
    get size() {
      return entries.size;
    },
  };
}
