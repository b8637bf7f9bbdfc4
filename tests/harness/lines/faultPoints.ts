/**
 * Faults for a server in a process of its own, loaded before it by `--import` and never part of what is shipped. The file
 * that FAULT_FILE names says what is wrong now: nothing where it is not there, else one of `Fault`.
 */
import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';

/**
 * `beforeWrite`, `inWrite`, `afterCommit`: the process dies at the next row of a log. `diskFull`: what stands in a file is
 * overwritten, as on any disk, but no file grows. `diskBroken`: nothing is written.
 */
export const FAULTS = ['beforeWrite', 'inWrite', 'afterCommit', 'diskFull', 'diskBroken'] as const;
export type Fault = (typeof FAULTS)[number];

const path = process.env.FAULT_FILE ?? '';

function faultNow(): Fault | null {
  try {
    const text = fs.readFileSync(path, 'utf8').trim();
    return FAULTS.find((fault) => fault === text) ?? null;
  } catch {
    return null;
  }
}

/** As `kill -9` from outside; the file is taken away first, or the next start would die of it again. */
function die(): never {
  fs.rmSync(path);
  process.kill(process.pid, 'SIGKILL');
  throw new Error('A process that was killed goes on.');
}

const WRITES_LOG = /insert into draft_log\b/;
const PREPARED = /^prepare (\S+) as /;
/** Of the statements that write the log and are said by name. */
const names = new Set<string>();

/** Whether rows of a log are written by what is said, as it stands or by its name. */
const writesLog = (sql: string): boolean =>
  WRITES_LOG.test(sql) || names.has(/^execute (\w+)/.exec(sql)?.[1] ?? '');

let isWritingLog = false;

async function atWrite<Answer>(sql: string, say: () => Promise<Answer>): Promise<Answer> {
  const name = PREPARED.exec(sql)?.[1];
  if (name !== undefined && WRITES_LOG.test(sql)) names.add(name);
  if (name !== undefined || !writesLog(sql)) return say();
  if (faultNow() === 'beforeWrite') die();
  isWritingLog = true;
  try {
    const answer = await say();
    if (faultNow() === 'afterCommit') die();
    return answer;
  } finally {
    isWritingLog = false;
  }
}

const { exec, query } = PGlite.prototype;

async function faultyExec(this: PGlite, ...asked: Parameters<typeof exec>): Promise<unknown> {
  return atWrite(asked[0], () => Reflect.apply(exec, this, asked));
}

async function faultyQuery(this: PGlite, ...asked: Parameters<typeof query>): Promise<unknown> {
  return atWrite(asked[0], () => Reflect.apply(query, this, asked));
}

const writeSync = fs.writeSync.bind(fs);

const failed = (code: string, errno: number) =>
  Object.assign(new Error(`${code}: write`), { code, errno, syscall: 'write' });

function wouldGrow([file, , , length, position]: readonly unknown[]): boolean {
  if (typeof file !== 'number' || typeof length !== 'number' || typeof position !== 'number') return false;
  return position + length > fs.fstatSync(file).size;
}

function faultyWriteSync(...asked: unknown[]): unknown {
  const fault = faultNow();
  if (fault === 'inWrite' && isWritingLog) die();
  if (fault === 'diskFull' && wouldGrow(asked)) throw failed('ENOSPC', -28);
  if (fault === 'diskBroken') throw failed('EIO', -5);
  return Reflect.apply(writeSync, fs, asked);
}

const offsetMs = Number(process.env.CLOCK_OFFSET_MS ?? 0);
const now = Date.now.bind(Date);
if (offsetMs !== 0) Date.now = () => now() + offsetMs;

if (path !== '') {
  Object.defineProperty(PGlite.prototype, 'exec', { value: faultyExec });
  Object.defineProperty(PGlite.prototype, 'query', { value: faultyQuery });
  Object.defineProperty(fs, 'writeSync', { value: faultyWriteSync });
}
