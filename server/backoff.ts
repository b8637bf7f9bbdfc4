/** What failed is left alone for longer and longer, so that it does not keep others waiting and is not told without end. */
export interface Backoff {
  /** Those left alone at this moment. */
  waiting(nowMs: number): string[];
  failed(id: string, nowMs: number): void;
  /** It went well: the next failure is a first one again. */
  well(id: string): void;
}

/** Backoff that begin with so many milliseconds and double with each failure in a row up to the longest. */
export function createBackoff(firstMs: number, longestMs: number): Backoff {
  const backoff = new Map<string, { readonly untilMs: number; readonly lastedMs: number }>();
  return {
    waiting: (nowMs) => [...backoff].flatMap(([id, { untilMs }]) => (untilMs > nowMs ? [id] : [])),
    failed(id, nowMs) {
      const lastedMs = Math.min(longestMs, 2 * (backoff.get(id)?.lastedMs ?? firstMs / 2));
      backoff.set(id, { untilMs: nowMs + lastedMs, lastedMs });
    },
    well: (id) => backoff.delete(id),
  };
}
