import type { StoredTemplate } from '#contract/games/templates.ts';
import { tableName, titleOfPacks } from '#contract/naming/tableNames.ts';
import { canonicalTimeZone } from '#contract/tables/clocks.ts';
import { packsOpened } from '#engine/formats/outline.ts';
import type { Sql } from '#server/db/database.ts';

/** What a table is made of, as far as its name says it. */
interface Named {
  readonly game: { readonly name: string };
  readonly gameId: string;
  readonly template: StoredTemplate;
}

/** What a template drafts, by the names of the packs that it opens. */
export function titleOf(
  game: string,
  template: StoredTemplate,
  packNames: ReadonlyMap<string, string>,
): string {
  const opened = packsOpened(template, template.seats).map(({ pack }) => packNames.get(pack) ?? '');
  return titleOfPacks(game, opened);
}

async function readPackNames(sql: Sql, gameId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.query<{ slug: string; name: string | null }>(
    "select slug, definition->>'name' as name from pack_definition where game_id = $1",
    [gameId],
  );
  return new Map(rows.map(({ slug, name }) => [slug, name ?? '']));
}

/** The zone that a member told the server, with their quiet hours; UTC without one. */
export async function readZone(sql: Sql, memberId: string): Promise<string> {
  const [row] = await sql.query<{ zone: string | null }>(
    "select preferences->'quietHours'->>'zone' as zone from member where id = $1",
    [memberId],
  );
  return canonicalTimeZone(row?.zone ?? '') ?? 'UTC';
}

/** The name of a table to which nobody gave one, on its host's day; on the day of UTC where nobody hosts it. */
export async function draftedName(
  sql: Sql,
  { game, gameId, template }: Named,
  hostId: string | null,
  nowMs: number,
): Promise<string> {
  const title = titleOf(game.name, template, await readPackNames(sql, gameId));
  const zone = hostId === null ? 'UTC' : await readZone(sql, hostId);
  return tableName({ title, format: template.format }, nowMs, zone);
}
