import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { reportPath, tableCell, writeReport } from '../reports.ts';

const resultSchema = z.object({
  row: z.string(),
  /** Null if the row was skipped; `remark` says why. */
  value: z.nullable(z.number()),
  unit: z.string(),
  goal: z.string(),
  met: z.nullable(z.boolean()),
  /** The heading in docs/performance.md that explains why the row may fall short. */
  profile: z.nullable(z.string()),
  remark: z.string(),
  figures: z.optional(z.record(z.string(), z.number())),
  how: z.string(),
  /** As 2026-11-21. */
  measuredOn: z.string(),
  commit: z.string(),
});

/** What a row of the bench came to. */
export type BenchResult = z.infer<typeof resultSchema>;

const DATA = 'bench.json';
const PAGE = 'bench.md';

/** The last result of each row; none without a file. Throws a sentence if the file isn't ours. */
export async function readBench(root = ''): Promise<readonly BenchResult[]> {
  const file = reportPath(DATA, root);
  const text = await readFile(file, 'utf8').catch(() => '[]');
  try {
    return z.parse(z.array(resultSchema), JSON.parse(text));
  } catch {
    throw new Error(`${file} cannot be read. Delete it and run the bench again.`);
  }
}

/** Keeps a result beside the last results of the other rows, in this order, as data and as a page to read. */
export async function keepBench(result: BenchResult, order: readonly string[], root = ''): Promise<void> {
  const known = new Map((await readBench(root)).map((earlier) => [earlier.row, earlier]));
  known.set(result.row, result);
  const results = order.flatMap((row) => known.get(row) ?? []);
  await writeReport(DATA, `${JSON.stringify(results, null, 2)}\n`, root);
  await writeReport(PAGE, benchReport(results), root);
}

const HEAD = ['| Row | Value | Unit | Goal | Met | Measured on | Commit |', '|---|---|---|---|---|---|---|'];

/** The results as a page of Markdown: a table, then how each row was measured. */
export function benchReport(results: readonly BenchResult[]): string {
  const notes = new Set(results.map(({ row, how }) => `- **${row.split(':', 1).join()}**: ${how}.`));
  return ['# Bench', '', ...HEAD, ...results.map(rowOf), '', ...notes, ''].join('\n');
}

function rowOf({ row, value, unit, goal, met, profile, remark, measuredOn, commit }: BenchResult): string {
  const verdict = met === null ? 'skipped' : met ? 'yes' : '**no**';
  const why = met === false && profile !== null ? ` (why: docs/performance.md, “${profile}”)` : '';
  const detail = remark === '' ? '' : `: ${remark}`;
  const cells = [row, value?.toLocaleString('en') ?? '–', unit, goal, `${verdict}${detail}${why}`];
  return `| ${[...cells, measuredOn, commit].map(tableCell).join(' | ')} |`;
}
