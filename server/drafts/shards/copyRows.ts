import type { Sql } from '#server/db/database.ts';

/** What moves between two databases with a draft; both have the same schema. */
export type MovedTable = 'draft_log' | 'deadline' | 'seat_hints';

/** Rows as JSON writes them, which keeps every digit of their moments. */
export type MovedRow = Readonly<Record<string, unknown>>;

/** All rows of a draft in one of the tables. */
export async function readRows(sql: Sql, table: MovedTable, draftId: string): Promise<MovedRow[]> {
  const rows = await sql.query<{ row: MovedRow }>(
    `select to_jsonb(t) as row from ${table} t where draft_id = $1`,
    [draftId],
  );
  return rows.map(({ row }) => row);
}

/** Puts in those that are not there by their key. */
export async function putRows(sql: Sql, table: MovedTable, rows: readonly MovedRow[]): Promise<void> {
  if (rows.length === 0) return;
  await sql.query(
    `insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1::jsonb) on conflict do nothing`,
    [JSON.stringify(rows)],
  );
}
