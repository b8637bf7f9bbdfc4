import type { Database } from '../db/database.ts';
import { readLog, type StoredDraft } from '../rooms/loadDraft.ts';
import { type DraftRecords, pickRecords } from './pickRecords.ts';

const KEPT_RECORDS = 20;
const keptRecords = new WeakMap<Database, Map<string, Promise<DraftRecords>>>();

/** The records of a draft that is over never change, so that the newest ones asked for are kept: all who ask share one reading. */
export function recordsOf(db: Database, stored: StoredDraft): Promise<DraftRecords> {
  const kept = keptRecords.get(db) ?? new Map<string, Promise<DraftRecords>>();
  keptRecords.set(db, kept);
  const known = kept.get(stored.draftId);
  if (known) return known;
  const records = readRecords(db, stored);
  kept.set(stored.draftId, records);
  // What failed is read anew for who asks next.
  records.catch(() => kept.delete(stored.draftId));
  const [oldest] = kept.keys();
  if (kept.size > KEPT_RECORDS && oldest !== undefined) kept.delete(oldest);
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
