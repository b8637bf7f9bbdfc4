import type { Database, Sql } from '../database.ts';
import { knownMigrations, type Migration, schemaLevelOf, takeMigrations } from '../schemaLevel.ts';
import { unknownWordIn } from '../unknownWords.ts';
import { BackupRefused, quoted, readStoredColumns, type StoredColumn } from './backupFormat.ts';
import { endWhatWasOpen } from './endWhatWasOpen.ts';
import { type BackupRows, ofNewerProgram, ofOlderProgram, openBackup } from './readBackup.ts';

export interface RestoreOrder {
  readonly path: string;
  readonly nowMs: number;
  /** Nothing has happened since the backup: sessions go on and waiting emails are sent. */
  readonly isMove: boolean;
  /** Hears how many rows are in so far. */
  readonly onRows?: (rows: number) => void;
}

/** What was restored. */
export interface RestoredBackup {
  readonly madeAt: Date;
  readonly rows: number;
  /** Members whose sessions were ended. */
  readonly signedOut: number;
}

interface Constraint {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

type Columns = ReadonlyMap<string, readonly StoredColumn[]>;

/**
 * Fills an empty database from a backup and brings it to the newest schema, in one transaction. Throws BackupRefused
 * where the database is not empty, and where the file is damaged, none of ours, of a newer program or older than the
 * baseline; then nothing was changed. `steps` are all migrations of the program, in order.
 */
export async function restoreBackup(
  db: Database,
  { path, nowMs, isMove, onRows = () => undefined }: RestoreOrder,
  steps = knownMigrations(),
): Promise<RestoredBackup> {
  const { head, rows, close } = await openBackup(path);
  try {
    const before = stepsUpTo(steps, head.level, path);
    return await db.transaction(async (tx) => {
      if ((await schemaLevelOf(tx)) !== null || (await readStoredColumns(tx)).size > 0)
        throw new BackupRefused(
          'This database is not empty. Make a new one and name it in DATABASE_URL. Nothing was restored.',
        );
      await takeMigrations(tx, before);
      const columns = await readStoredColumns(tx);
      const count = await withoutConstraints(tx, async () => {
        const loaded = await load(tx, columns, counted(rows, onRows), path);
        const unknown = await unknownWordIn((sql) => tx.query(sql));
        if (unknown !== null) throw new BackupRefused(unknown);
        return loaded;
      });
      await takeMigrations(tx, steps.slice(before.length));
      await keepInOneDatabase(tx);
      const signedOut = isMove ? 0 : await endWhatWasOpen(tx, nowMs);
      return { madeAt: new Date(head.madeAt), rows: count, signedOut };
    });
  } finally {
    await close();
  }
}

/** The backup holds the drafts of further databases as well: they go on in this one. */
async function keepInOneDatabase(tx: Sql): Promise<void> {
  const [found] = await tx.query<{ isKnown: boolean }>(
    `select to_regclass('shard') is not null as "isKnown"`,
  );
  if (!found?.isKnown) return;
  await tx.query('update draft set shard = null where shard is not null');
  await tx.query('delete from shard');
}

function stepsUpTo(steps: readonly Migration[], level: number, path: string): readonly Migration[] {
  const at = steps.findIndex((step) => step.level === level);
  if (at >= 0) return steps.slice(0, at + 1);
  const levels = steps.map((step) => step.level);
  if (level > Math.max(...levels)) throw ofNewerProgram(path);
  if (level < Math.min(...levels)) throw ofOlderProgram(path);
  throw new BackupRefused(
    `The backup ${path} was written by another program: its tables are not known here.`,
  );
}

/** Rows come in any order, so that keys and checks are put back when all are there; that also checks the rows. */
async function withoutConstraints<T>(tx: Sql, work: () => Promise<T>): Promise<T> {
  const constraints = await tx.query<Constraint>(
    `select c.relname::text as "table", k.conname::text as name, pg_get_constraintdef(k.oid) as definition
     from pg_constraint k join pg_class c on c.oid = k.conrelid
     where k.contype in ('f', 'c') and k.connamespace = 'public'::regnamespace and not c.relispartition`,
  );
  for (const { table, name } of constraints)
    await tx.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
  const result = await work();
  for (const { table, name, definition } of constraints)
    await fitting(() =>
      tx.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`),
    );
  return result;
}

async function* counted(
  parts: AsyncIterable<BackupRows>,
  onRows: (rows: number) => void,
): AsyncGenerator<BackupRows> {
  let count = 0;
  for await (const part of parts) {
    yield part;
    count += part.lines.length;
    onRows(count);
  }
}

async function load(
  tx: Sql,
  columns: Columns,
  rows: AsyncIterable<BackupRows>,
  path: string,
): Promise<number> {
  // Some steps of the schema bring rows; those are in the backup as well, as they stood then.
  for (const table of columns.keys()) await tx.query(`delete from ${quoted(table)}`);
  let count = 0;
  for await (const part of rows) {
    const insert = insertOf({ ...part, table: wholeOf(part.table, columns) }, columns, path);
    await fitting(() => tx.query(insert, [`[${part.lines.join(',')}]`]));
    count += part.lines.length;
  }
  return count;
}

/** A program from before tables had parts, which backs up a newer database, takes each part for a table. */
const wholeOf = (table: string, known: Columns): string =>
  known.has(table) ? table : table.replace(/_p\d+$/, '');

function insertOf(part: BackupRows, tables: Columns, path: string): string {
  const known = tables.get(part.table);
  const columns = part.columns.map((name) => {
    const found = known?.find(({ column }) => column === name);
    if (found) return found;
    throw new BackupRefused(
      `The backup ${path} does not fit its own schema: ${part.table}.${name}. Nothing was restored.`,
    );
  });
  const names = columns.map(({ column }) => quoted(column)).join(', ');
  const values = columns.map(({ type }, at) => `(r ->> ${at})::${type}`).join(', ');
  return `insert into ${quoted(part.table)} (${names}) select ${values} from json_array_elements($1::json) r`;
}

/** PostgreSQL's classes of what is wrong with values, constraints and statements. */
const UNFIT = /^(22|23|42)/;

async function fitting<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? String(fault.code) : '';
    if (!(fault instanceof Error) || !UNFIT.test(code)) throw fault;
    throw new BackupRefused(`The rows of this backup do not fit: ${fault.message}. Nothing was restored.`);
  }
}
