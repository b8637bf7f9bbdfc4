/**
 * Bundles the program of the reading thread where no build has done it, in a thread of its own, which ends with it. It is
 * plain JavaScript, so that tsx, the test runner and bundles of the tests all start the same file.
 */
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';

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
parentPort.postMessage(outputFiles[0].text);
