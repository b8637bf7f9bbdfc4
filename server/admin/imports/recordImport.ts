import type { BatchRecord } from '../../cards/batches/batchRecord.ts';
import type { Sql } from '../../db/database.ts';
import { recordActivities } from '../activity.ts';

export interface ImportDeed {
  /** Null for the command. */
  readonly memberId: string | null;
  readonly kind: 'imported' | 'reverted';
  readonly nowMs: number;
}

/** One line of the activity log; the import itself keeps what stood there before. */
export async function recordImport(
  tx: Sql,
  { id, gameId, fileName, summary }: BatchRecord,
  { memberId, kind, nowMs }: ImportDeed,
): Promise<void> {
  // Sets are mostly mere mentions; packs and templates may be all that a list replaces.
  const { set: _, ...counts } = summary.counts;
  const sum = (action: 'create' | 'update') =>
    Object.values(counts).reduce((rows, count) => rows + count[action], 0);
  const rows = `${sum('create')} new, ${sum('update')} changed`;
  const label = kind === 'imported' ? `imported ${fileName}: ${rows}` : `undid the import of ${fileName}`;
  await recordActivities(tx, { memberId, kind, subject: 'import', subjectId: id, gameId, label, nowMs }, []);
}
