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
  const { card, printing } = summary.counts;
  const rows = `${card.create + printing.create} new, ${card.update + printing.update} changed`;
  const label = kind === 'imported' ? `imported ${fileName}: ${rows}` : `undid the import of ${fileName}`;
  await recordActivities(tx, { memberId, kind, subject: 'import', subjectId: id, gameId, label, nowMs }, []);
}
