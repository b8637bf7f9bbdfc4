import type { Catalogue } from '#engine/core/setup.ts';
import type { Sql } from '../db/database.ts';

/** What a catalogue knows of its free cards. */
export type FrozenFreeCards = Pick<Catalogue, 'freeCards' | 'freePrintings'>;

/** The key of the first printing of each free card of a game, place by place; null where there is none. */
export async function readFreePrintings(
  sql: Sql,
  gameId: string,
  names: readonly string[],
): Promise<(string | null)[]> {
  if (names.length === 0) return [];
  const rows = await sql.query<{ name: string; key: string }>(
    `select c.name, min(p.key) as key from card c join printing p on p.card_id = c.id
     where c.game_id = $1 and c.name = any($2) group by c.name`,
    [gameId, [...names]],
  );
  const keys = new Map(rows.map(({ name, key }) => [name, key]));
  return names.map((name) => keys.get(name) ?? null);
}

/** Keys of printings by the names that a draft knows its free cards by, which may be others than the game's of today. */
export const frozenPrintings = ({ freeCards = [], freePrintings = [] }: FrozenFreeCards) =>
  new Map(
    freeCards.flatMap((name, index) => {
      const key = freePrintings[index] ?? null;
      return key === null ? [] : [[name, key] as const];
    }),
  );

/**
 * The names of a draft's free cards: those it began with, called as they were then, and those that the game gives since. A
 * card that was renamed meanwhile is not told twice.
 */
export async function freeCardsOfDraft(
  sql: Sql,
  gameId: string,
  frozen: FrozenFreeCards,
  now: readonly string[],
): Promise<readonly string[]> {
  const { freeCards = [] } = frozen;
  const since = now.filter((name) => !freeCards.includes(name));
  if (since.length === 0) return freeCards;
  const rows = await sql.query<{ name: string }>(
    'select c.name from printing p join card c on c.id = p.card_id where p.game_id = $1 and p.key = any($2)',
    [gameId, [...frozenPrintings(frozen).values()]],
  );
  const renamed = new Set(rows.map(({ name }) => name));
  return [...freeCards, ...since.filter((name) => !renamed.has(name))];
}
