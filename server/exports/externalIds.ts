import * as z from 'zod/mini';
import { type FrozenFreeCards, type GameWithFreeCards, readFreePrintings } from '../cards/freeCards.ts';
import type { Sql } from '../db/database.ts';

/** What other programs call a printing, by the name of the id: `mtgoId`, `scryfallId`, `passcode` … */
export type ExternalIds = Readonly<Record<string, string>>;

export const NO_IDS: ExternalIds = {};

const idsSchema = z.catch(z.record(z.string(), z.string()), {});

/** External ids by the key of the printing, as the game holds them now; keys without a printing are missing. */
export async function externalIdsOf(
  sql: Sql,
  gameSlug: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, ExternalIds>> {
  const rows = await sql.query<{ key: string; ids: unknown }>(
    `select p.key, p.record->'externalIds' as ids from printing p join game g on g.id = p.game_id
     where g.slug = $1 and p.key = any($2)`,
    [gameSlug, [...keys]],
  );
  return new Map(rows.map(({ key, ids }) => [key, idsSchema.parse(ids)]));
}

/** External ids of the printings on the faces of a draft's free cards, by their names there. */
export async function freeCardIdsOf(
  sql: Sql,
  game: GameWithFreeCards,
  frozen: FrozenFreeCards,
): Promise<ReadonlyMap<string, ExternalIds>> {
  if (game.freeCards.length === 0) return new Map();
  const keys = await readFreePrintings(sql, game, frozen);
  const ids = await externalIdsOf(sql, game.slug, [...keys.values()]);
  return new Map([...keys].flatMap(([name, key]) => (ids.has(key) ? [[name, ids.get(key) ?? NO_IDS]] : [])));
}
