import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { basename, relative } from 'node:path';
import { findTestChromium, INSTALL_CHROMIUM, installTestChromium } from './chromium.ts';
import { CARD_DATA } from './harness/cardData.ts';
import { STRAY_ERRORS } from './harness/strayErrors.ts';
import { REPORTS } from './reports.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

const OWN_REPORTS = ['vitest.json', basename(STRAY_ERRORS), 'journeys.json', 'paths-browser.json'];
const LONGEST_REASON = 600;
/** Walked in Chromium in each run; the guards' addresses are opened there by the journeys, their paths in simulation. */
const WALKED =
  process.env.EVERY_PATH === undefined
    ? [
        'session',
        'signIn',
        'notices',
        'hostTable',
        'lobby',
        'draftRoom',
        'bringList',
        'importWizard',
      ].flatMap((name) => ['--machine', name])
    : [];
const total: Tally = { passed: 0, failed: 0, skipped: 0 };
/** The names of what failed, told once more at the end, where a reader of a long log looks. */
const failures: string[] = [];

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

/** As `run` for what works beside something else: its words come together at its end. */
function runBeside(
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    const words: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => words.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => words.push(chunk));
    child.once('error', () => resolve(1));
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(words));
      resolve(code ?? 1);
    });
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
  if (!isGood) failures.push(name);
}

async function readReport<T>(file: string): Promise<T | null> {
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as T) : null;
}

async function unitTests() {
  const file = `${REPORTS}/vitest.json`;
  const isGood = await step('Unit, laws, storage, hub, drafts and kills', async () => {
    const kinds = ['default', 'json', './tests/harness/strayErrors.ts'];
    const reporters = [...kinds.map((kind) => `--reporter=${kind}`), `--outputFile.json=${file}`];
    return (await run('npx', ['vitest', 'run', ...reporters])) === 0;
  });
  const report = await readReport<{
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
    testResults: {
      name: string;
      status: string;
      assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
    }[];
  }>(file);
  for (const { name, status, assertionResults } of report?.testResults ?? []) {
    const failedHere = assertionResults.filter((result) => result.status === 'failed');
    const where = relative(process.cwd(), name);
    for (const { fullName, failureMessages = [] } of failedHere)
      failures.push(`${where} › ${fullName}\n    ${failureMessages.join('\n').slice(0, LONGEST_REASON)}`);
    if (status === 'failed' && failedHere.length === 0) failures.push(where);
  }
  const stray = (await readReport<string[]>(STRAY_ERRORS)) ?? [];
  for (const words of stray)
    failures.push(`an error that no test waited for\n    ${words.slice(0, LONGEST_REASON)}`);
  const failed = (report?.numFailedTests ?? 1) + stray.length;
  if (!isGood && failed === 0) failures.push('the unit tests ended badly, and no test says why');
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
    suites: Suite[];
  }>(file);
  for (const { title, file: where, ok } of (report?.suites ?? []).flatMap(specsOf))
    if (!ok) failures.push(`${where} › ${title}`);
  const failed = report ? report.stats.unexpected + report.stats.flaky : 1;
  if (!isGood && failed === 0) failures.push('the journeys ended badly, and none says why');
  count({
    passed: report?.stats.expected ?? 0,
    failed: !isGood && failed === 0 ? 1 : failed,
    skipped: report?.stats.skipped ?? 0,
  });
}

interface Suite {
  specs: { title: string; file: string; ok: boolean }[];
  suites?: Suite[];
}

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

interface WalkedMachine {
  machine: string;
  paths: number;
  failed: number;
  unwalked: number;
  complaints: string[];
}

/** Every generated path in the browser counts as a test, and so does the promise that nothing is left unwalked. */
async function browserPaths(chromium: string) {
  const file = `${REPORTS}/paths-browser.json`;
  const isGood = await step('Generated paths in a real Chromium', async () => {
    const args = ['tests/paths/cli.ts', '--browser', '--json-file', file, ...WALKED];
    return (await runBeside('npx', ['tsx', ...args], { CHROMIUM_PATH: chromium })) === 0;
  });
  const machines = (await readReport<WalkedMachine[]>(file)) ?? [];
  for (const { machine, paths, failed, unwalked, complaints } of machines) {
    count({ passed: paths - failed + (unwalked === 0 ? 1 : 0), failed: failed + (unwalked === 0 ? 0 : 1) });
    if (failed + unwalked === 0) continue;
    failures.push(`paths of ${machine} in the browser: ${failed} failed, ${unwalked} unwalked`);
    for (const complaint of complaints) failures.push(`  ${complaint.slice(0, LONGEST_REASON)}`);
  }
  if (!isGood && machines.every(({ failed, unwalked }) => failed + unwalked === 0)) {
    failures.push('the paths in the browser ended badly, and none says why');
    count({ failed: 1 });
  }
}

/** Types take as long as these together. */
async function checkRest() {
  await check('Format and lint', 'check:format');
  await check('Promises and typed lint', 'check:lint');
  await check('Imports', 'check:imports');
  await check('Figures', 'check:figures');
  await check('Production build', 'build');
}

async function main() {
  // Other commands keep what they have done so far in the same folder.
  for (const file of OWN_REPORTS) await rm(`${REPORTS}/${file}`, { force: true });
  await rm('dist/tests', { recursive: true, force: true });
  await mkdir(REPORTS, { recursive: true });
  if (!existsSync(CARD_DATA))
    console.warn(`No card data in ${CARD_DATA} (CARD_DATA): tests that need it are skipped by name.`);
  await Promise.all([check('Types', 'check:types'), checkRest()]);
  const chromium = (await findTestChromium()) ?? (await installTestChromium());
  // Unit tests wait for storage and the line a sixth of their time, in which two cores can walk.
  const walking = chromium ? browserPaths(chromium) : null;
  await unitTests();
  if (chromium) {
    await Promise.all([journeys(chromium), walking]);
  } else {
    console.error(
      `\nThe journeys and the paths in the browser need Chromium. Install it with:\n  ${INSTALL_CHROMIUM}`,
    );
    count({ failed: 1 });
  }
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`);
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  process.exit(total.failed > 0 ? 1 : 0);
}

await main();
