import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pictures on disk, named by a hash of what they are of; the least asked for go when there is no more room. */
export interface PictureFiles {
  read(name: string): Promise<Buffer | null>;
  /** False where the disk has no room even after the least asked for have gone; nothing is kept then. */
  write(name: string, bytes: Buffer): Promise<boolean>;
  /** Forgets these; answers how many were there. */
  forget(names: Iterable<string>): Promise<number>;
  /** Forgets all of them, those of other processes too. */
  purge(): Promise<void>;
  /** The room they may take from now on. */
  limitTo(mostBytes: number): Promise<void>;
  usage(): {
    readonly files: number;
    readonly bytes: number;
    readonly mostBytes: number;
    /** When the disk last had no room, in milliseconds since 1970; null when it had room the last time. */
    readonly fullAtMs: number | null;
  };
}

interface Kept {
  readonly bytes: number;
  readonly usedAtMs: number;
  /** The use that the file itself tells the next process of. */
  readonly notedAtMs: number;
}

/** A tenth more than needed is thrown away, so that not every new picture throws one out. */
const ROOM_SHARE = 0.9;
/** Nothing takes longer to be written. */
const HALF_WRITTEN_MS = 3_600_000;
/** The file's own time of use is behind by no more; writing it at each reading would cost as much as the reading. */
const USE_NOTED_MS = 3_600_000;
const FILE = /^[0-9a-f]{64}\.webp$/;
const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

const fileOf = (name: string) => `${createHash('sha256').update(name).digest('hex')}.webp`;
const codeOf = (fault: unknown): unknown => (fault instanceof Error && 'code' in fault ? fault.code : null);

/** What of the disk is used; a test gives one that is full. */
export interface PictureDisk {
  writeFile(path: string, bytes: Buffer): Promise<void>;
}

/** Opens a folder, which need not be there yet, with what an earlier process left in it, and keeps it under `mostBytes`. */
export async function openPictureFiles(
  folder: string,
  mostBytes: number,
  disk: PictureDisk = { writeFile },
): Promise<PictureFiles> {
  const kept = new Map<string, Kept>();
  let total = 0;
  let limit = mostBytes;
  let fullAtMs: number | null = null;
  const pathOf = (file: string) => join(folder, file.slice(0, 2), file);

  function note(file: string, bytes: number, usedAtMs: number, notedAtMs = usedAtMs) {
    total += bytes - (kept.get(file)?.bytes ?? 0);
    kept.set(file, { bytes, usedAtMs, notedAtMs });
  }

  /** False where no file was: another process may have thrown it out. */
  async function forget(file: string): Promise<boolean> {
    total -= kept.get(file)?.bytes ?? 0;
    kept.delete(file);
    try {
      await rm(pathOf(file));
      return true;
    } catch (fault) {
      if (codeOf(fault) !== 'ENOENT') throw fault;
      return false;
    }
  }

  async function shrinkTo(bytes: number) {
    const oldest = [...kept].toSorted(([, a], [, b]) => a.usedAtMs - b.usedAtMs);
    for (const [file] of oldest) {
      if (total <= bytes) return;
      await forget(file);
    }
  }

  async function makeRoom() {
    if (total > limit) await shrinkTo(limit * ROOM_SHARE);
  }

  async function tryToWrite(file: string, bytes: Buffer): Promise<boolean> {
    const half = `${pathOf(file)}.${randomUUID()}`;
    try {
      await mkdir(join(folder, file.slice(0, 2)), { recursive: true });
      await disk.writeFile(half, bytes);
      await rename(half, pathOf(file));
      return true;
    } catch (fault) {
      await rm(half, { force: true }).catch(() => undefined);
      if (!NO_ROOM.has(codeOf(fault))) throw fault;
      return false;
    }
  }

  await noteWhatIsThere(folder, note);
  await makeRoom();

  return {
    async read(name) {
      const file = fileOf(name);
      try {
        // Another process may have written it.
        const bytes = await readFile(pathOf(file));
        const now = new Date();
        const { notedAtMs = 0 } = kept.get(file) ?? {};
        const isToBeNoted = now.getTime() - notedAtMs > USE_NOTED_MS;
        note(file, bytes.byteLength, now.getTime(), isToBeNoted ? now.getTime() : notedAtMs);
        if (isToBeNoted) await utimes(pathOf(file), now, now).catch(() => undefined);
        return bytes;
      } catch {
        if (kept.has(file)) await forget(file);
        return null;
      }
    },
    async write(name, bytes) {
      const file = fileOf(name);
      let isWritten = await tryToWrite(file, bytes);
      if (!isWritten) {
        await shrinkTo(Math.max(0, total * ROOM_SHARE - bytes.byteLength));
        isWritten = await tryToWrite(file, bytes);
      }
      fullAtMs = isWritten ? null : Date.now();
      if (isWritten) note(file, bytes.byteLength, Date.now());
      await makeRoom();
      return isWritten;
    },
    async forget(names) {
      let gone = 0;
      for (const name of names) if (await forget(fileOf(name))) gone += 1;
      return gone;
    },
    async purge() {
      // Another process may have written more.
      await noteWhatIsThere(folder, note);
      for (const file of [...kept.keys()]) await forget(file);
    },
    async limitTo(bytes) {
      limit = bytes;
      await makeRoom();
    },
    usage: () => ({ files: kept.size, bytes: total, mostBytes: limit, fullAtMs }),
  };
}

async function noteWhatIsThere(
  folder: string,
  note: (file: string, bytes: number, usedAtMs: number) => void,
): Promise<void> {
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
}
