import type { FoundAttribute, GameUsage } from '#contract/admin/games.ts';
import type { Sql } from '../db/database.ts';

interface Counted {
  readonly key: string;
  readonly count: number;
}

const countsOf = (rows: readonly Counted[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ key, count }) => [key, count]));

const BY_RARITY = 'select rarity as key, count(*)::int as count from printing where game_id = $1 group by 1';
const BY_LANE = `select lane as key, count(*)::int as count
  from card c cross join jsonb_array_elements_text(c.record->'lanes') as lane where c.game_id = $1 group by 1`;
const BY_TYPE = `select record->>'type' as key, count(*)::int as count
  from card where game_id = $1 and record->>'type' <> '' group by 1 order by 2 desc, 1 limit 60`;
const BY_BUCKET = `select b.key, count(*)::int as count
  from deck k join draft d on d.id = k.draft_id cross join jsonb_each(k.contents->'buckets') as b
  where d.game_id = $1 and jsonb_array_length(b.value) > 0 group by 1`;
const TOTALS = `select
  (select count(*)::int from card where game_id = $1) as cards,
  (select count(*)::int from card where game_id = $1 and is_name_only) as "nameOnly",
  (select count(*)::int from printing where game_id = $1) as printings,
  (select count(*)::int from game_set where game_id = $1) as sets,
  (select count(*)::int from pack_definition where game_id = $1) as packs,
  (select count(*)::int from draft_template where game_id = $1) as templates,
  (select count(*)::int from draft_template where game_id = $1 and status = 'published') as "publishedTemplates",
  (select count(*)::int from draft where game_id = $1) as drafts,
  (select count(*)::int from event where game_id = $1) as events`;

type Totals = Omit<GameUsage, 'byRarity' | 'byLane' | 'byType' | 'byBucket'>;

/** What there is of a game and how much uses each of its parts, in short statements. */
export async function readGameUsage(sql: Sql, gameId: string): Promise<GameUsage> {
  const [totals] = await sql.query<Totals>(TOTALS, [gameId]);
  if (!totals) throw new Error('A select without from has one row.');
  return {
    ...totals,
    byRarity: countsOf(await sql.query<Counted>(BY_RARITY, [gameId])),
    byLane: countsOf(await sql.query<Counted>(BY_LANE, [gameId])),
    byType: countsOf(await sql.query<Counted>(BY_TYPE, [gameId])),
    byBucket: countsOf(await sql.query<Counted>(BY_BUCKET, [gameId])),
  };
}

const TYPE_OF_JSON: Readonly<Record<string, FoundAttribute['type']>> = { number: 'number', array: 'list' };
const FOUND_AT_MOST = 100;
const SAMPLES = 3;

/** The attributes that cards of a game carry, the commonest first; a sample is a value as text. */
export async function readFoundAttributes(sql: Sql, gameId: string): Promise<FoundAttribute[]> {
  const rows = await sql.query<{ key: string; kind: string; cards: number; samples: unknown[] }>(
    `select a.key, jsonb_typeof(a.value) as kind, count(*)::int as cards,
       to_jsonb((array_agg(distinct a.value))[1:${SAMPLES}]) as samples
     from card c cross join jsonb_each(c.record->'attributes') as a
     where c.game_id = $1 and jsonb_typeof(a.value) <> 'null' group by 1, 2 order by 3 desc, 1 limit ${FOUND_AT_MOST}`,
    [gameId],
  );
  const byKey = new Map<string, FoundAttribute>();
  for (const { key, kind, cards, samples } of rows) {
    const known = byKey.get(key);
    const words = samples.map((sample) => [sample].flat().join(', ').slice(0, 60));
    byKey.set(key, {
      key,
      type: known ? 'text' : (TYPE_OF_JSON[kind] ?? 'text'),
      cards: (known?.cards ?? 0) + cards,
      samples: [...(known?.samples ?? []), ...words].slice(0, SAMPLES),
    });
  }
  return [...byKey.values()];
}
