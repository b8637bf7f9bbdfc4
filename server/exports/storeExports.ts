import { createHash, randomUUID } from 'node:crypto';
import type { ExportTemplate } from '#contract/games/game.ts';
import type { Sql } from '../db/database.ts';
import { shippedExports } from './shipped/shippedExports.ts';

/** Tells versions of a shipped template apart. */
export const shippedVersionOf = (template: ExportTemplate): string =>
  createHash('sha256').update(JSON.stringify(template)).digest('hex').slice(0, 16);

/**
 * Stores the export templates that come with the program, for one game or with null for all of them. One that is there
 * is brought up to date, unless somebody changed it.
 */
export async function storeExports(
  sql: Sql,
  gameId: string | null,
  templates: readonly ExportTemplate[],
): Promise<void> {
  for (const template of templates)
    await sql.query(
      `insert into export_template as known (id, game_id, slug, name, file_name, media_type, body, blurb, fit, shipped)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10)
       on conflict on constraint export_template_slug do update set name = excluded.name, file_name = excluded.file_name,
         media_type = excluded.media_type, body = excluded.body, blurb = excluded.blurb, fit = excluded.fit,
         shipped = excluded.shipped
       where known.shipped is not null and known.shipped <> excluded.shipped`,
      [
        randomUUID(),
        gameId,
        template.slug,
        template.name,
        template.fileName,
        template.mediaType,
        template.body,
        template.blurb,
        JSON.stringify(template.fit),
        shippedVersionOf(template),
      ],
    );
}

/** Puts the shipped export templates of all games in place. */
export const storeShippedExports = (sql: Sql): Promise<void> => storeExports(sql, null, shippedExports);
