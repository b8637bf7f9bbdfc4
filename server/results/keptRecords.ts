import type { Database } from '../db/database.ts';
import { readLog, type StoredDraft } from '../rooms/loadDraft.ts';
import { type DraftRecords, pickRecords } from './pickRecords.ts';

const KEPT_RECORDS = 20;
const keptRecords = new WeakMap<Database, Map<string, DraftRecords>>();

/** The records of a draft that is over never change, so that the newest ones asked for are kept. */
export async function recordsOf(db: Database, stored: StoredDraft): Promise<DraftRecords> {
  const kept = keptRecords.get(db) ?? new Map<string, DraftRecords>();
  keptRecords.set(db, kept);
  const known = kept.get(stored.draftId);
  if (known) return known;
  const rows = await readLog(db, stored.draftId, 0);
  const [draft] = await db.query<{ started_at: Date | null }>('select started_at from draft where id = $1', [
    stored.draftId,
  ]);
  const startedAtMs = draft?.started_at?.getTime() ?? 0;
  const records = pickRecords(stored.setup, stored.secret, startedAtMs, rows);
  kept.set(stored.draftId, records);
  const [oldest] = kept.keys();
  if (kept.size > KEPT_RECORDS && oldest !== undefined) kept.delete(oldest);
  return records;
}
