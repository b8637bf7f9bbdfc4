import { readFile } from 'node:fs/promises';
import * as z from 'zod/mini';
import { reportPath, writeReport } from '../reports.ts';
import type { Step } from './step.ts';
import { proofReport } from './table.ts';

const resultSchema = z.object({
  isGood: z.boolean(),
  figure: z.string(),
  /** When it ended. */
  atMs: z.number(),
  seconds: z.number(),
  /** As people name it: short, with a plus where files were changed since. */
  commit: z.string(),
  /** A hash of everything the step depends on, and its command; a step is done for one source. */
  source: z.string(),
});

const resultsSchema = z.record(z.string(), resultSchema);

/** What a step came to. */
export type Result = z.infer<typeof resultSchema>;

/** The last result of each step, by its name. */
export type Results = Readonly<Record<string, Result>>;

const DATA = 'proof.json';
const PAGE = 'proof.md';

/** The results of earlier runs; none without a file. Throws a sentence if the file isn't ours. */
export async function readResults(root = ''): Promise<Results> {
  const file = reportPath(DATA, root);
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return z.parse(resultsSchema, JSON.parse(text));
  } catch {
    throw new Error(`${file} cannot be read. Delete it to start the proof from the beginning.`);
  }
}

/** Keeps the results twice: as data, from which an interrupted run resumes, and as a page to read. */
export async function keepResults(steps: readonly Step[], results: Results, root = ''): Promise<void> {
  await writeReport(DATA, `${JSON.stringify(results, null, 2)}\n`, root);
  await writeReport(PAGE, proofReport(steps, results), root);
}
