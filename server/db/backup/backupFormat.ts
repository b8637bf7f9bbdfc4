import * as z from 'zod/mini';
import type { Sql } from '../database.ts';

/**
 * A backup is lines of JSON, packed by gzip: a head, then for each table its columns and its rows, then an end. A row is
 * a list with each column's value as PostgreSQL writes it as text, or null. So it holds no more than what the
 * tables hold, whichever kind of database wrote it and whichever reads it.
 */
export const BACKUP_FORMAT = 1;

/** The first line; `level` is the level of the schema that the rows stand in. */
export const headSchema = z.object({
  passleft: z.literal('backup'),
  format: z.int(),
  level: z.int(),
  madeAt: z.iso.datetime(),
});
export type BackupHead = z.infer<typeof headSchema>;

/** What stands before the rows of a table. */
export const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) });

/** The last line; `sha256` is taken over all lines before it, with their ends. */
export const endSchema = z.object({ rows: z.int(), sha256: z.string() });

/** Why a backup is not made, or not taken in, in a sentence; nothing was changed. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}

/** A column that holds what was put in; those that PostgreSQL computes are left out. */
export interface StoredColumn {
  readonly table: string;
  readonly column: string;
  /** As SQL writes it, such as `timestamp(3) with time zone`. */
  readonly type: string;
}

/** A name as SQL writes it. */
export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** The stored columns of all tables, by table, in their order; a table in parts is one table. */
export async function readStoredColumns(sql: Sql): Promise<ReadonlyMap<string, readonly StoredColumn[]>> {
  const columns = await sql.query<StoredColumn>(
    `select c.relname::text as "table", a.attname::text as "column", format_type(a.atttypid, a.atttypmod) as type
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     order by c.relname, a.attnum`,
  );
  const tables = new Map<string, StoredColumn[]>();
  for (const column of columns) tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
  return tables;
}
