import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type * as z from 'zod/mini';
import { LAST_BEFORE_BASELINE } from '../migrate.ts';
import {
  BACKUP_FORMAT,
  type BackupHead,
  BackupRefused,
  endSchema,
  headSchema,
  tableSchema,
} from './backupFormat.ts';

/** Rows of one table, as JSON lists. */
export interface BackupRows {
  readonly table: string;
  readonly columns: readonly string[];
  readonly lines: readonly string[];
}

/** A file that begins as a backup does. */
export interface OpenedBackup {
  readonly head: BackupHead;
  /** All rows, each table's together, some at a time; throws BackupRefused as soon as something is wrong with the file. */
  readonly rows: AsyncIterable<BackupRows>;
  /** Lets go of the file, be it read or not. */
  close(): Promise<void>;
}

const HEAD_BYTES = 64 * 1024;
const ROWS_AT_MOST = 1000;
const BYTES_AT_MOST = 1024 * 1024;
const LINE_END = 10;

const damaged = (path: string, why: string) =>
  new BackupRefused(`The backup ${path} is damaged: ${why}. Nothing was restored.`);
const foreign = (path: string) =>
  new BackupRefused(`${path} is not a backup of Passleft. Nothing was restored.`);

/** The refusal of a backup by a program that is older than the one that wrote it. */
export const ofNewerProgram = (path: string) =>
  new BackupRefused(
    `The backup ${path} was written by a newer version of the program. Update the program first.`,
  );

/** The refusal of a backup whose tables are older than the first ones that this program knows. */
export const ofOlderProgram = (path: string) =>
  new BackupRefused(
    `The backup ${path} was written by an older version. Restore it with version ${LAST_BEFORE_BASELINE}, make a new backup there and restore that one.`,
  );

const codeOf = (fault: unknown): string =>
  fault instanceof Error && 'code' in fault ? String(fault.code) : '';

/** Opens a backup and reads its head; throws BackupRefused where it is none, or a newer one. */
export async function openBackup(path: string): Promise<OpenedBackup> {
  const lines = unpackedLines(path);
  const close = async () => {
    await lines.return(undefined);
  };
  try {
    const first = await lines.next();
    const line = first.done ? '' : first.value;
    const head = parsed(headSchema, line);
    if (!head) throw foreign(path);
    if (head.format > BACKUP_FORMAT) throw ofNewerProgram(path);
    return { head, rows: checkedRows(path, line, lines), close };
  } catch (fault) {
    await close();
    throw fault;
  }
}

/** Reads a whole backup and keeps nothing of it; throws BackupRefused where something is wrong with it. */
export async function checkBackup(path: string): Promise<void> {
  const { rows, close } = await openBackup(path);
  try {
    for await (const _ of rows);
  } finally {
    await close();
  }
}

async function* checkedRows(
  path: string,
  head: string,
  lines: AsyncIterable<string>,
): AsyncGenerator<BackupRows> {
  const hash = createHash('sha256').update(`${head}\n`);
  let table: z.infer<typeof tableSchema> | null = null;
  let waiting: string[] = [];
  let size = 0;
  let rows = 0;
  let isOver = false;
  for await (const line of lines) {
    if (isOver) throw damaged(path, 'something stands behind its end');
    const isRow = line.startsWith('[');
    if (table && waiting.length > 0 && (!isRow || waiting.length >= ROWS_AT_MOST || size > BYTES_AT_MOST)) {
      yield { ...table, lines: waiting };
      waiting = [];
      size = 0;
    }
    const end = isRow ? null : parsed(endSchema, line);
    if (end) {
      isOver = true;
      if (end.rows !== rows || end.sha256 !== hash.digest('hex'))
        throw damaged(path, 'its check sum does not fit');
      continue;
    }
    hash.update(line).update('\n');
    if (isRow && table) {
      waiting.push(line);
      size += line.length;
      rows += 1;
    } else {
      table = parsed(tableSchema, line);
      if (!table) throw damaged(path, 'a line cannot be read');
    }
  }
  if (!isOver) throw damaged(path, 'it ends too early');
}

function parsed<T>(schema: z.ZodMiniType<T>, line: string): T | null {
  try {
    const read = schema.safeParse(JSON.parse(line));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The lines of a packed file; lines of PostgreSQL may hold what `readline` takes for an end of a line. */
async function* unpackedLines(path: string): AsyncGenerator<string> {
  const unpacked = createGunzip();
  // What goes wrong comes out of the loop below.
  pipeline(createReadStream(path), unpacked, () => undefined);
  let isFirst = true;
  let kept: Buffer[] = [];
  let keptBytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      let begin = 0;
      for (let end = chunk.indexOf(LINE_END); end >= 0; end = chunk.indexOf(LINE_END, begin)) {
        yield Buffer.concat([...kept, chunk.subarray(begin, end)]).toString('utf8');
        isFirst = false;
        kept = [];
        keptBytes = 0;
        begin = end + 1;
      }
      kept.push(chunk.subarray(begin));
      keptBytes += chunk.length - begin;
      if (isFirst && keptBytes > HEAD_BYTES) throw foreign(path);
    }
  } catch (fault) {
    throw worded(path, fault, isFirst);
  }
  if (keptBytes > 0) throw isFirst ? foreign(path) : damaged(path, 'it ends too early');
}

function worded(path: string, fault: unknown, isFirst: boolean): unknown {
  const code = codeOf(fault);
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
    return new BackupRefused(`There is no file ${path} that can be read.`);
  if (code === 'Z_BUF_ERROR') return isFirst ? foreign(path) : damaged(path, 'it ends too early');
  if (code.startsWith('Z_')) return isFirst ? foreign(path) : damaged(path, 'it cannot be unpacked');
  return fault;
}
