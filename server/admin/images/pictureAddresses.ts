import type { Sql } from '#server/db/open.ts';

interface Row {
  readonly image: string | null;
  readonly sides: readonly (string | null)[] | null;
}

const isElsewhere = (image: string | null): image is string => image?.startsWith('https://') ?? false;

/** The pictures of other sites that a set's cards show, faces among them, each once; null where there is no such set. */
export async function readPictureAddresses(
  sql: Sql,
  gameSlug: string,
  setCode: string,
): Promise<readonly string[] | null> {
  const [set] = await sql.query(
    'select 1 from game_set s join game g on g.id = s.game_id where g.slug = $1 and s.code = $2',
    [gameSlug, setCode],
  );
  if (!set) return null;
  const rows = await sql.query<Row>(
    `select p.record->>'image' as image, jsonb_path_query_array(c.record, '$.sides[*].image') as sides
     from printing p join game g on g.id = p.game_id join card c on c.id = p.card_id
     where g.slug = $1 and p.set_code = $2 order by p.number, p.key`,
    [gameSlug, setCode],
  );
  return [...new Set(rows.flatMap(({ image, sides }) => [image, ...(sides ?? [])]).filter(isElsewhere))];
}

/** Sets with pictures of other sites, by game and name. */
export const readPictureSets = (sql: Sql) =>
  sql.query<{ game: string; gameName: string; code: string; name: string; pictures: number }>(
    `select g.slug as game, g.name as "gameName", s.code, s.name, count(*)::int as pictures
     from printing p join game g on g.id = p.game_id join game_set s on s.game_id = g.id and s.code = p.set_code
     where p.record->>'image' like 'https://%' group by g.slug, g.name, s.code, s.name order by g.name, s.name, s.code`,
  );
