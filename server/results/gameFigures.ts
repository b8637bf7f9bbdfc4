import type { CardFace } from '#contract/games/faces.ts';
import { type CardRecord, gameDefinitionSchema, type PrintingRecord } from '#contract/games/game.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import {
  FIGURE_PAGE_ROWS,
  type FigureOrder,
  type FigureSort,
  type GameFigures,
  LEAST_RETURNS,
} from '#contract/results/cardFigures.ts';
import { draftCardOf, faceOf, lookOf } from '../cards/look.ts';
import { faceInLanguage, type NameLanguage } from '../cards/shownNames.ts';
import type { Sql } from '../db/database.ts';
import { cardNamedLike } from '../db/search/cardNamesSql.ts';
import { searchPattern } from '../db/search/foldedSql.ts';
import { COLUMNS, FIGURES, type FigureRow, figureOf, IS_TOLD } from './cardFigures.ts';

/** What a list of all cards' figures is asked for. */
export interface FiguresWish {
  readonly q?: string | undefined;
  readonly sort: FigureSort;
  readonly order: FigureOrder;
  readonly page: number;
}

/** What is not told is not sorted by either: it is null and stands last in both orders. */
const SORTED_BY: Readonly<Record<FigureSort, string>> = {
  name: 'lower(c.name)',
  rate: 'case when f.met > 0 then t.count::float8 / f.met end',
  average: 'case when t.count > 0 then t.sum::float8 / t.count end',
  wheel: `case when f.returns >= ${LEAST_RETURNS} then f.wheels::float8 / f.returns end`,
  drafts: 'f.drafts',
};

const PICKS = `cross join lateral (select coalesce(sum(value::int), 0) as count,
  coalesce(sum(key::int * value::int), 0) as sum from jsonb_each_text(f.taken)) t`;

async function readRows(sql: Sql, gameId: string, { q, sort, order, page }: FiguresWish) {
  const like = q === undefined ? null : searchPattern(q);
  return sql.query<FigureRow & { readonly total: number }>(
    `select ${COLUMNS}, count(*) over ()::int as total
     from ${FIGURES} ${PICKS} where f.game_id = $1 and ${IS_TOLD} and ($2::text is null or ${cardNamedLike('c', '$2')})
     order by ${SORTED_BY[sort]} ${order === 'up' ? 'asc' : 'desc'} nulls last, c.name offset $3 limit $4`,
    [gameId, like, (page - 1) * FIGURE_PAGE_ROWS, FIGURE_PAGE_ROWS],
  );
}

async function facesOf(
  sql: Sql,
  cardIds: readonly string[],
  language: NameLanguage,
): Promise<ReadonlyMap<string, CardFace>> {
  const rows = await sql.query<{ id: string; card: CardRecord; printing: PrintingRecord }>(
    `select distinct on (c.name, c.id) c.id, c.record as card, p.record as printing from card c join printing p on p.card_id = c.id
     where c.id = any($1) order by c.name, c.id, p.key`,
    [[...cardIds]],
  );
  return new Map(
    rows.map(({ id, card, printing }, at) => [
      id,
      faceInLanguage(faceOf(draftCardOf(card, printing), at), card.names, language),
    ]),
  );
}

/** A page of how all cards of a game usually go; `notFound` without that game. */
export async function readGameFigures(
  sql: Sql,
  gameSlug: string,
  wish: FiguresWish,
  language: NameLanguage = null,
): Promise<Reply<GameFigures>> {
  const [game] = await sql.query<{ id: string; definition: unknown; drafts: number }>(
    `select g.id, g.definition, (select count(*)::int from counted_draft f join draft d on d.id = f.draft_id
       where d.game_id = g.id) as drafts from game g where g.slug = $1`,
    [gameSlug],
  );
  if (!game) return refused('notFound', 'There is no such game.');
  const rows = await readRows(sql, game.id, wish);
  const faces = await facesOf(
    sql,
    rows.map(({ card_id }) => card_id),
    language,
  );
  return {
    ok: true,
    value: {
      figures: rows.map((row) => ({ ...figureOf(row), face: faces.get(row.card_id) ?? null })),
      total: rows[0]?.total ?? 0,
      drafts: game.drafts,
      look: lookOf(gameDefinitionSchema.parse(game.definition)),
    },
  };
}
