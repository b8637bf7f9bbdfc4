/** As much of what Vitest keeps of a file of tests as is read here. */
export interface JudgedFile {
  readonly name: string;
  readonly tests: readonly { readonly name: string; readonly state: string }[];
  /** What went wrong outside of a test: while the file was loaded, before its tests or after them. */
  readonly errors: readonly string[];
}

/**
 * What a run of tests says. `failed` is by a test, or by what a file looks at after all of its tests; `unread` is a run
 * that judged nothing, since a file could not be loaded or no test was chosen: nothing is proved by it.
 */
export type Verdict =
  | { readonly kind: 'passed'; readonly tests: number }
  | { readonly kind: 'failed'; readonly test: string }
  | { readonly kind: 'unread'; readonly why: string };

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

/** Judges the files that a run was to run. */
export function verdictOf(files: readonly JudgedFile[]): Verdict {
  const ran = files.map((file) => ({
    ...file,
    tests: file.tests.filter(({ state }) => state === 'passed' || state === 'failed'),
  }));
  for (const { name, tests } of ran)
    for (const test of tests)
      if (test.state === 'failed') return { kind: 'failed', test: `${name} › ${test.name}` };
  for (const { name, tests, errors } of ran) {
    const [error] = errors;
    if (error === undefined) continue;
    if (tests.length > 0)
      return { kind: 'failed', test: `${name} › after all of its tests: ${firstLine(error)}` };
    return { kind: 'unread', why: `${name} could not be run: ${firstLine(error)}` };
  }
  const count = ran.reduce((sum, { tests }) => sum + tests.length, 0);
  return count === 0 ? { kind: 'unread', why: 'No test was chosen.' } : { kind: 'passed', tests: count };
}
