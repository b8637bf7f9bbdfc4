import type { IFlattenedRuleSet } from 'dependency-cruiser';

type Rule = NonNullable<IFlattenedRuleSet['forbidden']>[number];

/** What the files of an area may import beside each other: areas, single files and packages. */
export interface Wall {
  /** A folder, or one file that has a wall of its own. */
  readonly area: string;
  /** Also `node:` for every module of Node, and `any package`. */
  readonly may: readonly string[];
}

export const AREAS = ['engine', 'contract', 'src', 'server', 'demo'] as const;

/**
 * Who may import what. The rules of dependency-cruiser are made from this table. A package's name allows all of it; with
 * a path behind it, only that part.
 */
export const WALLS: readonly Wall[] = [
  {
    area: 'engine',
    may: ['zod/mini', 'pure-rand', '@noble/hashes', '@noble/ciphers', 'edmonds-blossom-fixed'],
  },
  {
    area: 'engine/core',
    may: ['engine/packs', 'engine/bots', 'engine/lands.ts', 'zod/mini'],
  },
  { area: 'engine/lifecycle.ts', may: ['engine', 'xstate'] },
  { area: 'contract', may: ['engine', 'zod/mini', 'icu-minify', '@schummar/icu-type-parser'] },
  {
    area: 'src/main.tsx',
    may: ['src', 'contract', 'react', 'react-dom', 'xstate', '@tanstack/react-router'],
  },
  { area: 'src/inspection.ts', may: ['xstate'] },
  {
    area: 'src/liveTables.ts',
    may: ['src/api', 'src/machines', 'src/inspection.ts', 'contract', 'xstate'],
  },
  {
    // Pages of their own, which know neither router nor session.
    area: 'src/standalone',
    may: ['src/api', 'src/machines', 'src/ui', 'src/inspection.ts', 'contract', 'react-dom', 'xstate'],
  },
  { area: 'src/router.tsx', may: ['src/routes', 'src/ui', 'src/routeTree.gen.ts', '@tanstack/react-router'] },
  {
    area: 'src/api',
    may: [
      ...['contract', 'src/machines', 'src/ui/messages'],
      ...['zod/mini', 'ofetch', 'jwt-decode', '@microsoft/signalr', '@simplewebauthn/browser'],
    ],
  },
  { area: 'src/machines', may: ['contract', 'engine', 'src/ui/messages', 'xstate', 'zod/mini'] },
  {
    area: 'src/routes',
    may: [
      ...['src/ui', 'src/machines', 'src/api', 'contract'],
      ...['zod/mini', 'react', 'xstate', '@xstate/react', '@tanstack/react-router'],
    ],
  },
  {
    area: 'src/ui',
    may: [
      ...['src/machines', 'src/inspection.ts', 'src/assets', 'contract', 'engine'],
      ...['react', 'react-dom', 'xstate', '@xstate/react', '@chakra-ui/react', '@tanstack/react-router'],
      ...['framer-motion', 'uqr', '~icons', 'zod/mini', '@atlaskit/pragmatic-drag-and-drop'],
    ],
  },
  { area: 'src/ui/system/appendedStyles.ts', may: ['@emotion/react'] },
  { area: 'src/ui/messages', may: ['contract', 'react'] },
  { area: 'src/ui/messages/build', may: ['contract', 'icu-minify', 'vite', 'node:'] },
  { area: 'src/assets', may: [] },
  { area: 'src/assets/build', may: ['sharp', 'vite', 'node:'] },
  { area: 'server', may: ['engine', 'contract', 'node:', 'any package'] },
  { area: 'server/main.ts', may: ['server', 'demo', 'engine', 'contract', 'node:', 'any package'] },
  { area: 'demo', may: ['contract', 'engine', 'server/images/art'] },
];

/** Tests, what they are made of, and benches may import what they test with. */
const FREE = ['\\.(test|testkit)\\.tsx?$', '/(testing|bench|goldens)/', '/testing\\.ts$'];

const escaped = (path: string) => path.replaceAll(/[.+*?^${}()|[\]\\]/g, '\\$&');
const isOfProject = (name: string) => (AREAS as readonly string[]).includes(name.split('/')[0] ?? '');
const at = (path: string) => `^${escaped(path)}(/|$)`;

/** As paths of what an import was resolved to. Icons are made by a plugin, so they stay as they were written. */
function patternOf(name: string): string {
  if (name === 'any package') return '^node_modules/';
  return isOfProject(name) || name.startsWith('~') ? at(name) : `^node_modules/${escaped(name)}/`;
}

export const wallName = (area: string) => `wall of ${area}`;

function wallRule({ area, may }: Wall, walls: readonly Wall[]): Rule {
  const within = walls.filter((other) => other.area.startsWith(`${area}/`)).map((other) => at(other.area));
  return {
    name: wallName(area),
    comment: `${area} may import ${[`itself`, ...may].join(', ')} (tests/imports/walls.ts)`,
    severity: 'error',
    from: { path: at(area), pathNot: [...FREE, ...within] },
    to: {
      pathNot: [area, ...may.filter((name) => name !== 'node:')].map(patternOf),
      ...(may.includes('node:') ? { dependencyTypesNot: ['core'] } : {}),
    },
  };
}

/** One rule for each wall; and files that no wall is for may not import anything. */
export const wallRules = (walls: readonly Wall[]): readonly Rule[] => [
  ...walls.map((wall) => wallRule(wall, walls)),
  {
    name: 'a wall for every file',
    comment: 'there is no wall for this file: give its area a row in tests/imports/walls.ts',
    severity: 'error',
    from: { path: `^(${AREAS.join('|')})/`, pathNot: [...FREE, ...walls.map(({ area }) => at(area))] },
    to: {},
  },
];
