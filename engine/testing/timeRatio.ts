const TIMES = 5;
const MICROSECONDS = 1000;

/** Processor time, so that it tells nothing of what else the machine does. */
function shortestMs(work: () => unknown): number {
  const times = Array.from({ length: TIMES }, () => {
    const from = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(from);
    return (user + system) / MICROSECONDS;
  });
  return Math.min(...times);
}

/** How many times as long the larger work takes as the smaller by the processor, each at its fastest of five, in one run. */
export function timeRatio(smaller: () => unknown, larger: () => unknown): number {
  smaller();
  return shortestMs(larger) / shortestMs(smaller);
}
