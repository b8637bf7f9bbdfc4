import pLimit from 'p-limit';

/** One check: a script of package.json under the name that people read. */
export interface Check {
  readonly name: string;
  readonly script: string;
  /** Options of the script. One that has some may also say what it changed, so its words are shown when it passes. */
  readonly args?: readonly string[];
}

export interface Ended {
  readonly isGood: boolean;
  /** Everything it said. */
  readonly words: string;
}

/** What checking needs of the machine it runs on. */
export interface CheckPorts {
  readonly run: (check: Check) => Promise<Ended>;
  readonly nowMs: () => number;
  readonly tell: (line: string) => void;
}

/** Runs the checks in their order, some at once; one that fails stops no other. Gives the checks that failed. */
export async function runChecks(
  checks: readonly Check[],
  atOnce: number,
  { run, nowMs, tell }: CheckPorts,
): Promise<readonly Check[]> {
  const limit = pLimit(atOnce);
  const outcomes = await limit.map(checks, async (check) => {
    const beganMs = nowMs();
    const { isGood, words } = await run(check);
    const seconds = ((nowMs() - beganMs) / 1000).toFixed(1);
    tell(`── ${check.name}: ${isGood ? 'passed' : 'FAILED'} in ${seconds} s`);
    if (!isGood || (check.args && words.trim() !== '')) tell(words.trimEnd());
    return isGood;
  });
  return checks.filter((_, place) => !outcomes[place]);
}
