import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { findChromium, INSTALL_CHROMIUM, installChromium } from './chromium.ts';
import { CARD_DATA } from './harness/cardData.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const REPORTS = 'reports';
const total: Tally = { passed: 0, failed: 0, skipped: 0 };

function run(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...environment } });
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}

function count(tally: Partial<Tally>) {
  total.passed += tally.passed ?? 0;
  total.failed += tally.failed ?? 0;
  total.skipped += tally.skipped ?? 0;
}

async function step(name: string, work: () => Promise<boolean>) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const isGood = await work();
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${isGood ? 'passed' : 'FAILED'} in ${seconds} s`);
  return isGood;
}

async function check(name: string, script: string) {
  const isGood = await step(name, async () => (await run('npm', ['run', '-s', script])) === 0);
  count(isGood ? { passed: 1 } : { failed: 1 });
}

async function readReport<T>(file: string): Promise<T | null> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : null;
}

async function unitTests() {
  const file = `${REPORTS}/vitest.json`;
  const isGood = await step('Unit, laws, storage, hub, drafts and kills', async () => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return (await run('npx', ['vitest', 'run', ...reporters])) === 0;
  });
  const report = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  }>(file);
  const failed = report?.numFailedTests ?? 1;
  count({
    passed: report?.numPassedTests ?? 0,
    failed: !isGood && failed === 0 ? 1 : failed,
    skipped: report?.numPendingTests ?? 0,
  });
}

async function journeys(chromium: string) {
  const file = `${REPORTS}/journeys.json`;
  const environment = { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const isGood = await step('Journeys in a real Chromium', async () => {
    const args = [
      'playwright',
      'test',
      '--config',
      'tests/journeys/playwright.config.ts',
      '--reporter=list,json',
    ];
    return (await run('npx', args, environment)) === 0;
  });
  const report = await readReport<{
    stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  }>(file);
  const failed = report ? report.stats.unexpected + report.stats.flaky : 1;
  count({
    passed: report?.stats.expected ?? 0,
    failed: !isGood && failed === 0 ? 1 : failed,
    skipped: report?.stats.skipped ?? 0,
  });
}

/** Every generated path in the browser counts as a test, and so does the promise that nothing is left unwalked. */
async function browserPaths(chromium: string) {
  const file = `${REPORTS}/paths-browser.json`;
  const isGood = await step('Generated paths in a real Chromium', async () => {
    const args = ['tests/paths/cli.ts', '--browser', '--json-file', file];
    return (await run('npx', ['tsx', ...args], { CHROMIUM_PATH: chromium })) === 0;
  });
  const machines = (await readReport<{ paths: number; failed: number; unwalked: number }[]>(file)) ?? [];
  for (const { paths, failed, unwalked } of machines)
    count({ passed: paths - failed + (unwalked === 0 ? 1 : 0), failed: failed + (unwalked === 0 ? 0 : 1) });
  if (!isGood && machines.every(({ failed, unwalked }) => failed + unwalked === 0)) count({ failed: 1 });
}

async function main() {
  await rm(REPORTS, { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  if (!existsSync(CARD_DATA))
    console.warn(`No card data in ${CARD_DATA} (CARD_DATA): tests that need it are skipped by name.`);
  await check('Format and lint', 'check:format');
  await check('Types', 'check:types');
  await check('Promises and typed lint', 'check:lint');
  await check('Production build', 'build');
  await unitTests();
  const chromium = (await findChromium()) ?? (await installChromium());
  if (chromium) {
    await journeys(chromium);
    await browserPaths(chromium);
  } else {
    console.error(
      `\nThe journeys and the paths in the browser need Chromium. Install it with:\n  ${INSTALL_CHROMIUM}`,
    );
    count({ failed: 1 });
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(total.failed > 0 ? 1 : 0);
}

await main();
