import { readStoredColumns, type StoredColumn } from './backup/backupFormat.ts';
import type { Database, Sql } from './database.ts';
import { KNOWN_WORDS } from './unknownWords.ts';

/** What is hard to carry: ends of lines, quotes, commas, escapes and letters of two, three and four bytes. */
export const NASTY = 'a\nb\r\n"c", \'d\' \\n {e} \u2028 ü 卡 🂡';

interface Reference {
  readonly table: string;
  readonly column: string;
  readonly toTable: string;
  readonly toColumn: string;
}

const REFERENCES = `select f.relname::text as "table", fa.attname::text as "column", t.relname::text as "toTable",
    ta.attname::text as "toColumn"
  from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  cross join lateral unnest(k.conkey, k.confkey) as pair(own, other)
  join pg_attribute fa on fa.attrelid = f.oid and fa.attnum = pair.own
  join pg_attribute ta on ta.attrelid = t.oid and ta.attnum = pair.other
  where k.contype = 'f' and k.connamespace = 'public'::regnamespace`;

/** One value a type, or a word that the column knows; of the two rows the second one has JSON's null and an empty list. */
function sampleOf({ table, column, type }: StoredColumn, row: number): string {
  const words = KNOWN_WORDS.get(`${table}.${column}`);
  if (words) return type === 'text[]' ? `{${words.slice(row - 1)}}` : (words[row % words.length] ?? '');
  if (type === 'text') return `${table}.${column} ${row} ${NASTY}`;
  if (type === 'boolean') return String(row === 1);
  if (type === 'jsonb') return row === 1 ? JSON.stringify({ [NASTY]: [1.5, null, NASTY] }) : 'null';
  if (type === 'bytea') return `\\x00ff0a${row}0`;
  if (type === 'text[]') return row === 1 ? '{"x, \\"y\\"",NULL,""}' : '{}';
  if (type === 'date') return `2026-01-0${row}`;
  if (type.startsWith('timestamp')) return `2026-01-0${row} 12:34:56.789+00`;
  if (type === 'double precision') return `0.${row}0000000000000001`;
  if (type === 'integer' || type === 'bigint') return String(row);
  throw new Error(`everyTable.testkit.ts knows no value of the type ${type} (${table}.${column}).`);
}

/** Puts two rows into every table there is, whatever the version of the schema; rows point at rows of their number. */
export async function fillEveryTable(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const references = await tx.query<Reference>(REFERENCES);
    const pointed = (column: StoredColumn, row: number, columns: readonly StoredColumn[]): string => {
      const to = references.find((one) => one.table === column.table && one.column === column.column);
      const target = to && columns.find((one) => one.table === to.toTable && one.column === to.toColumn);
      const isOwn = target?.table === column.table && target.column === column.column;
      return target && !isOwn ? pointed(target, row, columns) : sampleOf(column, row);
    };
    const tables = await readStoredColumns(tx);
    const all = [...tables.values()].flat();
    // As a replica nobody is asked whether the row that is pointed at is there already.
    await tx.query('set local session_replication_role = replica');
    for (const [table, columns] of tables) {
      await tx.query(`delete from "${table}"`);
      const names = columns.map(({ column }) => `"${column}"`).join(', ');
      const placesFrom = (first: number) =>
        columns.map(({ type }, at) => `$${first + at}::text::${type}`).join(', ');
      await tx.query(
        `insert into "${table}" (${names}) values (${placesFrom(1)}), (${placesFrom(1 + columns.length)})`,
        [1, 2].flatMap((row) => columns.map((column) => pointed(column, row, all))),
      );
    }
  });
}

/** Every row of the given columns as PostgreSQL writes it, by table. */
export async function readEveryTable(
  sql: Sql,
  tables: ReadonlyMap<string, readonly StoredColumn[]>,
): Promise<Record<string, readonly string[]>> {
  const selects = [...tables].map(([table, columns]) => {
    const values = columns.map(({ column }) => `"${column}"::text`).join(', ');
    return `select '${table}' as "table", json_build_array(${values})::text as line from "${table}"`;
  });
  const rows = await sql.query<{ table: string; line: string }>(selects.join(' union all '));
  const read: Record<string, string[]> = Object.fromEntries([...tables.keys()].map((table) => [table, []]));
  for (const { table, line } of rows) read[table]?.push(line);
  for (const lines of Object.values(read)) lines.sort();
  return read;
}
