import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database, Sql } from '../database.ts';
import { schemaLevelOf } from '../schemaLevel.ts';
import {
  BACKUP_FORMAT,
  type BackupHead,
  BackupRefused,
  quoted,
  readStoredColumns,
  type StoredColumn,
} from './backupFormat.ts';

/** What was written. */
export interface WrittenBackup {
  readonly tables: number;
  readonly rows: number;
  /** Of the file, packed. */
  readonly bytes: number;
}

/** Rows are fetched so many at a time that about this much is in memory. */
const FETCHED_BYTES = 1024 * 1024;
const ROWS_AT_FIRST = 10;
const ROWS_AT_MOST = 2000;

/**
 * Writes all rows of the database into a new file that only its owner may read, as they stood at one moment. A server
 * goes on meanwhile; the embedded database lets nothing else in until it is done. Throws BackupRefused where the file
 * is there already or the database is empty; after any fault there is no file. `onRows` hears how many it has so far.
 */
export async function writeBackup(
  db: Database,
  path: string,
  nowMs: number,
  onRows: (rows: number) => void = () => undefined,
): Promise<WrittenBackup> {
  if (existsSync(path)) throw new BackupRefused(`There is already a file ${path}. Nothing was written.`);
  const half = `${path}.part`;
  await rm(half, { force: true });
  try {
    const tables = [...(await readStoredColumns(db)).keys()].map(quoted);
    const counts = await db.transaction(async (tx) => {
      // Before the moment whose rows are read: what is moved into a table made later would not be seen at all.
      if (tables.length > 0) await tx.query(`lock table ${tables.join(', ')} in access share mode`);
      await tx.query('set transaction isolation level repeatable read, read only');
      const written = linesOf(tx, nowMs, onRows);
      const file = createWriteStream(half, { flags: 'wx', mode: 0o600, flush: true });
      await pipeline(Readable.from(written.lines), createGzip(), file);
      return written.counts;
    });
    await rename(half, path);
    return { ...counts, bytes: (await stat(path)).size };
  } catch (fault) {
    await rm(half, { force: true });
    throw fault;
  }
}

function linesOf(tx: Sql, nowMs: number, onRows: (rows: number) => void) {
  const counts = { tables: 0, rows: 0 };
  const hash = createHash('sha256');
  const line = (text: string): string => {
    hash.update(text).update('\n');
    return `${text}\n`;
  };

  async function* lines(): AsyncGenerator<string> {
    const level = await schemaLevelOf(tx);
    if (level === null) throw new BackupRefused('There is nothing in this database yet.');
    const head: BackupHead = {
      passleft: 'backup',
      format: BACKUP_FORMAT,
      level,
      madeAt: new Date(nowMs).toISOString(),
    };
    yield line(JSON.stringify(head));
    for (const [table, columns] of await readStoredColumns(tx)) {
      counts.tables += 1;
      yield line(JSON.stringify({ table, columns: columns.map(({ column }) => column) }));
      for await (const rows of rowsOf(tx, table, columns)) {
        counts.rows += rows.length;
        onRows(counts.rows);
        yield rows.map(line).join('');
      }
    }
    yield `${JSON.stringify({ rows: counts.rows, sha256: hash.digest('hex') })}\n`;
  }

  return { counts, lines: lines() };
}

/** The rows of a table, some at a time; a picture is a row as well, so that the first ones tell how many. */
async function* rowsOf(
  tx: Sql,
  table: string,
  columns: readonly StoredColumn[],
): AsyncGenerator<readonly string[]> {
  const values = columns.map(({ column }) => `${quoted(column)}::text`).join(', ');
  await tx.query(
    `declare backup_rows no scroll cursor for select json_build_array(${values})::text as line from ${quoted(table)}`,
  );
  for (let most = ROWS_AT_FIRST; ; ) {
    const rows = await tx.query<{ line: string }>(`fetch ${most} from backup_rows`);
    if (rows.length > 0) yield rows.map((row) => row.line);
    if (rows.length < most) break;
    const bytes = rows.reduce((sum, row) => sum + row.line.length, 0);
    most = Math.max(1, Math.min(ROWS_AT_MOST, Math.floor((FETCHED_BYTES * rows.length) / bytes)));
  }
  await tx.query('close backup_rows');
}
