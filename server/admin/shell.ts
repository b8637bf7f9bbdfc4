import type { AdminShellView } from '#contract/admin/overview.ts';
import type { Sql } from '../db/database.ts';

const COUNTED = {
  games: "game where status <> 'private'",
  exports: 'export_template',
  users: 'member where deleted_at is null and not is_guest',
  achievements: 'achievement',
} as const;

/** Those whose lists show only what belongs to the chosen game. */
const COUNTED_BY_GAME = {
  sets: 'game_set',
  cards: 'card',
  packs: 'pack_definition',
  templates: 'draft_template',
} as const;

const ofGame = ([name, from]: readonly [string, string]) =>
  [name, `${from} where $1::text is null or game_id = (select id from game where slug = $1)`] as const;

/** All games by name, and how much there is of everything: of one game where its short name is given. */
export async function readShell(sql: Sql, game: string | null): Promise<AdminShellView> {
  const counts = [...Object.entries(COUNTED), ...Object.entries(COUNTED_BY_GAME).map(ofGame)].map(
    ([name, from]) => `'${name}', (select count(*) from ${from})`,
  );
  const [row] = await sql.query<{ counts: AdminShellView['counts'] }>(
    `select jsonb_build_object(${counts.join(', ')}) as counts`,
    [game],
  );
  if (!row) throw new Error('The administration could not be counted.');
  const games = await sql.query<AdminShellView['games'][number]>(
    "select slug, name, status from game where status <> 'private' order by name, slug",
  );
  return { games, counts: row.counts };
}
