import type { LearnedRating } from '#engine/bots/learnedRating.ts';
import type { Sql } from '../db/database.ts';

type RatingRow = LearnedRating & { readonly key: string };

const byKey = (rows: readonly RatingRow[]): ReadonlyMap<string, LearnedRating> =>
  new Map(rows.map(({ key, picks, seen, rating }) => [key, { picks, seen, rating }]));

/** Everything learned of a game's cards, by their ids. */
export async function readRatings(sql: Sql, gameId: string): Promise<ReadonlyMap<string, LearnedRating>> {
  return byKey(
    await sql.query<RatingRow>(
      'select card_id as key, picks, seen, rating from card_rating where game_id = $1 and card_id is not null',
      [gameId],
    ),
  );
}

/** The same by the keys of the game's printings, each with what was learned of its card. */
export async function readPrintingRatings(
  sql: Sql,
  gameId: string,
): Promise<ReadonlyMap<string, LearnedRating>> {
  return byKey(
    await sql.query<RatingRow>(
      `select p.key, r.picks, r.seen, r.rating from card_rating r join printing p on p.card_id = r.card_id
       where r.game_id = $1`,
      [gameId],
    ),
  );
}
