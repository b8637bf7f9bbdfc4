import type { Database } from '../db/database.ts';
import { readLog, type StoredDraft } from '../drafts/running/loadDraft.ts';
import { type DraftRecords, pickRecords } from './pickRecords.ts';

const KEPT_RECORDS = 20;
const keptRecords = new WeakMap<Database, Map<string, Promise<DraftRecords>>>();

/**
 * The records of a draft that is over never change, so that those asked for last are kept: all who ask share one reading, and
 * what failed is read anew for who asks next.
 */
export function recordsOf(db: Database, stored: StoredDraft): Promise<DraftRecords> {
  const { draftId } = stored;
  const kept = keptRecords.get(db) ?? new Map<string, Promise<DraftRecords>>();
  keptRecords.set(db, kept);
  const known = kept.get(draftId);
  const records = known ?? readRecords(db, stored);
  kept.delete(draftId);
  kept.set(draftId, records);
  if (known) return known;
  records.catch(() => {
    if (kept.get(draftId) === records) kept.delete(draftId);
  });
  const [longestUnasked] = kept.keys();
  if (kept.size > KEPT_RECORDS && longestUnasked !== undefined) kept.delete(longestUnasked);
  return records;
}

async function readRecords(db: Database, stored: StoredDraft): Promise<DraftRecords> {
  const rows = await readLog(db, stored.draftId, 0);
  const [draft] = await db.query<{ started_at: Date | null }>('select started_at from draft where id = $1', [
    stored.draftId,
  ]);
  const startedAtMs = draft?.started_at?.getTime() ?? 0;
  return pickRecords(stored.setup, stored.secret, startedAtMs, rows);
}
