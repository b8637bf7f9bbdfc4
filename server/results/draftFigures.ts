import { type Reply, refused } from '#contract/refusals.ts';
import type { CardFigures } from '#contract/results/cardFigures.ts';
import type { TableView } from '#contract/tables/tables.ts';
import { readCardIds } from '../cards/cardIds.ts';
import type { Database } from '../db/database.ts';
import { readStoredDraft } from '../drafts/running/loadDraft.ts';
import { readFigures } from './cardFigures.ts';
import { readResults } from './results.ts';

/** How the cards usually go that lie in the pools this reader may see. Asking counts nothing: see `countOpenDrafts`. */
export async function readDraftFigures(
  db: Database,
  table: TableView,
  readerId: string,
): Promise<Reply<CardFigures>> {
  const results = await readResults(db, table, readerId);
  if (!results.ok) return results;
  const stored = await readStoredDraft(db, table.draftId);
  if (!stored) return refused('notFound');
  const { catalogue } = stored.setup;
  const ids = await readCardIds(db, stored.gameId, catalogue);
  const seen = results.value.seats.flatMap(({ pool }) => pool.map(({ card }) => card));
  const cards = new Map(
    seen.flatMap((card) => {
      const [id, name] = [ids[card] ?? null, catalogue.cards[card]?.name ?? ''];
      return id === null ? [] : [[id, name] as const];
    }),
  );
  return { ok: true, value: { figures: await readFigures(db, cards) } };
}
