import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { findMigrationsFolder } from '../../db/migrate.ts';

/** Beside the server where `npm run build` made both. */
const BUILT = new URL('./parseInside.mjs', import.meta.url);

/** Found from the sources' root, so that tsx, the test runner and bundles of the tests all start the same file. */
const bundler = () => join(findMigrationsFolder(), '..', '..', 'cards', 'batches', 'bundleReader.mjs');

async function bundled(): Promise<URL> {
  const worker = new Worker(bundler(), { execArgv: [] });
  try {
    const [program]: unknown[] = await once(worker, 'message');
    return new URL(`data:text/javascript;base64,${Buffer.from(String(program)).toString('base64')}`);
  } finally {
    await worker.terminate();
  }
}

/** Under `node --watch`, as `npm run dev` starts it, sources change while a server runs. */
const isWatched = process.env['WATCH_REPORT_DEPENDENCIES'] !== undefined;
let known: Promise<URL> | null = null;

/** The program of the reading thread: that of the build, else one bundled from its sources, once in a process. */
export function readerProgram(): Promise<URL> {
  if (known === null || isWatched) {
    const program = existsSync(fileURLToPath(BUILT)) ? Promise.resolve(BUILT) : bundled();
    known = program;
    program.catch(() => {
      known = null;
    });
  }
  return known;
}
