import { ApiFailure } from './http.ts';

/** What waiting needs from the world: a clock, chance between 0 and 1, and a pause that an abort ends. */
export interface Waiting {
  nowMs(): number;
  /** Whether the browser says that it has no network; default: it has one. */
  isOffline?(): boolean;
  chance(): number;
  pause(durationMs: number, signal?: AbortSignal): Promise<void>;
}

const PATIENCE_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 30_000;
const NO_ANSWER_STATUSES: readonly (number | null)[] = [null, 429, 502, 503, 504];

/** Is this failure an outage, and so no answer at all? */
export function isNoAnswer(thrown: unknown): boolean {
  return thrown instanceof ApiFailure && NO_ANSWER_STATUSES.includes(thrown.status);
}

/**
 * Asks again, with pauses that grow and jitter, while no answer comes, for up to ten minutes; then throws the last failure.
 * Time without a network does not count: somebody who practises on a flight is still signed in after it.
 */
export async function withPatience<Reply>(
  ask: () => Promise<Reply>,
  waiting: Waiting,
  signal?: AbortSignal,
): Promise<Reply> {
  let startedAtMs = waiting.nowMs();
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask();
    } catch (thrown) {
      if (!isNoAnswer(thrown)) throw thrown;
      if (waiting.isOffline?.()) startedAtMs = waiting.nowMs();
      const pauseMs = pauseBefore(attempt, waiting.chance(), thrown);
      if (waiting.nowMs() + pauseMs - startedAtMs > PATIENCE_MS) throw thrown;
      await waiting.pause(pauseMs, signal);
    }
  }
}

function pauseBefore(attempt: number, chance: number, thrown: unknown): number {
  const grownMs = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** attempt);
  const askedForMs = thrown instanceof ApiFailure ? (thrown.retryAfterMs ?? 0) : 0;
  return Math.max(grownMs * (0.5 + chance / 2), Math.min(askedForMs, 2 * LONGEST_PAUSE_MS));
}

/** The pause of a real clock. */
export function realWaiting(): Waiting {
  return { nowMs: () => Date.now(), isOffline: () => !navigator.onLine, chance: () => Math.random(), pause };
}

function pause(durationMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, durationMs);
    signal?.addEventListener('abort', stop, { once: true });
  });
}
