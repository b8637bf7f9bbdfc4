import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures on disk, named by a hash of what they are of; the least asked for go when there is no more room. */
export interface PictureFiles {
  read(name: string): Promise<Buffer | null>;
  write(name: string, bytes: Buffer): Promise<void>;
  /** Forgets all of them. */
  purge(): Promise<void>;
  usage(): { readonly files: number; readonly bytes: number };
}

interface Kept {
  readonly bytes: number;
  readonly usedAtMs: number;
}

/** A tenth more than needed is thrown away, so that not every new picture throws one out. */
const ROOM_SHARE = 0.9;
/** Nothing takes longer to be written. */
const HALF_WRITTEN_MS = 3_600_000;
const FILE = /^[0-9a-f]{64}\.webp$/;

const fileOf = (name: string) => `${createHash('sha256').update(name).digest('hex')}.webp`;

/** Opens a folder, which need not be there yet, with what an earlier process left in it, and keeps it under `mostBytes`. */
export async function openPictureFiles(folder: string, mostBytes: number): Promise<PictureFiles> {
  const kept = new Map<string, Kept>();
  let total = 0;
  const pathOf = (file: string) => join(folder, file.slice(0, 2), file);

  function note(file: string, bytes: number, usedAtMs: number) {
    total += bytes - (kept.get(file)?.bytes ?? 0);
    kept.set(file, { bytes, usedAtMs });
  }

  async function forget(file: string) {
    total -= kept.get(file)?.bytes ?? 0;
    kept.delete(file);
    await rm(pathOf(file), { force: true });
  }

  async function makeRoom() {
    if (total <= mostBytes) return;
    const oldest = [...kept].toSorted(([, a], [, b]) => a.usedAtMs - b.usedAtMs);
    for (const [file] of oldest) {
      if (total <= mostBytes * ROOM_SHARE) return;
      await forget(file);
    }
  }

  const left = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  for (const entry of left) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    // Another process may have thrown it out a moment ago.
    const found = await stat(path).catch(() => null);
    if (!found) continue;
    if (FILE.test(entry.name)) note(entry.name, found.size, found.mtimeMs);
    // What was being written when a process ended has no name yet; what is being written now is young.
    else if (Date.now() - found.mtimeMs > HALF_WRITTEN_MS) await rm(path, { force: true });
  }
  await makeRoom();

  return {
    async read(name) {
      const file = fileOf(name);
      try {
        // Another process may have written it.
        const bytes = await readFile(pathOf(file));
        const now = new Date();
        note(file, bytes.byteLength, now.getTime());
        await utimes(pathOf(file), now, now).catch(() => undefined);
        return bytes;
      } catch {
        if (kept.has(file)) await forget(file);
        return null;
      }
    },
    async write(name, bytes) {
      const file = fileOf(name);
      await mkdir(join(folder, file.slice(0, 2)), { recursive: true });
      const half = `${pathOf(file)}.${randomUUID()}`;
      await writeFile(half, bytes);
      await rename(half, pathOf(file));
      note(file, bytes.byteLength, Date.now());
      await makeRoom();
    },
    async purge() {
      for (const file of [...kept.keys()]) await forget(file);
    },
    usage: () => ({ files: kept.size, bytes: total }),
  };
}
