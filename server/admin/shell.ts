import type { AdminShellView } from '#contract/admin/overview.ts';
import type { Sql } from '../db/database.ts';

const COUNTED = {
  games: 'game',
  sets: 'game_set',
  cards: 'card',
  packs: 'pack_definition',
  templates: 'draft_template',
  exports: 'export_template',
  users: 'member where deleted_at is null and not is_guest',
  achievements: 'achievement',
} as const;

/** All games by name, and how much there is of everything. */
export async function readShell(sql: Sql): Promise<AdminShellView> {
  const counts = Object.entries(COUNTED).map(([name, from]) => `'${name}', (select count(*) from ${from})`);
  const [row] = await sql.query<{ counts: AdminShellView['counts'] }>(
    `select jsonb_build_object(${counts.join(', ')}) as counts`,
  );
  if (!row) throw new Error('The administration could not be counted.');
  const games = await sql.query<AdminShellView['games'][number]>(
    'select slug, name, status from game order by name, slug',
  );
  return { games, counts: row.counts };
}
