const TIMES = 5;

interface Taken {
  readonly wall: number;
  readonly processor: number;
}

/** The shortest times of some, each by its own clock. */
function shortest(work: () => unknown): Taken {
  const times = Array.from({ length: TIMES }, () => {
    const [from, used] = [performance.now(), process.cpuUsage()];
    work();
    const { user, system } = process.cpuUsage(used);
    return { wall: performance.now() - from, processor: user + system };
  });
  return {
    wall: Math.min(...times.map(({ wall }) => wall)),
    processor: Math.min(...times.map(({ processor }) => processor)),
  };
}

/**
 * How many times as long the larger work takes as the smaller, each at its fastest of five, in one run: by the clock on the
 * wall or by the processor, whichever tells less. What else the machine does lengthens the one, other threads of the
 * process the other.
 */
export function timeRatio(smaller: () => unknown, larger: () => unknown): number {
  smaller();
  const [large, small] = [shortest(larger), shortest(smaller)];
  return Math.min(large.wall / small.wall, large.processor / small.processor);
}
