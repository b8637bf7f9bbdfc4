import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where tests are pure: no database, no server, no network. One that is added there is quick without being named. */
export const PURE_ROOMS = [
  ...['engine', 'contract', 'demo', 'src'],
  ...['tests/paths', 'tests/quick', 'tests/imports', 'tests/figures'],
] as const;

/** Pure tests that are left to `npm test`, each with the reason. */
export const SPARED: Readonly<Record<string, string>> = {
  'engine/laws.test.ts': 'plays a hundred drafts of every format: half a minute and more',
  'engine/bots/bots.test.ts': 'plays whole drafts of several games to compare bots',
  'engine/events/event.test.ts': 'plays hundreds of events at random',
  'engine/packs/odds/odds.test.ts': 'opens ten thousand packs',
  'src/ui/features/test-bench/paths/pathWalk.test.ts':
    'walks the paths of the machines once more, on the bench',
  'tests/support/laws/planted.test.ts': 'plays drafts of every format once for each planted mistake',
};

/** The tests of screens name their environment in the first line and need what Vite makes: icons, style sheets. */
const needsDocument = (file: string) => readFileSync(file, 'utf8').startsWith('// @vitest-environment');

const testsIn = (room: string): readonly string[] =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => join(room, name).replaceAll('\\', '/'));

/** The test files that `npm run check` runs: all that are pure, but for those that are spared; sorted paths. */
export function quickTests(): readonly string[] {
  return PURE_ROOMS.flatMap(testsIn)
    .filter((file) => !(file in SPARED) && !needsDocument(file))
    .toSorted();
}
