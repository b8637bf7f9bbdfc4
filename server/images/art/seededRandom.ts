/** A stream of numbers from 0 up to, not including, 1; the same seed gives the same stream. */
export type Random = () => number;

/** A 32-bit seed of a text: FNV-1a over UTF-16 units, then mixed so that names alike do not draw alike. */
export function seedOf(text: string): number {
  let hash = 2166136261;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 16777619);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A deterministic stream (mulberry32) for a text. Not for packs or anything that must be fair. */
export function randomOf(text: string): Random {
  let state = seedOf(text);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number from `low` up to `high`. */
export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

/** A whole number from 0 to `count` - 1. */
export const below = (random: Random, count: number): number => Math.floor(random() * count);

/** One member of a list that is not empty. */
export function oneOf<T>(random: Random, list: readonly [T, ...T[]]): T {
  return list[below(random, list.length)] ?? list[0];
}
