import { parseArgs } from 'node:util';
import { measuredCommit } from '../reports.ts';
import { type BenchResult, keepBench } from './report.ts';
import { type Measured, PROFILES, type Row, rows } from './rows.ts';

const HELP = `npm run bench -- [ROW …] [--json]
Measures and prints one table; with --json [{row, value, unit, goal, met}], null where a row was skipped.
Also writes reports/bench.md and reports/bench.json, with the last results of the rows that were not measured this time.
Ends with 1 when a row falls short and no profile in docs/performance.md says why.
Rows: ${[...new Set(rows.map(({ row }) => groupOf(row)))].join(', ')}.`;

function groupOf(row: string): string {
  return row.split(':', 1).join();
}

const profileOf = ({ row }: Row): string | null => PROFILES[row] ?? null;

interface Line {
  readonly row: Row;
  readonly measured: Measured;
}

function lineOf({ row, measured }: Line): readonly string[] {
  if ('skipped' in measured) return [row.row, 'skipped', row.unit, row.goal, measured.skipped];
  const remark = measured.remark ? ` (${measured.remark})` : '';
  const profile = profileOf(row);
  const why = measured.met || profile === null ? '' : `; why: docs/performance.md, “${profile}”`;
  return [
    row.row,
    measured.value.toLocaleString('en'),
    row.unit,
    row.goal,
    `${measured.met ? 'yes' : 'NO'}${remark}${why}`,
  ];
}

function table(lines: readonly Line[]): string {
  const cells = [['row', 'value', 'unit', 'goal', 'met'], ...lines.map(lineOf)];
  const widths = cells[0]!.map((_, column) => Math.max(...cells.map((line) => line[column]!.length)));
  const text = cells.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
  const notes = new Set(lines.map(({ row }) => `${groupOf(row.row)}: ${row.how}.`));
  return [...text, '', ...notes].join('\n');
}

const asJson = ({ row, measured }: Line) => ({
  row: row.row,
  value: 'skipped' in measured ? null : measured.value,
  unit: row.unit,
  goal: row.goal,
  met: 'skipped' in measured ? null : measured.met,
  profile: 'skipped' in measured || measured.met ? null : profileOf(row),
  ...('figures' in measured && { figures: measured.figures }),
});

const resultOf = (line: Line, commit: string): BenchResult => ({
  ...asJson(line),
  remark: 'skipped' in line.measured ? line.measured.skipped : (line.measured.remark ?? ''),
  how: line.row.how,
  measuredOn: new Date().toISOString().slice(0, 10),
  commit,
});

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  const unknown = positionals.find((name) => rows.every(({ row }) => groupOf(row) !== name));
  if (values.help || unknown !== undefined) {
    console.log(unknown === undefined ? HELP : `There is no row "${unknown}".\n${HELP}`);
    return unknown === undefined ? 0 : 2;
  }
  const lines: Line[] = [];
  const commit = measuredCommit();
  const order = rows.map(({ row }) => row);
  const isAskedFor = ({ row }: Row) => positionals.length === 0 || positionals.includes(groupOf(row));
  for (const row of rows.filter(isAskedFor)) {
    const line = { row, measured: await row.measure() };
    lines.push(line);
    await keepBench(resultOf(line, commit), order);
  }
  console.log(values.json ? JSON.stringify(lines.map(asJson)) : table(lines));
  const isAnswered = ({ row, measured }: Line) =>
    'skipped' in measured || measured.met || profileOf(row) !== null;
  return lines.every(isAnswered) ? 0 : 1;
}

process.exitCode = await main();
