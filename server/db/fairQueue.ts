import { AsyncResource } from 'node:async_hooks';
import { setImmediate as linesServed } from 'node:timers/promises';

/** Who speaks with a database that does one thing at a time, and in which order. */
export interface FairQueue {
  /** Does the work when it is its turn, and before all that waits unless it is one of them that may wait. */
  take<Result>(work: () => Promise<Result>, isUrgent: boolean): Promise<Result>;
}

/** How long the database works before lines are read and answered in between, for however many who ask one after the other. */
const MOST_AT_A_STRETCH_MS = 5;

/**
 * FairQueue for the embedded database, which works on the server's own thread and yields to nobody: without them whatever has
 * been asked is answered before a line is read again, and a pick waits behind all of it.
 */
export function createFairQueue(): FairQueue {
  const urgent: (() => Promise<void>)[] = [];
  const others: (() => Promise<void>)[] = [];
  let isRunning = false;
  /** When the lines were served last, or work began after that; null as soon as they are. */
  let stretchSinceMs: number | null = null;

  /** Who asks again when answered leaves the queue empty in between, yet lets no line be served either. */
  function stretchMs(): number {
    if (stretchSinceMs === null) {
      stretchSinceMs = performance.now();
      setImmediate(() => {
        stretchSinceMs = null;
      });
    }
    return performance.now() - stretchSinceMs;
  }

  async function run(): Promise<void> {
    isRunning = true;
    for (let next = urgent.shift() ?? others.shift(); next; next = urgent.shift() ?? others.shift()) {
      stretchMs();
      await next();
      if (stretchMs() >= MOST_AT_A_STRETCH_MS) await linesServed();
    }
    isRunning = false;
  }

  return {
    take<Result>(work: () => Promise<Result>, isUrgent: boolean) {
      return new Promise<Result>((resolve, reject) => {
        // In the context of the one who asked, not of the one before.
        const turn = AsyncResource.bind(async () => work());
        (isUrgent ? urgent : others).push(() => turn().then(resolve, reject));
        if (!isRunning) void run();
      });
    },
  };
}
