import { resolve } from 'node:path';
import { build } from 'esbuild';

const small = resolve('tests/mutation/smallVitest.ts');
/** Run in a sandbox, which has no packages of its own while it is made: they are those of the project. */
const packages = resolve(import.meta.dirname, '../../node_modules');

/** Writes one file that runs these tests when Node is given it. */
async function bundle([outfile = '', ...files]: readonly string[]): Promise<void> {
  const contents = [
    ...files.map((file) => `import '${resolve(file)}';`),
    `import { runTests } from '${small}';`,
    'await runTests();',
  ].join('\n');
  await build({
    stdin: { contents, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
    alias: { vitest: small },
    nodePaths: [packages],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    logLevel: 'error',
  });
}

/** `OUT TEST …`, and more of them behind ` -- `. */
const asked = process.argv.slice(2).join(' ').split(' -- ');
for (const part of asked) await bundle(part.split(' '));
