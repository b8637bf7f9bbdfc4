import type { Database } from '../db/database.ts';
import { loadDraft } from '../drafts/running/loadDraft.ts';
import type { RunningDraft } from '../drafts/running/runningDraft.ts';
import type { Tables } from '../drafts/tables.ts';

/** A started draft: from the room that is in memory, else folded again (one that was cancelled has no room). */
export async function startedDraft(
  tables: Tables,
  db: Database,
  draftId: string,
): Promise<RunningDraft | null> {
  return (await tables.running(draftId)) ?? (await loadDraft(db, draftId))?.draft ?? null;
}
