import type { Sql } from '../../db/database.ts';
import type { Reject } from '../../imports/batch.ts';
import { csvLine } from '../tableCsv.ts';

const ROWS_AT_A_TIME = 2000;

/** The rows of an import that could not be read, as a file. */
export async function rejectedCsv(sql: Sql, batchId: string): Promise<string> {
  const lines = [csvLine(['File', 'Row', 'Column', 'Found', 'Expected'])];
  for (let after = -1; ; ) {
    const rows = await sql.query<{ seq: number; payload: Reject }>(
      `select seq, payload from import_row where batch_id = $1 and kind = 'reject' and seq > $2
       order by seq limit ${ROWS_AT_A_TIME}`,
      [batchId, after],
    );
    for (const { payload } of rows)
      lines.push(csvLine([payload.file ?? '', payload.row, payload.column, payload.found, payload.expected]));
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_A_TIME) return lines.join('');
    after = last.seq;
  }
}
