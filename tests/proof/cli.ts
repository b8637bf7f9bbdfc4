import { spawn } from 'node:child_process';
import { createWriteStream, readFileSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findTestChromium, INSTALL_CHROMIUM } from '../chromium.ts';
import { allKnown, chosenSteps, isDone, prove } from './prove.ts';
import { keepResults, type Results, readResults } from './results.ts';
import { type Source, sourceAt, sourceNow } from './source.ts';
import { type Step, shownCommand } from './step.ts';
import { steps } from './steps.ts';
import { durationWords, resultsIn, withResults } from './table.ts';

const RESULTS = 'reports/proof.json';
const LOGS = 'reports/proof';
const DOCUMENT = 'docs/quality.md';

const HELP = `npm run proof -- [--only NAME]… [--again] [--list]
Runs everything that is promised, one step after the other, on a machine that does nothing else; it takes most of a day.
A step that was done for the very files that it stands on is not done again, here or by the table of a clone: a run that was
broken off goes on where it was.
--only NAME  this step or family of steps; may be given more than once
--again      also what is done
--list       print the steps, what they came to, and run none
Results: ${RESULTS} and the table of ${DOCUMENT}; what the steps said: ${LOGS}/NAME.log. Ends with 1 when a promise was not kept.`;

/** Runs a program to its end, shows what it says and writes it to a file. */
function runShown(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  logFile: string,
): Promise<{ code: number; stdout: string }> {
  return new Promise((resolve) => {
    const log = createWriteStream(logFile);
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => {
      said.push(chunk);
      log.write(chunk);
      process.stdout.write(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      log.write(chunk);
      process.stderr.write(chunk);
    });
    const end = (code: number) => {
      log.end();
      resolve({ code, stdout: Buffer.concat(said).toString('utf8') });
    };
    child.once('error', () => end(1));
    child.once('close', (code) => end(code ?? 1));
  });
}

const logOf = (name: string) => `${LOGS}/${name.replace(':', '-')}.log`;

async function run(step: Step) {
  // The report of an earlier run must not be taken for this one's.
  await rm(`${LOGS}/${step.name}.json`, { force: true });
  return runShown(step.command(), step.env ?? {}, logOf(step.name));
}

async function keep(results: Results): Promise<void> {
  await keepResults(RESULTS, results);
  const document = await readFile(DOCUMENT, 'utf8');
  await writeFile(DOCUMENT, withResults(document, steps, results));
}

/** What it stands on; the whole project also where that cannot be told, as while its tests are not written yet. */
function pathsOf(step: Step | undefined): readonly string[] | undefined {
  try {
    return step?.standsOn?.();
  } catch {
    return undefined;
  }
}

/** A step that is called otherwise than it was, with more kills perhaps, was not done either. */
const called = (source: string, command: string) => `${source} ${command}`;

function sourceOf(step: Step): Source {
  const { source, commit } = sourceNow(process.cwd(), pathsOf(step));
  return { source: called(source, commandOf(step)), commit };
}
const stepCalled = (name: string) => steps.find((step) => step.name === name);

function list(chosen: readonly Step[], results: Results): void {
  for (const step of chosen) {
    const result = results[step.name];
    const state = isDone(results, step, sourceOf(step)) ? 'done' : result ? `of ${result.commit}` : 'not run';
    console.log(`${step.name.padEnd(28)} ${state.padEnd(12)} ${commandOf(step)}`);
    if (result) console.log(`${' '.repeat(42)}${result.figure}, ${durationWords(result.seconds)}`);
  }
}

/** A step whose tests are not written yet is listed with that sentence. */
function commandOf(step: Step): string {
  try {
    return shownCommand(step);
  } catch (fault) {
    return fault instanceof Error ? fault.message : String(fault);
  }
}

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true, default: [] },
      again: { type: 'boolean', default: false },
      list: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const chosen = chosenSteps(steps, values.only);
  const written = resultsIn(await readFile(DOCUMENT, 'utf8'), (commit, name, command) => {
    const source = sourceAt(commit, process.cwd(), pathsOf(stepCalled(name)));
    return source && called(source, command);
  });
  const earlier = allKnown(await readResults(RESULTS), written, (name) => {
    const step = stepCalled(name);
    return step ? sourceOf(step).source : null;
  });
  if (values.list) {
    list(chosen, earlier);
    return 0;
  }
  if ((await findTestChromium()) === null)
    throw new Error(`The proof needs Chromium. Install it with:\n  ${INSTALL_CHROMIUM}`);
  await mkdir(LOGS, { recursive: true });
  const results = await prove(
    chosen,
    earlier,
    {
      run,
      readJson: (file) => JSON.parse(readFileSync(file, 'utf8')),
      build: async () => (await runShown(['npm', 'run', '-s', 'build'], {}, logOf('build'))).code === 0,
      sourceNow: sourceOf,
      nowMs: Date.now,
      keep,
      tell: console.log,
    },
    { isAgain: values.again },
  );
  const broken = chosen.filter(({ name }) => !results[name]?.isGood);
  for (const { name } of broken) console.log(`NOT KEPT: ${name}: ${results[name]?.figure} (${logOf(name)})`);
  console.log(`\n${chosen.length - broken.length} of ${chosen.length} steps kept`);
  return broken.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 2;
}
