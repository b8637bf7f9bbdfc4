import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findTestChromium, INSTALL_CHROMIUM } from '../chromium.ts';
import { openReport, reportPath } from '../reports.ts';
import { chosenSteps, isDone, prove } from './prove.ts';
import { keepResults, type Results, readResults } from './results.ts';
import { type Source, sourceNow } from './source.ts';
import { type Step, shownCommand } from './step.ts';
import { steps } from './steps.ts';
import { durationWords } from './table.ts';

const HELP = `npm run proof -- [--only NAME]… [--again] [--list]
Runs every check in its long form, one after the other. Needs a machine that does nothing else; takes most of a day.
A step that passed is not repeated until a file it depends on changes, so an interrupted run resumes where it stopped.
--only NAME  this step or family of steps; may be given more than once
--again      repeat steps that passed
--list       print the steps and their last results without running any
Results: reports/proof.md to read, reports/proof.json to resume from, reports/proof/NAME.log for what a step printed.
Ends with 1 if a step failed.`;

/** Runs a program to its end, shows what it prints and writes it to a log. */
async function runShown(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  logName: string,
): Promise<{ code: number; stdout: string }> {
  const log = await openReport(logName);
  return new Promise((resolve) => {
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

const logOf = (name: string) => `proof/${name.replace(':', '-')}.log`;

async function run(step: Step) {
  // The report of an earlier run must not be taken for this one's.
  await rm(reportPath(`proof/${step.name}.json`), { force: true });
  return runShown(step.command(), step.env ?? {}, logOf(step.name));
}

/** What it depends on; the whole project also where that can't be found out, as while its tests are not written yet. */
function pathsOf(step: Step): readonly string[] | undefined {
  try {
    return step.standsOn?.();
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
  const earlier = await readResults();
  if (values.list) {
    list(chosen, earlier);
    return 0;
  }
  if ((await findTestChromium()) === null)
    throw new Error(`The proof needs Chromium. Install it with:\n  ${INSTALL_CHROMIUM}`);
  const results = await prove(
    chosen,
    earlier,
    {
      run,
      readJson: (file) => JSON.parse(readFileSync(file, 'utf8')),
      build: async () => (await runShown(['npm', 'run', '-s', 'build'], {}, logOf('build'))).code === 0,
      sourceNow: sourceOf,
      nowMs: Date.now,
      keep: (known) => keepResults(steps, known),
      tell: console.log,
    },
    { isAgain: values.again },
  );
  const broken = chosen.filter(({ name }) => !results[name]?.isGood);
  for (const { name } of broken)
    console.log(`NOT KEPT: ${name}: ${results[name]?.figure} (${reportPath(logOf(name))})`);
  console.log(`\n${chosen.length - broken.length} of ${chosen.length} steps kept`);
  return broken.length > 0 ? 1 : 0;
}

try {
  process.exitCode = await main();
} catch (fault) {
  console.error(fault instanceof Error ? fault.message : String(fault));
  process.exitCode = 2;
}
