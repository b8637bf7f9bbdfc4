import type { GameDefinition } from '#contract/games/game.ts';
import type { Catalogue } from '#engine/core/setup.ts';
import type { Sql } from '../db/database.ts';

/** What a catalogue knows of its free cards. */
export type FrozenFreeCards = Pick<Catalogue, 'freeCards' | 'freePrintings'>;

/** A game and the names of its free cards; of a draft, the names it has for them. */
export type GameWithFreeCards = Pick<GameDefinition, 'slug' | 'freeCards'>;

/**
 * The key of a printing of each free card, by name: the frozen one, or else the first of the card that has the name now. A
 * card without a printing is missing.
 */
export async function readFreePrintings(
  sql: Sql,
  { slug, freeCards }: GameWithFreeCards,
  frozen: FrozenFreeCards,
): Promise<ReadonlyMap<string, string>> {
  const known = frozenPrintings(frozen);
  const names = freeCards.filter((name) => !known.has(name));
  if (names.length === 0) return known;
  const rows = await sql.query<{ name: string; key: string }>(
    `select c.name, min(p.key) as key from card c join printing p on p.card_id = c.id
     join game g on g.id = c.game_id where g.slug = $1 and c.name = any($2) group by c.name`,
    [slug, names],
  );
  return new Map([...known, ...rows.map(({ name, key }) => [name, key] as const)]);
}

const frozenPrintings = ({ freeCards = [], freePrintings = [] }: FrozenFreeCards) =>
  new Map(
    freeCards.flatMap((name, index) => {
      const key = freePrintings[index] ?? null;
      return key === null ? [] : [[name, key] as const];
    }),
  );

/**
 * The names of a draft's free cards: the ones it started with, as they were called then, and any the game has added since. A
 * card that was renamed since is not listed twice.
 */
export async function freeCardsOfDraft(
  sql: Sql,
  gameId: string,
  frozen: FrozenFreeCards,
  now: readonly string[],
): Promise<readonly string[]> {
  const { freeCards = [] } = frozen;
  const added = now.filter((name) => !freeCards.includes(name));
  const keys = [...frozenPrintings(frozen).values()];
  if (added.length === 0 || keys.length === 0) return [...freeCards, ...added];
  const rows = await sql.query<{ name: string }>(
    'select c.name from printing p join card c on c.id = p.card_id where p.game_id = $1 and p.key = any($2)',
    [gameId, keys],
  );
  const renamed = new Set(rows.map(({ name }) => name));
  return [...freeCards, ...added.filter((name) => !renamed.has(name))];
}
