import { build, type InlineConfig, type Plugin } from 'vite';

/** Pages of their own, with scripts of their own: they share no file with the application, which knows router and session. */
export const STANDALONE_PAGES = ['embed.html', 'overlay.html'] as const;

/** Where the application has what these pages may not have: parts that are fetched late remember reloads in the browser. */
const LATE = /\/components\/loading\/late\.ts$/;
const PLAIN_LATE = `import { lazy } from 'react';
export const late = (load, name) => lazy(async () => ({ default: (await load())[name] }));
export const lateIfAny = late;
`;

/** Parts of a standalone page are fetched once, without what the application does where that fails. */
export function plainLate(): Plugin {
  return {
    name: 'passleft-plain-late',
    enforce: 'pre',
    load: (id) => (LATE.test(id) ? PLAIN_LATE : null),
  };
}

/** Builds the standalone pages beside the application, after it. */
export function standalonePages(config: () => InlineConfig): Plugin {
  let isBuild = false;
  return {
    name: 'passleft-standalone-pages',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    async closeBundle() {
      if (isBuild) await build(config());
    },
  };
}
