import {
  linkSync,
  mkdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';

const BEAT_MS = 2_000;
/** A holder on another machine (or in another container) is judged by its heartbeat alone. */
const SILENT_MS = 30_000;
const TAKEOVER_MS = 10_000;
/** No holder leaves its lock empty for so long; starts of older versions on a full disk did. */
const EMPTY_MS = 2_000;
const LINKS_UNKNOWN: ReadonlySet<unknown> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

interface Holder {
  readonly pid: number;
  /** Start of the process in ticks since boot, so that a pid used again is not taken for the holder. */
  readonly startTicks: string;
  /** Machine, boot and pid namespace: where `pid` means something. */
  readonly place: string;
  readonly since: string;
}

/** The directory is held by another process; `message` names it in a sentence. */
export class DirectoryHeldError extends Error {
  override readonly name = 'DirectoryHeldError';
}

function readOr(path: string, fallback: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return fallback;
  }
}

function pidNamespace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid');
  } catch {
    return '';
  }
}

const hereNow = () => [hostname(), readOr('/proc/sys/kernel/random/boot_id', ''), pidNamespace()].join(' ');

/** Field 22 of /proc/PID/stat; empty where there is no /proc. The name in field 2 may hold spaces. */
function startTicksOf(pid: number): string {
  const stat = readOr(`/proc/${pid}/stat`, '');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function isProcessAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

function parseHolder(text: string): Holder | null {
  try {
    const { pid, startTicks, place, since }: Record<string, unknown> = JSON.parse(text);
    if (typeof pid !== 'number' || typeof startTicks !== 'string') return null;
    return { pid, startTicks, place: String(place), since: String(since) };
  } catch {
    return null;
  }
}

function ageMsOf(path: string): number {
  try {
    return Date.now() - statSync(path).mtimeMs;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function isStale(lockPath: string, holder: Holder | null): boolean {
  if (!holder && readOr(lockPath, '?') === '') return ageMsOf(lockPath) > EMPTY_MS;
  if (!holder || holder.place !== hereNow()) return ageMsOf(lockPath) > SILENT_MS;
  if (!isProcessAlive(holder.pid)) return true;
  const ticks = startTicksOf(holder.pid);
  return ticks !== '' && holder.startTicks !== '' && ticks !== holder.startTicks;
}

function sentenceOf(directory: string, holder: Holder | null): string {
  const where = holder && holder.place !== hereNow() ? ` on ${holder.place.split(' ')[0]}` : '';
  const who = holder ? `process ${holder.pid}${where}, since ${holder.since}` : 'another process';
  return `The database in ${directory} is in use by ${who}. Stop that process first, or set DATA_DIR to another folder.`;
}

const codeOf = (fault: unknown): unknown => (fault instanceof Error && 'code' in fault ? fault.code : null);

/**
 * Makes a file with this text, or answers false when there is one: never one that is empty or half written, since a disk
 * without room, or a kill, may come between the two. Where the file system knows no hard links the file is taken away
 * again when its text finds no room.
 */
function createExclusively(path: string, text: string): boolean {
  const whole = `${path}.${process.pid}`;
  try {
    writeFileSync(whole, text, { mode: 0o600, flush: true });
    linkSync(whole, path);
    return true;
  } catch (fault) {
    if (codeOf(fault) === 'EEXIST') return false;
    if (!LINKS_UNKNOWN.has(codeOf(fault))) throw fault;
  } finally {
    rmSync(whole, { force: true });
  }
  return createWithoutLink(path, text);
}

function createWithoutLink(path: string, text: string): boolean {
  try {
    writeFileSync(path, '', { flag: 'wx', mode: 0o600 });
  } catch (fault) {
    if (codeOf(fault) === 'EEXIST') return false;
    throw fault;
  }
  try {
    writeFileSync(path, text);
    return true;
  } catch (fault) {
    rmSync(path, { force: true });
    throw fault;
  }
}

function takeOver(lockPath: string, text: string): boolean {
  const guardPath = `${lockPath}.takeover`;
  if (ageMsOf(guardPath) !== Number.POSITIVE_INFINITY && ageMsOf(guardPath) > TAKEOVER_MS) rmSync(guardPath);
  if (!createExclusively(guardPath, String(process.pid))) return false;
  try {
    if (!isStale(lockPath, parseHolder(readOr(lockPath, '')))) return false;
    rmSync(lockPath, { force: true });
    return createExclusively(lockPath, text);
  } finally {
    rmSync(guardPath, { force: true });
  }
}

/** Holds a directory for this process alone (the lock file stands beside it); throws DirectoryHeldError. */
export function lockDirectory(directory: string): { release: () => void } {
  const lockPath = `${directory}.lock`;
  mkdirSync(dirname(lockPath), { recursive: true, mode: 0o700 });
  const text = JSON.stringify({
    pid: process.pid,
    startTicks: startTicksOf(process.pid),
    place: hereNow(),
    since: new Date().toISOString(),
  } satisfies Holder);
  if (!createExclusively(lockPath, text)) {
    const holder = parseHolder(readOr(lockPath, ''));
    if (!isStale(lockPath, holder) || !takeOver(lockPath, text)) {
      throw new DirectoryHeldError(sentenceOf(directory, holder));
    }
  }
  const beat = setInterval(() => touch(lockPath), BEAT_MS);
  beat.unref();
  const release = () => {
    clearInterval(beat);
    process.off('exit', release);
    if (readOr(lockPath, '') === text) rmSync(lockPath, { force: true });
  };
  process.on('exit', release);
  return { release };
}

function touch(path: string): void {
  const now = new Date();
  try {
    utimesSync(path, now, now);
  } catch {
    // The file was removed by hand; the next start will make its own.
  }
}
