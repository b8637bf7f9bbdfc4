import { setTimeout as pause } from 'node:timers/promises';
import type { Shards } from '#server/db/shards/shards.ts';

/** A turn whose clock ran out. */
export interface OverdueTurn {
  readonly draftId: string;
  readonly seat: number;
}

const OVERDUE = `select l.draft_id as "draftId", l.seat from deadline l join draft d on d.id = l.draft_id
  where d.status = 'drafting' and l.due_at < $1`;

/** Who asks is kept waiting no longer than this by a database that is silent. */
const ANSWER_MS = 2000;

/** Turns of running drafts in further databases that fell due before a moment; of a database that is away none. */
export async function overdueInShards(shards: Shards, beforeMs: number): Promise<OverdueTurn[]> {
  const asked = shards.reached().map(async ({ db }) => {
    const answered = new AbortController();
    const late = pause(ANSWER_MS, [], { ref: false, signal: answered.signal });
    const found = db.query<OverdueTurn>(OVERDUE, [new Date(beforeMs)]);
    try {
      return await Promise.race([found, late]);
    } catch {
      return [];
    } finally {
      answered.abort();
      late.catch(() => undefined);
      found.catch(() => undefined);
    }
  });
  return (await Promise.all(asked)).flat();
}
