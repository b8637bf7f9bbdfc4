import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { measuredCommit, reportPath, writeReport } from '../reports.ts';
import { type MutatedMachine, mutatedMachines } from './machines.ts';
import { keepMachineReport, type MachineReport, type Measurement, readMachineReport } from './report.ts';
import { NOTICED, scoreOf } from './score.ts';
import { commandOf, type Mutant, patternOf, runStryker } from './stryker.ts';
import { verdictsOn } from './verdicts.ts';

const HELP = `npm run mutation -- [--machine NAME]… [--again] [--concurrency 2]
Changes the state machines and the pure rules in hundreds of small ways and runs their tests against each change.
--again repeats only the changes that survived the last run, if the machine is still the same.
Pure rules are measured file by file: run the command again after an interruption and it continues with the next file.
Writes reports/mutation.md and reports/mutation/NAME.json. Machines: `;

const hashOf = (files: readonly string[]) =>
  createHash('sha256')
    .update(files.map((file) => readFileSync(file, 'utf8')).join('\0'))
    .digest('hex');

const sourceHashOf = ({ files }: MutatedMachine) => hashOf(files);

/** The last report, if the machine hasn't changed since. */
async function lastReport(machine: MutatedMachine): Promise<MachineReport | null> {
  const report = await readMachineReport(machine.name);
  return report?.sourceHash === sourceHashOf(machine) ? report : null;
}

const keyOf = ({ file, place, replacement }: Mutant) => `${patternOf(file, place)} ${replacement}`;

/** What was found out about one file of a run that has not come to its end. */
interface Part {
  readonly hash: string;
  readonly mutants: readonly Mutant[];
}

/** Mutates file by file and keeps each answer, so that a run that was stopped goes on with the next file. */
async function mutantsByFile(machine: MutatedMachine, concurrency: number): Promise<readonly Mutant[]> {
  const { name, files, tests, walks } = machine;
  const hash = hashOf([...files, ...tests, ...walks]);
  const folder = `mutation/parts/${name}`;
  const mutants: Mutant[] = [];
  for (const file of files) {
    const partName = `${folder}/${basename(file)}.json`;
    const partFile = reportPath(partName);
    const known: Part | null = existsSync(partFile) ? JSON.parse(await readFile(partFile, 'utf8')) : null;
    if (known?.hash !== hash) {
      const part: Part = { hash, mutants: await runStryker(machine, { mutate: [file], concurrency }) };
      await writeReport(partName, JSON.stringify(part));
      mutants.push(...part.mutants);
    } else {
      console.log(`   ${file}: ${known.mutants.length} mutants of the run before`);
      mutants.push(...known.mutants);
    }
  }
  await rm(reportPath(folder), { recursive: true });
  return mutants;
}

/** All mutants of the machine; with a last report those that were noticed then are believed. */
async function mutantsOf(
  machine: MutatedMachine,
  last: MachineReport | null,
  concurrency: number,
): Promise<readonly Mutant[]> {
  if (!last && machine.isBundled) return mutantsByFile(machine, concurrency);
  if (!last) return runStryker(machine, { mutate: machine.files, concurrency });
  const open = last.mutants.filter(({ status }) => ![...NOTICED, 'Ignored'].includes(status));
  if (open.length === 0) return last.mutants;
  const mutate = open.map(({ file, place }) => patternOf(file, place));
  const asked = new Map(
    (await runStryker(machine, { mutate, concurrency })).map((mutant) => [keyOf(mutant), mutant]),
  );
  const isOpen = new Set(open.map(keyOf));
  return last.mutants.map((mutant) =>
    isOpen.has(keyOf(mutant)) ? (asked.get(keyOf(mutant)) ?? mutant) : mutant,
  );
}

async function measure(
  machine: MutatedMachine,
  isAgain: boolean,
  concurrency: number,
): Promise<MachineReport> {
  const command = commandOf(machine);
  console.log(`\n── ${machine.name}: ${machine.files.join(', ')}\n   ${command}`);
  const commit = measuredCommit([...machine.files, ...machine.tests, ...machine.walks]);
  const sourceHash = sourceHashOf(machine);
  const mutants = await mutantsOf(machine, isAgain ? await lastReport(machine) : null, concurrency);
  const score = scoreOf(mutants, verdictsOn(machine.name));
  const measuredOn = new Date().toISOString().slice(0, 10);
  const { name, files } = machine;
  return { machine: name, files, measuredOn, commit, command, score, sourceHash, mutants };
}

function tell({ machine, score }: Measurement): void {
  for (const { file, place, mutator, original, replacement, reason } of score.survivors)
    if (reason === null) console.log(`   ${file}:${place.line} ${mutator}: ${original} => ${replacement}`);
  for (const { source, replacement } of score.staleVerdicts)
    console.log(`   a verdict is out of date: ${source} => ${replacement}`);
  const { percent, killed, timedOut, survived, equivalent } = score;
  console.log(
    `── ${machine}: ${percent} % (${killed + timedOut} noticed, ${survived} survived, ${equivalent} equivalent)`,
  );
}

const isGood = ({ score }: Measurement, { leastPercent }: MutatedMachine) =>
  score.percent >= leastPercent && score.staleVerdicts.length === 0;

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      machine: { type: 'string', multiple: true },
      again: { type: 'boolean', default: false },
      concurrency: { type: 'string', default: '2' },
      help: { type: 'boolean' },
    },
  });
  const all = mutatedMachines();
  const names = all.map(({ name }) => name);
  const unknown = values.machine?.find((name) => !names.includes(name));
  if (values.help || unknown !== undefined) {
    console.log(`${HELP}${names.join(', ')}.`);
    return unknown === undefined ? 0 : 2;
  }
  let areGood = true;
  for (const machine of all.filter(({ name }) => values.machine?.includes(name) ?? true)) {
    const report = await measure(machine, values.again, Number(values.concurrency));
    areGood &&= isGood(report, machine);
    tell(report);
    await keepMachineReport(report, names);
  }
  return areGood ? 0 : 1;
}

process.exitCode = await main();
