import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Reporter } from 'vitest/reporters';

/** What Vitest writes for {@link StrayErrors}: the words of each error that no test waited for. */
export const STRAY_ERRORS = 'reports/stray-errors.json';

/**
 * A reporter of what Vitest's own file of results leaves out: an error that no test waited for fails the run and no
 * test, so that nobody who reads only the results learns its name.
 */
export default class StrayErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: Parameters<NonNullable<Reporter['onTestRunEnd']>>[1]) {
    mkdirSync(dirname(STRAY_ERRORS), { recursive: true });
    writeFileSync(STRAY_ERRORS, JSON.stringify(errors.map(({ message, stack }) => stack || message)));
  }
}
