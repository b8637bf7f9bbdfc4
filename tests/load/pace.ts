/** Lets things happen at a steady rate, in the order in which they were asked for. */
export interface Pace {
  /** Resolves when it is this one's turn. */
  readonly turn: () => Promise<void>;
  setRate(perSecond: number): void;
  stop(): void;
}

const STEP_MS = 20;

/** A pace whose turns are given out every 20 ms; what nobody asked for in a step is not saved up. */
export function keepPace(perSecond: number): Pace {
  const waiting: (() => void)[] = [];
  let rate = perSecond;
  let owed = 0;
  let lastMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    owed += (rate * (nowMs - lastMs)) / 1000;
    lastMs = nowMs;
    for (; owed >= 1 && waiting.length > 0; owed--) waiting.shift()?.();
    owed = Math.min(owed, 1);
  }, STEP_MS);
  return {
    turn: () => new Promise((resolve) => waiting.push(resolve)),
    setRate: (next) => {
      rate = next;
    },
    stop: () => {
      clearInterval(timer);
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}
