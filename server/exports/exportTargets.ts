import type { ExportTarget } from '#contract/decks/exportTargets.ts';
import type { GameLook } from '#contract/games/faces.ts';
import { type ExportTemplate, exportFitSchema } from '#contract/games/game.ts';
import type { Sql } from '../db/database.ts';
import { isOffered } from './exportFit.ts';
import type { ExportLine } from './exportScope.ts';
import { shippedExports } from './shipped/shippedExports.ts';

/** A stored export template; `isOwn`: of this game alone. */
export type StoredExport = ExportTemplate & { readonly isOwn: boolean };

interface ExportRow {
  readonly slug: string;
  readonly name: string;
  readonly blurb: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly fit: unknown;
  readonly body: string;
  readonly is_own: boolean;
}

const COLUMNS =
  't.slug, t.name, t.blurb, t.file_name, t.media_type, t.fit, t.body, t.game_id is not null as is_own';

const storedOf = ({ file_name, media_type, fit, is_own, ...row }: ExportRow): StoredExport => ({
  ...row,
  fileName: file_name,
  mediaType: media_type,
  fit: exportFitSchema.parse(fit),
  isOwn: is_own,
});

const OWN_PLACE = 0.5;
const placeOf = new Map(shippedExports.map(({ slug }, place) => [slug, place]));

/** The templates that this pool's deck may be written with: plain text, the game's own, the shipped ones in their order. */
export async function readTargets(
  sql: Sql,
  look: GameLook,
  cards: readonly Pick<ExportLine, 'set' | 'number' | 'image' | 'ids'>[],
): Promise<ExportTarget[]> {
  const rows = await sql.query<ExportRow>(
    `select distinct on (t.slug) ${COLUMNS} from export_template t left join game g on g.id = t.game_id
     where t.game_id is null or g.slug = $1 order by t.slug, t.game_id nulls last`,
    [look.slug],
  );
  const rank = ({ isOwn, slug }: StoredExport) => (isOwn ? OWN_PLACE : (placeOf.get(slug) ?? placeOf.size));
  return rows
    .map(storedOf)
    .filter(({ fit }) => isOffered(fit, look, cards))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name, 'en'))
    .map(({ slug, name, blurb, fileName, isOwn }) => ({ slug, name, blurb, fileName, isOwn }));
}

/** A template by its slug, the game's own before a shipped one; null when there is none. */
export async function findExport(sql: Sql, gameSlug: string, slug: string): Promise<StoredExport | null> {
  const [row] = await sql.query<ExportRow>(
    `select ${COLUMNS} from export_template t left join game g on g.id = t.game_id
     where t.slug = $1 and (t.game_id is null or g.slug = $2) order by t.game_id nulls last limit 1`,
    [slug, gameSlug],
  );
  return row ? storedOf(row) : null;
}
