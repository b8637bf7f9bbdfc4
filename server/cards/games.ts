import { createHash, randomUUID } from 'node:crypto';
import { type GameDefinition, gameDefinitionSchema } from '#contract/games/game.ts';
import type { GameSummary } from '#contract/games/gameSummary.ts';
import type { GameBundle, StoredTemplate } from '#contract/games/templates.ts';
import { outlineOf } from '#engine/formats/outline.ts';
import type { Database, Sql } from '../db/database.ts';
import { titleOf } from '../drafts/naming/draftedName.ts';
import { minutesOf } from '../drafts/tableRecord.ts';
import { storeExports } from '../exports/storeExports.ts';
import { gameArt } from './gameArt.ts';
import { PACK_SIZE } from './packSize.ts';
import { readTemplate } from './readTemplate.ts';
import { type Stored, storeBatch } from './storeBatch.ts';

/** Makes a game; answers its id. Throws when the slug is taken. */
export const createGame = (sql: Sql, game: GameDefinition, nowMs: number): Promise<string> =>
  insertGame(sql, game, 'published', nowMs);

/** Makes what the draft of somebody's own list needs of a game: without cards, and in no list of games. */
export const createPrivateGame = (sql: Sql, game: GameDefinition, nowMs: number): Promise<string> =>
  insertGame(sql, game, 'private', nowMs);

async function insertGame(
  sql: Sql,
  game: GameDefinition,
  status: 'published' | 'private',
  nowMs: number,
): Promise<string> {
  const id = randomUUID();
  await sql.query(
    'insert into game (id, slug, name, status, definition, updated_at) values ($1, $2, $3, $4, $5::jsonb, $6)',
    [id, game.slug, game.name, status, JSON.stringify(game), new Date(nowMs)],
  );
  return id;
}

const hashOf = (bundle: GameBundle) => createHash('sha256').update(JSON.stringify(bundle)).digest('hex');

/**
 * Stores a whole game as data; a game of that slug is brought up to date. The same bundle again does nothing (null), so
 * that what an admin changed since stays.
 */
export async function storeBundle(db: Database, bundle: GameBundle, nowMs: number): Promise<Stored | null> {
  const { definition, exports = [], ...rows } = bundle;
  const [known] = await db.query<{ id: string }>('select id from game where slug = $1', [definition.slug]);
  const fileName = `${definition.slug} (shipped ${hashOf(bundle).slice(0, 16)})`;
  const [stored] = await db.query('select id from import_batch where game_id = $1 and file_name = $2', [
    known?.id ?? '',
    fileName,
  ]);
  if (stored) return null;
  const gameId = known?.id ?? (await createGame(db, definition, nowMs));
  await storeExports(db, gameId, exports);
  const batch = { format: 'bundle', proposedGame: {}, rejected: [], warnings: [], nameOnly: [], ...rows };
  return storeBatch(db, { gameId, game: definition, fileName, batch, nowMs });
}

/** A template that is left out, since its rules cannot be read; null where nothing of the game can be. */
export interface BrokenTemplate {
  readonly game: string;
  readonly template: string | null;
}

/** Drafts from packs that are passed stand before all others, and the one that is named after its game before those. */
const FAMILIAR_FIRST = `t.definition->>'format' <> 'booster', t.slug not like '%-draft', t.slug`;

/**
 * Published games with their templates, as visitors and hosts see them. What cannot be read, a game or the rules of a
 * template, is left out and told to `onBroken`.
 */
export async function readGames(
  sql: Sql,
  onBroken: (broken: BrokenTemplate) => void = () => undefined,
): Promise<GameSummary[]> {
  const rows = await sql.query<{
    slug: string;
    definition: unknown;
    cards: number;
    art: string[] | null;
    templates: { slug: string; definition: unknown }[] | null;
    pack_sizes: Record<string, number> | null;
    pack_names: Record<string, string | null> | null;
  }>(
    `select g.slug, g.definition,
       (select count(*)::int from card c where c.game_id = g.id) as cards,
       (select array_agg(image) from (select p.record->>'image' as image from printing p
          where p.game_id = g.id and p.rarity in ('rare', 'mythic') and p.record->>'image' like '/art/%' order by p.key limit 6) a) as art,
       (select jsonb_agg(jsonb_build_object('slug', t.slug, 'definition', t.definition) order by ${FAMILIAR_FIRST}) from draft_template t where t.game_id = g.id and t.status = 'published') as templates,
       (select jsonb_object_agg(p.slug, ${PACK_SIZE}) from pack_definition p where p.game_id = g.id) as pack_sizes,
       (select jsonb_object_agg(p.slug, p.definition->>'name') from pack_definition p where p.game_id = g.id) as pack_names
     from game g where g.status = 'published' order by g.name`,
  );
  return rows.flatMap((row) => {
    const { data: game } = gameDefinitionSchema.safeParse(row.definition);
    if (!game) {
      onBroken({ game: row.slug, template: null });
      return [];
    }
    const templates = (row.templates ?? []).flatMap(({ slug, definition }) => {
      const read = readTemplate(definition);
      if (!read.ok) onBroken({ game: game.slug, template: slug });
      return read.ok ? read.value : [];
    });
    const packNames = new Map(Object.entries(row.pack_names ?? {}).map(([slug, name]) => [slug, name ?? '']));
    return {
      slug: game.slug,
      name: game.name,
      tagline: game.tagline,
      cards: row.cards,
      art: [...gameArt(game, row.art)],
      templates: templates.map((template) => ({
        slug: template.slug,
        name: template.name,
        title: titleOf(game.name, template, packNames),
        blurb: template.blurb,
        format: template.format,
        seats: template.seats,
        clock: template.clock,
        minutes: templateMinutes(template, row.pack_sizes ?? {}),
      })),
    };
  });
}

function templateMinutes(template: StoredTemplate, sizes: Readonly<Record<string, number>>) {
  const { decisions } = outlineOf(template, template.seats, (kind) => sizes[kind] ?? 15);
  return minutesOf({ decisions, isSolo: false, settings: { clock: template.clock } });
}
