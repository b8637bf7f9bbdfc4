import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { ImportBatch, ImportOptions, Recognised } from './batch.ts';
import type { CardFile } from './cardFile.ts';
import { parseCardFiles } from './cardFiles.ts';
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

/** The paths of all real files, or of those in a folder. */
export function realPaths(under = ''): string[] {
  const walk = (path: string): string[] =>
    readdirSync(path).flatMap((name) => {
      const inner = join(path, name);
      return statSync(inner).isDirectory() ? walk(inner) : [relative(folder, inner)];
    });
  return walk(resolve(folder, under)).sort();
}

/** A real card file, recognised. */
export function parseReal(path: string, options: ImportOptions = { gameSlug: 'test' }): Recognised {
  return parseCardFile({ fileName: path, text: realText(path) }, options);
}

/** A folder of real card files, named by their paths inside of it. */
export function realFolder(path: string): CardFile[] {
  return realPaths(path).map((name) => ({ fileName: relative(path, name), text: realText(name) }));
}

/** A folder of real card files, read as one. */
export function parseRealFolder(path: string, options: ImportOptions = { gameSlug: 'test' }): Recognised {
  return parseCardFiles(realFolder(path), options);
}

/** The batch of a file that must be accepted; its refusal is the error. */
export function batchOf(recognised: Recognised): ImportBatch {
  if (!recognised.ok) throw new Error(recognised.sentence);
  return recognised.batch;
}

/** The sentence of a refusal, or the format that was accepted. */
export function sentenceOf(recognised: Recognised): string {
  return recognised.ok ? `accepted as ${recognised.batch.format}` : recognised.sentence;
}
