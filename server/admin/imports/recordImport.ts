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
  // A set that is changed is mostly a mere mention; packs and templates may be all that a list replaces.
  const { set: _, ...changeable } = summary.counts;
  const created = Object.values(summary.counts).reduce((rows, { create }) => rows + create, 0);
  const changed = Object.values(changeable).reduce((rows, { update }) => rows + update, 0);
  const rows = `${created.toLocaleString('en')} new, ${changed.toLocaleString('en')} changed`;
  const label = kind === 'imported' ? `imported ${fileName}: ${rows}` : `undid the import of ${fileName}`;
  await recordActivities(tx, { memberId, kind, subject: 'import', subjectId: id, gameId, label, nowMs }, []);
}
