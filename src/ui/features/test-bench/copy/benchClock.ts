import type { AnyEventObject } from 'xstate';

/** Something that happens by itself when its moment has come. */
export interface Timer {
  readonly dueMs: number;
  /** What is sent then; null where nobody said. */
  readonly event: AnyEventObject | null;
}

/** XState's `Clock`, which stands still until it is moved, and tells what it waits for. Begins at 0. */
export interface BenchClock {
  now(): number;
  setTimeout(run: () => void, delayMs: number): number;
  clearTimeout(id: number): void;
  /** The next one first. */
  timers(): readonly Timer[];
  /** Moves on to a moment, letting everything pass that falls due until then, each at its own moment. */
  advanceTo(atMs: number): void;
}

interface Pending extends Timer {
  readonly run: () => void;
}

/** `scheduled` names the event that the timer which is just being set will send. */
export function createBenchClock(scheduled: () => AnyEventObject | null): BenchClock {
  const pending = new Map<number, Pending>();
  let nowMs = 0;
  let lastId = 0;
  const inOrder = () => [...pending].sort(([, one], [, other]) => one.dueMs - other.dueMs);
  return {
    now: () => nowMs,
    setTimeout(run, delayMs) {
      lastId += 1;
      pending.set(lastId, { dueMs: nowMs + delayMs, event: scheduled(), run });
      return lastId;
    },
    clearTimeout: (id) => void pending.delete(id),
    timers: () => inOrder().map(([, { dueMs, event }]) => ({ dueMs, event })),
    advanceTo(atMs) {
      for (let next = inOrder()[0]; next && next[1].dueMs <= atMs; next = inOrder()[0]) {
        const [id, { dueMs, run }] = next;
        nowMs = Math.max(nowMs, dueMs);
        pending.delete(id);
        run();
      }
      nowMs = Math.max(nowMs, atMs);
    },
  };
}
