import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { reportPath, writeReport } from '../reports.ts';
import type { Score, Survivor } from './score.ts';
import type { Mutant } from './stryker.ts';

/** What one run found out about one machine. */
export interface Measurement {
  readonly machine: string;
  readonly files: readonly string[];
  /** As 2026-11-21. */
  readonly measuredOn: string;
  readonly commit: string;
  readonly command: string;
  readonly score: Score;
}

/** What a file in reports/mutation keeps: the measurement, and what a later run needs to continue from it. */
export interface MachineReport extends Measurement {
  /** Of the machine's files as they were measured. */
  readonly sourceHash: string;
  readonly mutants: readonly Mutant[];
}

const PAGE = 'mutation.md';
const HEAD = [
  '| Machine | Score | Noticed | of which timed out | Survived | Equivalent | Measured on | Commit |',
  '|---|---|---|---|---|---|---|---|',
];

const dataOf = (machine: string) => `mutation/${machine}.json`;

/** The last report about this machine; null before its first run. */
export async function readMachineReport(machine: string, root = ''): Promise<MachineReport | null> {
  const file = reportPath(dataOf(machine), root);
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : null;
}

/** Keeps a machine's report and writes the page again, with the last reports of the other machines in this order. */
export async function keepMachineReport(
  report: MachineReport,
  machines: readonly string[],
  root = '',
): Promise<void> {
  await writeReport(dataOf(report.machine), `${JSON.stringify(report, null, 2)}\n`, root);
  const all = await Promise.all(machines.map((machine) => readMachineReport(machine, root)));
  await writeReport(PAGE, mutationReport(all.filter((known) => known !== null)), root);
}

/** The measurements as a page of Markdown: a table, then the survivors of each machine with the reasons. */
export function mutationReport(measurements: readonly Measurement[]): string {
  const sections = measurements.map(sectionOf);
  return `${['# Mutation', [...HEAD, ...measurements.map(rowOf)].join('\n'), ...sections].join('\n\n')}\n`;
}

function rowOf({ machine, measuredOn, commit, score }: Measurement): string {
  const cells = [
    `\`${machine}\``,
    `**${score.percent.toFixed(1)} %**`,
    score.killed + score.timedOut,
    score.timedOut,
    score.survived,
    score.equivalent,
    measuredOn,
    commit,
  ];
  return `| ${cells.join(' | ')} |`;
}

function sectionOf({ machine, files, command, score }: Measurement): string {
  const survivors = score.survivors.filter(({ isEquivalent }) => !isEquivalent);
  const equivalent = score.survivors.filter(({ isEquivalent }) => isEquivalent);
  return [
    `### \`${machine}\``,
    '',
    `Files: ${files.map((file) => `\`${file}\``).join(', ')}. For each change:`,
    '',
    ...command.split(' && ').map((part) => `    ${part}`),
    '',
    `Score with equivalent mutants counted: ${score.percentOfAll.toFixed(1)} %.`,
    '',
    ...listed('Survivors', survivors),
    ...listed('Equivalent', equivalent),
  ]
    .join('\n')
    .trimEnd();
}

const listed = (title: string, mutants: readonly Survivor[]) =>
  mutants.length === 0 ? [`${title}: none.`, ''] : [`${title}:`, '', ...mutants.map(lineOf), ''];

function lineOf({ file, place, original, replacement, reason }: Survivor): string {
  return `- ${basename(file)} line ${place.line}, ${code(original)} became ${code(replacement)}: ${reason ?? '**not reviewed yet**'}`;
}

const LONGEST_CODE = 90;

function code(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ');
  const short = oneLine.length > LONGEST_CODE ? `${oneLine.slice(0, LONGEST_CODE)}…` : oneLine;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}
