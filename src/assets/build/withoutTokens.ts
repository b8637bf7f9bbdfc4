import type { Plugin } from 'vite';

const ROUTES = /\/contract\/routes\/[\w/]+\.ts$/;
/** As the formatter leaves it: never the first part of a row. */
const TOKEN = /,\s*token: '[\w.:]+'/g;

/** The source of rows without what they ask of access tokens. */
export const rowsWithoutTokens = (source: string): string => source.replaceAll(TOKEN, '');

/** Leaves what rows of the route table ask of access tokens out of the browser's part, where nothing reads it: Home has no bytes for it. */
export const withoutTokens = (): Plugin => ({
  name: 'passleft-without-tokens',
  apply: 'build',
  enforce: 'pre',
  transform(source, id) {
    const [path = ''] = id.split('?');
    return ROUTES.test(path) ? { code: rowsWithoutTokens(source), map: null } : null;
  },
});
