import { resolve } from 'node:path';
import { build } from 'esbuild';

/** Run in a sandbox, which has no packages of its own while it is made: they are those of the project. */
const [outfile, ...files] = process.argv.slice(2);
const packages = resolve(import.meta.dirname, '../../node_modules');

const small = resolve('tests/mutation/smallVitest.ts');
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
  ...(outfile ? { outfile } : {}),
  alias: { vitest: small },
  nodePaths: [packages],
  banner: {
    js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
  },
  logLevel: 'error',
});
