import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { FileBytes } from '../cards/importFile.ts';

/** Why a command does nothing, in a sentence. */
export class Refused extends Error {
  override readonly name = 'Refused';
}

const FILES_AT_MOST = 2000;
const BYTES_AT_MOST = 64 * 1024 * 1024;

/** The files at these paths, those inside folders among them; throws `Refused` before more than 64 MiB are read. */
export async function readFilesAt(paths: readonly string[]): Promise<FileBytes[]> {
  const found = (await Promise.all(paths.map(filesAt))).flat();
  if (found.length === 0) throw new Refused('There is no file in this folder.');
  if (found.length > FILES_AT_MOST) throw new Refused(`There are more than ${FILES_AT_MOST} files.`);
  const size = found.reduce((sum, file) => sum + file.size, 0);
  if (size > BYTES_AT_MOST) throw new Refused('The files are larger than 64 MiB together.');
  return Promise.all(found.map(async ({ fileName, path }) => ({ fileName, bytes: await readFile(path) })));
}

interface FoundFile {
  readonly fileName: string;
  readonly path: string;
  readonly size: number;
}

async function filesAt(path: string): Promise<FoundFile[]> {
  const found = await stat(path).catch(() => null);
  if (!found) throw new Refused(`There is no file ${path} that can be read.`);
  if (!found.isDirectory()) return [{ fileName: basename(path), path, size: found.size }];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const all = await Promise.all(
    files.map(async (entry): Promise<FoundFile> => {
      const whole = join(entry.parentPath, entry.name);
      return { fileName: relative(path, whole), path: whole, size: (await stat(whole)).size };
    }),
  );
  return all.toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1));
}
