import type { ImportNext } from '#contract/admin/imports.ts';
import type { Sql } from '../../db/database.ts';
import { readGameToPublish } from '../games.ts';

/** The draft that an import leads to: one that it brought, if there is any, from packs that are passed before the others. */
const TEMPLATE = `select t.slug from draft_template t
  where t.game_id = $1 and t.status = 'published' and t.owner_id is null
  order by not exists (select 1 from import_row r where r.batch_id = $2 and r.kind = 'template' and r.row_id = t.id),
    t.definition->>'format' <> 'booster', t.slug limit 1`;

/** What can be done with the cards of an import that is stored; null where its game is gone. */
export async function readNextSteps(
  sql: Sql,
  batchId: string,
  game: { readonly id: string; readonly slug: string },
): Promise<ImportNext | null> {
  const found = await readGameToPublish(sql, game.slug);
  if (!found) return null;
  const [template] = await sql.query<{ slug: string }>(TEMPLATE, [game.id, batchId]);
  return { ...found, template: template?.slug ?? null };
}
