import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import * as z from 'zod/mini';

const resultSchema = z.object({
  isGood: z.boolean(),
  figure: z.string(),
  /** When it ended. */
  atMs: z.number(),
  seconds: z.number(),
  /** As people name it: short, with a plus where files were changed since. */
  commit: z.string(),
  /** Of everything that the step stands on, and how it was called; a step is done for one source. */
  source: z.string(),
});

const resultsSchema = z.record(z.string(), resultSchema);

/** What a step came to. */
export type Result = z.infer<typeof resultSchema>;

/** The last result of each step, by its name. */
export type Results = Readonly<Record<string, Result>>;

/** What was kept of earlier runs; nothing where there is no file. Throws a sentence where the file is not ours. */
export async function readResults(file: string): Promise<Results> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  try {
    return z.parse(resultsSchema, JSON.parse(text));
  } catch {
    throw new Error(`${file} cannot be read. Remove it to begin the proof anew.`);
  }
}

/** Keeps the results in one go, so that a run that is broken off leaves the file whole. */
export async function keepResults(file: string, results: Results): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(results, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
