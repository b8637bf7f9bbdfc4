import type { BatchRecord } from '../../cards/batches/batchRecord.ts';
import type { Sql } from '../../db/database.ts';
import { recordActivities } from '../activity.ts';

export interface ImportEntry {
  /** Null for the command. */
  readonly memberId: string | null;
  readonly kind: 'imported' | 'reverted' | 'redone';
  readonly nowMs: number;
}

/** One line of the activity log; the import itself keeps what stood there before. */
export async function recordImport(
  tx: Sql,
  { id, gameId, fileName, summary }: BatchRecord,
  { memberId, kind, nowMs }: ImportEntry,
): Promise<void> {
  // A set that is changed is mostly a mere mention; packs and templates may be all that a list replaces.
  const { set: _, ...changeable } = summary.counts;
  const created = Object.values(summary.counts).reduce((rows, { create }) => rows + create, 0);
  const changed = Object.values(changeable).reduce((rows, { update }) => rows + update, 0);
  const rows = `${created.toLocaleString('en')} new, ${changed.toLocaleString('en')} changed`;
  const labels = {
    imported: `imported ${fileName}: ${rows}`,
    reverted: `undid the import of ${fileName}`,
    redone: `redid the import of ${fileName}: ${rows}`,
  };
  const entry = {
    memberId,
    kind: kind === 'redone' ? ('imported' as const) : kind,
    subject: 'import' as const,
    subjectId: id,
    gameId,
    label: labels[kind],
    nowMs,
  };
  await recordActivities(tx, entry, []);
}
