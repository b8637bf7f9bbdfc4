import type { Catalogue } from '#engine/core/setup.ts';
import type { Sql } from '../db/database.ts';

/** What a catalogue knows of its free cards. */
export type FrozenFreeCards = Pick<Catalogue, 'freeCards' | 'freeCardIds'>;

/** The ids of a game's free cards, place by place; null where no card has that name. */
export async function readFreeCardIds(
  sql: Sql,
  gameId: string,
  names: readonly string[],
): Promise<(string | null)[]> {
  if (names.length === 0) return [];
  const rows = await sql.query<{ id: string; name: string }>(
    'select id, name from card where game_id = $1 and name = any($2)',
    [gameId, [...names]],
  );
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return names.map((name) => ids.get(name) ?? null);
}

/** Ids by the names that a draft knows its free cards by, which may be others than the game's of today. */
export const frozenIds = ({ freeCards = [], freeCardIds = [] }: FrozenFreeCards) =>
  new Map(
    freeCards.flatMap((name, index) => {
      const id = freeCardIds[index] ?? null;
      return id === null ? [] : [[name, id] as const];
    }),
  );

/**
 * The names of a draft's free cards: those it began with, called as they were then, and those that the game gives since. A
 * card that was renamed meanwhile is not told twice.
 */
export async function freeCardsOfDraft(
  sql: Sql,
  frozen: FrozenFreeCards,
  now: readonly string[],
): Promise<readonly string[]> {
  const { freeCards = [] } = frozen;
  const since = now.filter((name) => !freeCards.includes(name));
  if (since.length === 0) return freeCards;
  const rows = await sql.query<{ name: string }>('select name from card where id = any($1)', [
    [...frozenIds(frozen).values()],
  ]);
  const renamed = new Set(rows.map(({ name }) => name));
  return [...freeCards, ...since.filter((name) => !renamed.has(name))];
}
