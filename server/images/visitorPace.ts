import { createLruCache } from '../lruCache.ts';

/** How fast one visitor may ask for what costs work: so many at once, then so many a second. */
export interface Pace {
  readonly atOnce: number;
  readonly aSecond: number;
}

/** A whole large set in one go, then ten pictures a second: more is no browser that draws a page. */
export const PICTURE_PACE: Pace = { atOnce: 600, aSecond: 10 };

interface Credit {
  readonly left: number;
  readonly atMs: number;
}

const VISITORS_KEPT = 20_000;

/**
 * Counts by visitor, in this process: what is counted is work of this process. `mayAsk` takes the cost of the work from
 * the credit (1 is that of a WebP), which grows again with time; a visitor who has to wait does not wait longer for
 * asking.
 */
export function createVisitorPace(now: () => number, { atOnce, aSecond }: Pace = PICTURE_PACE) {
  const credits = createLruCache<string, Credit>(VISITORS_KEPT);
  const leftOf = (visitor: string, nowMs: number) => {
    const { left, atMs } = credits.get(visitor) ?? { left: atOnce, atMs: nowMs };
    return Math.min(atOnce, left + (Math.max(0, nowMs - atMs) / 1000) * aSecond);
  };
  return {
    /** The credit that a visitor has now. */
    leftOf: (visitor: string): number => leftOf(visitor, now()),
    mayAsk(visitor: string, cost = 1): boolean {
      const nowMs = now();
      const grown = leftOf(visitor, nowMs);
      credits.set(visitor, { left: grown >= cost ? grown - cost : grown, atMs: nowMs });
      return grown >= cost;
    },
  };
}
