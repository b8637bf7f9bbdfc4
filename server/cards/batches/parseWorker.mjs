/**
 * The thread that files of cards are read in. It is plain JavaScript, so that a bundle, tsx and the test runner all start
 * the same file. What it runs is TypeScript and is bundled first: loaded file by file it would begin a second later.
 */
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL('./parseInside.ts', import.meta.url))],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
});
await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
