import * as z from 'zod/mini';
import type { CardFace } from '#contract/games/faces.ts';
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

/** External ids of the very printings that stand on the faces of free cards, by the name of the card. */
export async function freeCardIdsOf(
  sql: Sql,
  gameSlug: string,
  faces: readonly CardFace[],
): Promise<ReadonlyMap<string, ExternalIds>> {
  if (faces.length === 0) return new Map();
  const rows = await sql.query<{ name: string; set_code: string; number: string; ids: unknown }>(
    `select c.name, p.set_code, p.number, p.record->'externalIds' as ids from printing p
     join card c on c.id = p.card_id join game g on g.id = p.game_id where g.slug = $1 and c.name = any($2)`,
    [gameSlug, faces.map(({ name }) => name)],
  );
  const isOnFace = (row: (typeof rows)[number]) =>
    faces.some(({ name, set, number }) => name === row.name && set === row.set_code && number === row.number);
  return new Map(rows.filter(isOnFace).map(({ name, ids }) => [name, idsSchema.parse(ids)]));
}
