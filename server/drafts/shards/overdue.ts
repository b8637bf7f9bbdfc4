import type { Shards } from '#server/db/shards/shards.ts';

/** A turn whose clock ran out. */
export interface OverdueTurn {
  readonly draftId: string;
  readonly seat: number;
}

const OVERDUE = `select l.draft_id as "draftId", l.seat from deadline l join draft d on d.id = l.draft_id
  where d.status = 'drafting' and l.due_at < $1`;

/** Turns of running drafts in further databases that fell due before a moment; of a database that is away none. */
export async function overdueInShards(shards: Shards, beforeMs: number): Promise<OverdueTurn[]> {
  const found = await Promise.all(
    shards.reached().map(({ db }) => db.query<OverdueTurn>(OVERDUE, [new Date(beforeMs)]).catch(() => [])),
  );
  return found.flat();
}
