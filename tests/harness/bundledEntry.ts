import { basename, join } from 'node:path';
import { build } from 'esbuild';

const entries = new Map<string, Promise<string>>();

/**
 * The file of a program bundled as `npm run build` bundles the server, for tests that start it many times: it is there
 * in a second, where reading four hundred sources takes five.
 */
export function bundledEntry(source: string): Promise<string> {
  const known = entries.get(source);
  if (known) return known;
  const outfile = join('dist', 'tests', `${basename(source, '.ts')}-${process.pid}.mjs`);
  const bundled = build({
    entryPoints: [source],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  }).then(() => outfile);
  entries.set(source, bundled);
  return bundled;
}
