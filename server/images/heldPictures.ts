import type { CachedPicture } from './cachedPicture.ts';

/** The pictures asked for last, at hand so that no disk is asked; others of our processes may have purged one meanwhile. */
export interface HeldPictures {
  get(name: string): CachedPicture | null;
  hold(name: string, picture: CachedPicture): void;
  forget(names: Iterable<string>): void;
  forgetAll(): void;
}

interface Held {
  readonly picture: CachedPicture;
  readonly sinceMs: number;
}

const MOST_BYTES = 64 * 1024 * 1024;
const HELD_MS = 60_000;

/** Holds up to 64 MB for a minute each. */
export function holdPictures(now: () => number): HeldPictures {
  const held = new Map<string, Held>();
  let bytes = 0;

  function drop(name: string) {
    bytes -= held.get(name)?.picture.bytes.byteLength ?? 0;
    held.delete(name);
  }

  return {
    get(name) {
      const found = held.get(name);
      if (found && now() - found.sinceMs < HELD_MS) return found.picture;
      drop(name);
      return null;
    },
    hold(name, picture) {
      drop(name);
      held.set(name, { picture, sinceMs: now() });
      bytes += picture.bytes.byteLength;
      for (const oldest of held.keys()) {
        if (bytes <= MOST_BYTES) return;
        drop(oldest);
      }
    },
    forget(names) {
      for (const name of names) drop(name);
    },
    forgetAll() {
      held.clear();
      bytes = 0;
    },
  };
}
