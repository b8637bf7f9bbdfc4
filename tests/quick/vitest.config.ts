import { availableParallelism } from 'node:os';
import icons from 'unplugin-icons/vite';
import { defineConfig } from 'vitest/config';
import { quickTests } from './quickTests.ts';

/** Pure tests need no database and of the plugins only the icons; what was made of their modules is kept for the next run. */
export default defineConfig({
  plugins: [icons({ compiler: 'jsx', jsx: 'react', autoInstall: false })],
  test: {
    environment: 'node',
    pool: 'threads',
    isolate: false,
    maxWorkers: availableParallelism(),
    // Only what never ends is to fail by time: a busy machine is no mistake.
    testTimeout: 60_000,
    reporters: ['dot'],
    experimental: { fsModuleCache: true },
    include: [...quickTests()],
  },
});
