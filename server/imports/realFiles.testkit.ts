import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ImportBatch, ImportOptions, Recognised } from './batch.ts';
import { parseCardFile } from './recognise.ts';

const folder = resolve(process.env.CARD_DATA ?? '../shared/data');

/** Whether the real card files are here; where they are not, every test that wants them is named on the console. */
export function areFilesHere(tests: readonly string[]): boolean {
  const isHere = existsSync(folder);
  if (!isHere) for (const test of tests) console.warn(`SKIPPED, no card files at CARD_DATA: ${test}`);
  return isHere;
}

/** The text of a real card file. */
export function realText(path: string): string {
  return readFileSync(resolve(folder, path), 'utf8');
}

/** A real card file, recognised. */
export function parseReal(path: string, options: ImportOptions = { gameSlug: 'test' }): Recognised {
  return parseCardFile({ fileName: path, text: realText(path) }, options);
}

/** The batch of a file that must be accepted; its refusal is the error. */
export function batchOf(recognised: Recognised): ImportBatch {
  if (!recognised.ok) throw new Error(recognised.sentence);
  return recognised.batch;
}
