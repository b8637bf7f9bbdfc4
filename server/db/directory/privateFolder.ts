import { chmodSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;
const PERMISSIONS = 0o777;

const isNotOurs = (fault: unknown) =>
  fault instanceof Error && 'code' in fault && (fault.code === 'EPERM' || fault.code === 'ENOENT');

/** False for what belongs to another user, whose modes we cannot change; a file that has just gone counts, too. */
function setMode(path: string, mode: number): boolean {
  try {
    if ((lstatSync(path).mode & PERMISSIONS) !== mode) chmodSync(path, mode);
    return true;
  } catch (fault) {
    if (isNotOurs(fault)) return false;
    throw fault;
  }
}

/**
 * Makes a folder that only its owner may enter (0700), also where it was there before. Answers false when it belongs to
 * somebody else and stays as it is.
 */
export function makePrivate(folder: string): boolean {
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
  try {
    chmodSync(folder, FOLDER_MODE);
    return true;
  } catch (fault) {
    if (isNotOurs(fault)) return false;
    throw fault;
  }
}

/**
 * Takes everybody else's permissions from all that is in a folder: 0700 for folders, 0600 for files and sockets. A umask
 * is not enough, since the embedded database sets modes of its own (0666) on the files that it is made of. Links are not
 * followed.
 */
export function closeToOthers(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) continue;
    if (setMode(path, entry.isDirectory() ? FOLDER_MODE : FILE_MODE) && entry.isDirectory())
      closeToOthers(path);
  }
}
