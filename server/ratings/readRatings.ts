import type { LearnedRating } from '#engine/bots/learnedRating.ts';
import type { Sql } from '../db/database.ts';

/** Everything learned of a game's cards, by name. */
export async function readRatings(sql: Sql, gameId: string): Promise<ReadonlyMap<string, LearnedRating>> {
  const rows = await sql.query<{ card_name: string } & LearnedRating>(
    'select card_name, picks, seen, rating from card_rating where game_id = $1',
    [gameId],
  );
  return new Map(rows.map(({ card_name, picks, seen, rating }) => [card_name, { picks, seen, rating }]));
}
