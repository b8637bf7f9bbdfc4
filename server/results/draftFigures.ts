import type { CardFigures } from '#contract/cardFigures.ts';
import type { Reply } from '#contract/refusals.ts';
import type { TableView } from '#contract/tables.ts';
import type { Database } from '../db/database.ts';
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
  const { seats, faces } = results.value;
  const names = seats.flatMap(({ pool }) => pool.flatMap(({ card }) => faces[card]?.name ?? []));
  return { ok: true, value: { figures: await readFigures(db, table.game.slug, [...new Set(names)]) } };
}
