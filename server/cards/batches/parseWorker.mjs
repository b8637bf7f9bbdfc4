/**
 * The thread that files of cards are read in. It is plain JavaScript, so that a bundle, tsx and the test runner all start
 * the same file. What it runs is TypeScript and is bundled first: loaded file by file it would begin a second later.
 */
import { fileURLToPath } from 'node:url';

// Or a process of its own would go on bundling for a thread that is gone.
process.env.ESBUILD_WORKER_THREADS = '0';
const { buildSync } = await import('esbuild');

const { outputFiles } = buildSync({
  entryPoints: [fileURLToPath(new URL('./parseInside.ts', import.meta.url))],
  bundle: true,
  write: false,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Named, or every line of a fault's stack would hold the whole program.
  footer: { js: '//# sourceURL=parseInside.js' },
});
await import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
