import { defineConfig } from 'vitest/config';

/** Machines need neither plugins nor a database: without them a mutant is judged in a second. */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
    bail: 1,
    reporters: ['dot'],
    experimental: { fsModuleCache: true },
    include: ['{src,engine,tests}/**/*.test.ts'],
  },
});
