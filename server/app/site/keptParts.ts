import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { copyFile, link, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const DAY_MS = 86_400_000;
/** Nobody has a page open for longer that was not loaded anew. */
const KEPT_MS = 30 * DAY_MS;

/** Maps to sources are not for readers. */
const isPart = (name: string) => !name.endsWith('.map') && !name.startsWith('.');

/** Where the parts of the browser program are kept beyond the build that made them; an absolute path. */
export const partsFolder = (dataDir: string): string => resolve(dataDir, 'parts');

/** As a link where both folders are of one disk, else as a copy that is there whole or not at all. */
async function keep(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'EEXIST') return;
    const beside = `${to}.${randomUUID()}`;
    await copyFile(from, beside, constants.COPYFILE_FICLONE);
    await rename(beside, to);
  }
}

/**
 * Keeps the files of this build's `assets` in a folder, for pages of this build that are still open when the server is
 * updated, and, where several processes share the folder, for those that ask a process of another build meanwhile. Their
 * names change with what is in them, so those of all builds may lie side by side. What no build of the last thirty days
 * had is removed, counted from the last call for that build: call it daily while a build runs. Throws where the folder cannot be written.
 */
export async function keepParts(assets: string, folder: string, nowMs: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const own = new Set((await readdir(assets)).filter(isPart));
  const kept = new Set(await readdir(folder));
  const nowSeconds = nowMs / 1000;
  for (const name of own) {
    if (!kept.has(name)) await keep(join(assets, name), join(folder, name));
    // Another process may have removed it at this moment.
    await utimes(join(folder, name), nowSeconds, nowSeconds).catch(() => undefined);
  }
  for (const name of kept) {
    if (own.has(name)) continue;
    const path = join(folder, name);
    if (nowMs - ((await stat(path).catch(() => null))?.mtimeMs ?? nowMs) > KEPT_MS)
      await rm(path, { force: true });
  }
}
