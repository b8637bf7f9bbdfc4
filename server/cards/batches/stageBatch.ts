import type { Sql } from '../../db/database.ts';
import type { BatchSummary } from './batchRecord.ts';
import type { Parsed, RowKind } from './parsedBatch.ts';
import { type RowCounts, stagePart } from './stageRows.ts';

const NAMES_AT_MOST = 100;
const WARNINGS_AT_MOST = 200;

/** Stages every row of read files; answers what they would do. `tell` hears how far it is. */
export async function stageBatch(
  sql: Sql,
  to: { readonly batchId: string; readonly gameId: string | null },
  { head, outline, parts }: Parsed & { readonly ok: true },
  tell: (done: number, total: number) => Promise<void> = async () => undefined,
): Promise<BatchSummary> {
  const none: RowCounts = { create: 0, update: 0, skip: 0 };
  const counts: Record<RowKind, RowCounts> = {
    set: none,
    card: none,
    printing: none,
    pack: none,
    template: none,
  };
  const total = Object.values(head.rows).reduce((sum, rows) => sum + rows, head.rejected);
  let done = 0;
  for await (const part of parts()) {
    const added = await stagePart(sql, to.batchId, to.gameId, part);
    if (part.kind !== 'reject') counts[part.kind] = plus(counts[part.kind], added);
    done += part.rows;
    await tell(done, total);
  }
  return {
    counts,
    rejected: head.rejected,
    groups: head.groups,
    warnings: head.warnings.slice(0, WARNINGS_AT_MOST),
    nameOnly: head.nameOnly.length,
    nameOnlyNames: head.nameOnly.slice(0, NAMES_AT_MOST),
    outline,
    refusal: null,
    proposedGame: head.proposedGame,
    words: head.words,
  };
}

const plus = (a: RowCounts, b: RowCounts): RowCounts => ({
  create: a.create + b.create,
  update: a.update + b.update,
  skip: a.skip + b.skip,
});
