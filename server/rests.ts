/** What failed is left alone for longer and longer, so that it does not keep others waiting and is not told without end. */
export interface Rests {
  /** Those left alone at this moment. */
  resting(nowMs: number): string[];
  failed(id: string, nowMs: number): void;
  /** It went well: the next failure is a first one again. */
  well(id: string): void;
}

/** Rests that begin with so many milliseconds and double with each failure in a row up to the longest. */
export function createRests(firstMs: number, longestMs: number): Rests {
  const rests = new Map<string, { readonly untilMs: number; readonly lastedMs: number }>();
  return {
    resting: (nowMs) => [...rests].flatMap(([id, { untilMs }]) => (untilMs > nowMs ? [id] : [])),
    failed(id, nowMs) {
      const lastedMs = Math.min(longestMs, 2 * (rests.get(id)?.lastedMs ?? firstMs / 2));
      rests.set(id, { untilMs: nowMs + lastedMs, lastedMs });
    },
    well: (id) => rests.delete(id),
  };
}
