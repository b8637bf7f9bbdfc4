import type { ICruiseOptions, IResolveOptions } from 'dependency-cruiser';
import { WALLS, wallRules } from './walls.ts';

export const CYCLES = 'no new cycle';
const RESOLVED = 'every import leads somewhere';

/** What dependency-cruiser is given. Aliases come from `imports` in package.json. */
export const OPTIONS: ICruiseOptions = {
  validate: true,
  ruleSet: {
    forbidden: [
      {
        name: CYCLES,
        comment: 'these files import each other',
        severity: 'error',
        from: {},
        to: { circular: true },
      },
      {
        name: RESOLVED,
        comment: 'there is no such file or package, so no other rule can judge it',
        severity: 'error',
        from: {},
        to: { couldNotResolve: true, pathNot: '^~icons/' },
      },
      ...wallRules(WALLS),
    ],
  },
  // Imports of types count, too.
  tsPreCompilationDeps: true,
  // The tree of routes is made of the routes; what tests import is theirs.
  doNotFollow: { path: ['^node_modules/', '\\.gen\\.ts$', '\\.test\\.tsx?$', '^tests/'] },
  preserveSymlinks: true,
};

export const RESOLVING: Partial<IResolveOptions> = {
  exportsFields: ['exports'],
  // Some packages are types alone.
  conditionNames: ['import', 'node', 'default', 'types'],
  extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json'],
};
