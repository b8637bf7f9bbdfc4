const TIMES = 5;

function shortestMs(work: () => unknown): number {
  const times = Array.from({ length: TIMES }, () => {
    const from = performance.now();
    work();
    return performance.now() - from;
  });
  return Math.min(...times);
}

/** How many times as long the larger work takes as the smaller, each at its fastest of five, in one run. */
export function timeRatio(smaller: () => unknown, larger: () => unknown): number {
  smaller();
  return shortestMs(larger) / shortestMs(smaller);
}
