import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from '@playwright/test';
import { findTestChromium, TEST_ARGUMENTS } from '../chromium.ts';
import { freePort } from '../harness/lines/freePort.ts';

// Told once, by the first that reads this, to every worker.
process.env.JOURNEY_PORT ??= String(await freePort());
const port = Number(process.env.JOURNEY_PORT);
const executablePath = await findTestChromium();
const baseURL = `http://127.0.0.1:${port}`;
process.env.JOURNEY_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'passleft-journeys-'));

// Read by every worker: the embedded databases of its servers are compiled once, and simply, as those of the unit tests.
setFlagsFromString('--liftoff-only');

/** Begun first: one of a few minutes that is begun last keeps the whole run waiting. */
const LONG = [
  'tableOfEight',
  'roomBarriers',
  'bringAGame',
  'swissEvent',
  'calledToMatches',
  'deckKeyboard',
].map((name) => `**/${name}.spec.ts`);

export default defineConfig({
  testDir: '.',
  // Journeys tagged so repeat what others walk, at full length: they run before a release (npm run proof).
  ...(process.env.EVERY_JOURNEY === undefined && { grepInvert: /@proof/ }),
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testIgnore: LONG },
  ],
  outputDir: '../../test-results',
  // Three share two cores, and the machine may be slow or do other things: what takes half a minute alone has taken three.
  timeout: 600_000,
  expect: { timeout: 45_000 },
  // A journey waits as often as it works: with three at a time two cores are never idle.
  workers: 3,
  retries: 0,
  use: {
    baseURL,
    // A click that leads nowhere fails with its picture, also in a journey that may take half an hour.
    actionTimeout: 90_000,
    navigationTimeout: 180_000,
    trace: 'off',
    screenshot: 'only-on-failure',
    viewport: { width: 1440, height: 900 },
    // What moves is painted sixty times a second, a tenth of the run: journeys in which it matters ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: TEST_ARGUMENTS,
    },
  },
  webServer: {
    command: 'node --liftoff-only --enable-source-maps dist/server/main.mjs --demo',
    cwd: join(import.meta.dirname, '../..'),
    url: `${baseURL}/readyz`,
    timeout: 90_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
    env: {
      PORT: String(port),
      DATA_DIR: process.env.JOURNEY_DATA_DIR,
      LOG_LEVEL: 'error',
      DEMO_MONTH: 'off',
    },
  },
});
