/** What a page tells of its own slowness; times in ms since the page began. */
export interface Watched {
  /** Input events of 16 ms and more, as the browser's Event Timing rounds them; 0 is the id of what is no interaction. */
  readonly events: readonly {
    readonly id: number;
    readonly name: string;
    readonly atMs: number;
    readonly tookMs: number;
  }[];
  /** Tasks of 50 ms and more. */
  readonly tasks: readonly { readonly atMs: number; readonly tookMs: number }[];
}

/** Event Timing tells nothing below this; such an interaction counts as this long. */
export const QUICKEST_TOLD_MS = 16;

/** Runs in the page before any of its own scripts. */
export const WATCH_SCRIPT = `
  globalThis.slowness = { events: [], tasks: [] };
  new PerformanceObserver((list) => {
    for (const { interactionId, name, startTime, duration } of list.getEntries())
      slowness.events.push({ id: interactionId, name, atMs: startTime, tookMs: duration });
  }).observe({ type: 'event', durationThreshold: ${QUICKEST_TOLD_MS}, buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      slowness.tasks.push({ atMs: startTime, tookMs: duration });
  }).observe({ type: 'longtask', buffered: true });
`;

export const READ_WATCHED = 'JSON.stringify(slowness)';

/** The longest event of each interaction that began between two moments, slowest last. */
export function interactionsIn({ events }: Watched, fromMs: number, untilMs: number): readonly number[] {
  const slowest = new Map<number, number>();
  for (const { id, atMs, tookMs } of events)
    if (id !== 0 && atMs >= fromMs && atMs < untilMs) slowest.set(id, Math.max(tookMs, slowest.get(id) ?? 0));
  return [...slowest.values()].toSorted((a, b) => a - b);
}

/** The value that `share` of the values do not exceed. */
export function quantile(ascending: readonly number[], share: number): number {
  return ascending[Math.max(0, Math.ceil(share * ascending.length) - 1)] ?? 0;
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  );
}
