import * as z from 'zod/mini';
import type { CardFace } from '#contract/games/faces.ts';
import { type FrozenFreeCards, frozenPrintings } from '../cards/freeCards.ts';
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

/** External ids of the very printings that stand on the faces of a draft's free cards, by their names there. */
export async function freeCardIdsOf(
  sql: Sql,
  gameSlug: string,
  faces: readonly CardFace[],
  frozen: FrozenFreeCards,
): Promise<ReadonlyMap<string, ExternalIds>> {
  if (faces.length === 0) return new Map();
  const keys = frozenPrintings(frozen);
  const byName = faces.map(({ name }) => name).filter((name) => !keys.has(name));
  const rows = await sql.query<{ key: string; name: string; set: string; number: string; ids: unknown }>(
    `select p.key, c.name, p.set_code as set, p.number, p.record->'externalIds' as ids from printing p
     join card c on c.id = p.card_id join game g on g.id = p.game_id
     where g.slug = $1 and (p.key = any($2) or c.name = any($3))`,
    [gameSlug, [...keys.values()], byName],
  );
  return new Map(
    faces.flatMap(({ name, set, number }) => {
      const key = keys.get(name);
      const row = rows.find((each) =>
        key === undefined
          ? each.name === name && each.set === set && each.number === number
          : each.key === key,
      );
      return row ? [[name, idsSchema.parse(row.ids)] as const] : [];
    }),
  );
}
