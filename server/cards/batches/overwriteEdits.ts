import type { Sql } from '../../db/database.ts';
import type { BatchSummary } from './batchRecord.ts';
import { QUICK_KINDS, SLOW_KINDS, shortSpans, spanOf } from './putRows.ts';
import { PAYLOAD_COLUMNS } from './stageRows.ts';

const STAGED_ROWS = 40;

/** `$1` batch, `$2` kind, `$3` and `$4` first and last row. Answers how many of them would have changed nothing. */
const OVERWRITE = `with rows as (
    select seq as row_seq, action as was, ${Object.entries(PAYLOAD_COLUMNS)
      .map(([column, sql]) => `${sql.replaceAll('payload', "(overwrite->'payload')")} as new_${column}`)
      .join(
        ', ',
      )} from import_row where batch_id = $1 and kind = $2 and seq between $3 and $4 and overwrite is not null),
  done as (
    update import_row r set action = 'update', payload = r.overwrite->'payload', sources = r.overwrite->'sources',
      kept = null, overwrite = null, ${Object.keys(PAYLOAD_COLUMNS)
        .map((column) => `${column} = rows.new_${column}`)
        .join(', ')}
    from rows where r.batch_id = $1 and r.seq = rows.row_seq returning rows.was)
  select count(*)::int as rows from done where was = 'keep'`;

/** Makes a staged batch overwrite what people set, in short statements; answers what it comes to then. */
export async function overwriteEdits(
  sql: Sql,
  batchId: string,
  summary: BatchSummary,
): Promise<BatchSummary> {
  if ((summary.kept ?? 0) === 0) return summary;
  const counts = { ...summary.counts };
  for (const kind of [...SLOW_KINDS, ...QUICK_KINDS]) {
    const span = await spanOf(sql, batchId, kind);
    for (const { first, last } of span ? shortSpans(span, STAGED_ROWS) : []) {
      const [done] = await sql.query<{ rows: number }>(OVERWRITE, [batchId, kind, first, last]);
      const rows = done?.rows ?? 0;
      const { create, update, skip } = counts[kind];
      counts[kind] = { create, update: update + rows, skip: skip - rows };
    }
  }
  return { ...summary, counts, kept: 0 };
}
