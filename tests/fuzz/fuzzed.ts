import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { keptSeeds } from './keptSeeds.ts';

const FIXED_SEED = 8;
/** A long form may take as long as it is told to. */
export const LONGEST_MS = 6 * 3_600_000;

const { FUZZ_RUNS, FUZZ_SEED } = process.env;
const isLong = FUZZ_RUNS !== undefined;
const seed = FUZZ_SEED === undefined ? (isLong ? randomInt(2 ** 31 - 1) : FIXED_SEED) : Number(FUZZ_SEED);

/** Tells a long run's seed before it begins, so that it is known even of a run that hangs. */
function told(name: string, runs: number): void {
  if (isLong)
    process.stdout.write(`${name}: ${runs} runs from seed ${seed} (FUZZ_SEED=${seed} runs them again)\n`);
}

function* parametersOf<T>(name: string, shortRuns: number, worth = 1): Generator<fc.Parameters<T>> {
  for (const { of, seed: kept, path } of keptSeeds)
    if (of === name)
      yield path === undefined ? { seed: kept, numRuns: shortRuns } : { seed: kept, path, numRuns: 1 };
  const numRuns = isLong ? Math.ceil(Number(FUZZ_RUNS) / worth) : shortRuns;
  told(name, numRuns);
  yield { seed, numRuns };
}

/**
 * Holds a property against the kept seeds of its name, then against `shortRuns` cases of a fixed seed; with `FUZZ_RUNS`
 * against that many, from a fresh seed unless `FUZZ_SEED` gives one.
 */
export function fuzzed<T>(name: string, shortRuns: number, property: fc.IProperty<T>): void {
  for (const parameters of parametersOf<T>(name, shortRuns)) fc.assert(property, parameters);
}

/** The same for a property that waits for something; a long run has fewer cases of which each is `worth` several. */
export async function fuzzedSoon<T>(
  name: string,
  shortRuns: number,
  property: fc.IAsyncProperty<T>,
  worth = 1,
): Promise<void> {
  for (const parameters of parametersOf<T>(name, shortRuns, worth)) await fc.assert(property, parameters);
}

/** How long one case may keep a processor busy: on a machine that does other things, too, it takes much longer. */
const LONGEST_CASE_MS = 3000;

const busyMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Runs the work and complains where it was at it for longer than any input of this size may need. */
export function inTime<T>(work: () => T): T {
  const beganAtMs = busyMs();
  const made = work();
  const tookMs = busyMs() - beganAtMs;
  if (tookMs > LONGEST_CASE_MS) throw new Error(`This took ${Math.round(tookMs)} ms.`);
  return made;
}
