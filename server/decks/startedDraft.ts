import type { Database } from '../db/database.ts';
import { loadDraft } from '../rooms/loadDraft.ts';
import type { RunningDraft } from '../rooms/runningDraft.ts';
import type { Tables } from '../rooms/tables.ts';

/** A started draft: from the room that is in memory, else folded again (one that was cancelled has no room). */
export async function startedDraft(
  tables: Tables,
  db: Database,
  draftId: string,
): Promise<RunningDraft | null> {
  return (await tables.running(draftId)) ?? (await loadDraft(db, draftId))?.draft ?? null;
}
