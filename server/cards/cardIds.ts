import type { Catalogue } from '#engine/core/setup.ts';
import type { Sql } from '../db/database.ts';

/**
 * The ids of a frozen catalogue's cards, in their order: a card keeps its id and its printings their keys, whatever it is
 * called by now. Null where the game has the printing no more.
 */
export async function readCardIds(
  sql: Sql,
  gameId: string,
  { cards }: Pick<Catalogue, 'cards'>,
): Promise<readonly (string | null)[]> {
  const rows = await sql.query<{ key: string; card_id: string }>(
    'select key, card_id from printing where game_id = $1 and key = any($2)',
    [gameId, cards.map(({ printing }) => printing)],
  );
  const ids = new Map(rows.map(({ key, card_id }) => [key, card_id]));
  return cards.map(({ printing }) => ids.get(printing) ?? null);
}
