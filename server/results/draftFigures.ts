import type { CardFigures } from '#contract/cardFigures.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import type { TableView } from '#contract/tables.ts';
import type { Database } from '../db/database.ts';
import { countDraft, readFigures } from './cardFigures.ts';
import { readResults } from './results.ts';

/** How the cards usually go that lie in the pools this reader may see; this draft is counted first if it was not yet. */
export async function readDraftFigures(
  db: Database,
  table: TableView,
  readerId: string,
  nowMs: number,
): Promise<Reply<CardFigures>> {
  const results = await readResults(db, table, readerId);
  if (!results.ok) return results;
  const [draft] = await db.query<{ is_fork: boolean }>(
    'select forked_from is not null as is_fork from draft where id = $1',
    [table.draftId],
  );
  if (!draft) return refused('notFound');
  if (!draft.is_fork) await countDraft(db, table.draftId, nowMs);
  const { seats, faces } = results.value;
  const names = seats.flatMap(({ pool }) => pool.flatMap(({ card }) => faces[card]?.name ?? []));
  return {
    ok: true,
    value: { figures: await readFigures(db, table.game.slug, [...new Set(names)]) },
  };
}
