import type { Sql } from '../db/database.ts';
import { noteMetricsDue } from './metricsDue.ts';

/** Remembers that a member took a deck of this draft along, once a draft. */
export async function noteExport(sql: Sql, memberId: string, draftId: string, nowMs: number): Promise<void> {
  const rows = await sql.query(
    'insert into exported_deck (member_id, draft_id, at) values ($1, $2, $3) on conflict do nothing returning draft_id',
    [memberId, draftId, new Date(nowMs)],
  );
  if (rows.length > 0) await noteMetricsDue(sql, [memberId], nowMs);
}
