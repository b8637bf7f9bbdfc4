import { basename } from 'node:path';
import type { Score, Survivor } from './score.ts';

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

const BEGIN = '<!-- mutation: written by `npm run mutation` from here -->';
const END = '<!-- mutation: to here -->';
const HEAD = [
  '| Machine | Score | Noticed | of which timed out | Survived | Equivalent | Measured on | Commit |',
  '|---|---|---|---|---|---|---|---|',
];

/** The document with the rows and sections of these machines written anew, and those of the others as they were. */
export function withMeasurements(
  document: string,
  measurements: readonly Measurement[],
  order: readonly string[],
): string {
  const [before, rest] = parted(document, BEGIN);
  const [written, after] = parted(rest, END);
  const rows = new Map(rowsIn(written));
  const sections = new Map(sectionsIn(written));
  for (const measurement of measurements) {
    rows.set(measurement.machine, rowOf(measurement));
    sections.set(measurement.machine, sectionOf(measurement));
  }
  const inOrder = (known: ReadonlyMap<string, string>) => order.flatMap((name) => known.get(name) ?? []);
  const table = [...HEAD, ...inOrder(rows)].join('\n');
  return [before.trimEnd(), BEGIN, table, ...inOrder(sections), END].join('\n\n') + after;
}

function parted(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`docs/quality.md has lost its mark "${mark}".`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

function rowsIn(written: string): [string, string][] {
  return [...written.matchAll(/^\| `(\w+)` \|.*$/gm)].map(([row, name = '']) => [name, row]);
}

function sectionsIn(written: string): [string, string][] {
  const parts = written.split(/^### /m).slice(1);
  return parts.map((part) => [/^`?(\w+)/.exec(part)?.[1] ?? '', `### ${part.trim()}`]);
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
    `Were equivalent mutants counted, too, the score would be ${score.percentOfAll.toFixed(1)} %.`,
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
  return `- ${basename(file)} line ${place.line}, ${code(original)} became ${code(replacement)}: ${reason ?? '**not looked at yet**'}`;
}

const LONGEST_CODE = 90;

function code(text: string): string {
  const oneLine = text.replace(/\s+/g, ' ');
  const short = oneLine.length > LONGEST_CODE ? `${oneLine.slice(0, LONGEST_CODE)}…` : oneLine;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}
