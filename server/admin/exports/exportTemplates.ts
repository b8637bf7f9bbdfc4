import { randomUUID } from 'node:crypto';
import type { AddExport, ExportRow, SaveExport, WrittenExport } from '#contract/admin/exportTemplates.ts';
import { type ExportTemplate, exportFitSchema } from '#contract/games/game.ts';
import { findGame } from '../../cards/catalogue.ts';
import { type Database, isUniqueViolation, type Sql } from '../../db/database.ts';
import { shippedExports } from '../../exports/shipped/shippedExports.ts';
import { shippedVersionOf } from '../../exports/storeExports.ts';
import { notFound } from '../../http/refusalError.ts';
import { type ActivityKind, recordChange } from '../activity.ts';
import { changedMeanwhile, slugTaken, stillNeeded, unfit } from '../drafting/keeper.ts';
import type { Editor } from '../editor.ts';

interface StoredRow {
  readonly id: string;
  readonly game_id: string | null;
  readonly game: string | null;
  readonly slug: string;
  readonly name: string;
  readonly blurb: string;
  readonly file_name: string;
  readonly media_type: string;
  readonly fit: unknown;
  readonly body: string;
  readonly shipped: string | null;
  readonly version: string;
}

const COLUMNS = `t.id, t.game_id, g.slug as game, t.slug, t.name, t.blurb, t.file_name, t.media_type, t.fit, t.body, t.shipped,
  md5(t.name || t.blurb || t.file_name || t.media_type || t.fit::text || t.body) as version`;

const entryOf = (
  { memberId, nowMs }: Editor,
  row: { readonly id: string; readonly game_id: string | null; readonly name: string },
  kind: ActivityKind,
  verb: string = kind,
) => ({
  memberId,
  nowMs,
  kind,
  subject: 'exportTemplate' as const,
  subjectId: row.id,
  gameId: row.game_id,
  label: `${verb} the export ${row.name}`,
});

const templateOf = ({ slug, name, blurb, file_name, media_type, fit, body }: StoredRow): ExportTemplate => ({
  slug,
  name,
  blurb,
  fileName: file_name,
  mediaType: media_type,
  fit: exportFitSchema.parse(fit),
  body,
});

const shippedOf = (row: Pick<StoredRow, 'game_id' | 'slug'>): ExportTemplate | undefined =>
  row.game_id === null ? shippedExports.find(({ slug }) => slug === row.slug) : undefined;

const rowOf = (row: StoredRow): ExportRow => ({
  id: row.id,
  version: row.version,
  game: row.game,
  isShipped: shippedOf(row) !== undefined,
  isChanged: row.shipped === null,
  template: templateOf(row),
});

/** The export templates of a game, then those of all games in the order in which they are offered. */
export async function readExports(sql: Sql, game: string | null): Promise<ExportRow[]> {
  const rows = await sql.query<StoredRow>(
    `select ${COLUMNS} from export_template t left join game g on g.id = t.game_id
     where t.game_id is null or g.slug = $1 order by t.game_id is null, t.name`,
    [game],
  );
  const place = (row: StoredRow) => shippedExports.findIndex(({ slug }) => slug === row.slug);
  return rows
    .toSorted((a, b) => Number(a.game_id === null) - Number(b.game_id === null) || place(a) - place(b))
    .map(rowOf);
}

const valuesOf = (template: WrittenExport) => [
  template.name,
  template.fileName,
  template.mediaType,
  template.body,
  template.blurb,
  JSON.stringify(template.fit),
];

/** Makes an export template of a game, or of all with null; throws the problem 409 when the slug is taken. */
export async function addExport(
  db: Database,
  { game: gameSlug, template }: AddExport,
  editor: Editor,
): Promise<string> {
  const game = gameSlug === null ? null : await findGame(db, { slug: gameSlug });
  if (gameSlug !== null && !game) throw notFound();
  const id = randomUUID();
  try {
    await db.transaction(async (tx) => {
      const entry = entryOf(editor, { id, game_id: game?.id ?? null, name: template.name }, 'created');
      await recordChange(tx, entry, [id], () =>
        tx.query(
          `insert into export_template (id, game_id, slug, name, file_name, media_type, body, blurb, fit, shipped)
           values ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, null)`,
          [id, game?.id ?? null, template.slug, ...valuesOf(template)],
        ),
      );
    });
  } catch (fault) {
    if (isUniqueViolation(fault, 'export_template_slug')) throw slugTaken(template.slug);
    throw fault;
  }
  return id;
}

/** Changes an export template but for its slug; answers its new version. A new version of Passleft leaves it as it is then. */
export async function saveExport(
  db: Database,
  id: string,
  { version, template }: SaveExport,
  editor: Editor,
): Promise<string> {
  return db.transaction(async (tx) => {
    const before = await heldExport(tx, id);
    if (before.version !== version) throw changedMeanwhile('export');
    if (template.slug !== before.slug)
      throw unfit('slug', ['The short name of an export stays as it is: links name it.']);
    return writeExport(tx, before, { template, shipped: null, verb: 'changed' }, editor);
  });
}

/** Puts the version that came with Passleft back; answers its version. Throws the problem 404 where none did. */
export async function restoreExport(db: Database, id: string, editor: Editor): Promise<string> {
  return db.transaction(async (tx) => {
    const before = await heldExport(tx, id);
    const template = shippedOf(before);
    if (!template) throw notFound();
    return writeExport(
      tx,
      before,
      { template, shipped: shippedVersionOf(template), verb: 'put back the shipped version of' },
      editor,
    );
  });
}

interface Rewriting {
  readonly template: WrittenExport;
  readonly shipped: string | null;
  readonly verb: 'changed' | 'put back the shipped version of';
}

async function writeExport(
  tx: Sql,
  before: StoredRow,
  { template, shipped, verb }: Rewriting,
  editor: Editor,
): Promise<string> {
  await recordChange(
    tx,
    entryOf(editor, { ...before, name: template.name }, 'changed', verb),
    [before.id],
    () =>
      tx.query(
        `update export_template set name = $2, file_name = $3, media_type = $4, body = $5, blurb = $6, fit = $7::jsonb,
         shipped = $8 where id = $1`,
        [before.id, ...valuesOf(template), shipped],
      ),
  );
  return (await heldExport(tx, before.id)).version;
}

/** Removes an export template of an admin's or a game's own; one that comes with Passleft would only come back. */
export async function deleteExport(db: Database, id: string, editor: Editor): Promise<string | null> {
  return db.transaction(async (tx) => {
    const before = await heldExport(tx, id);
    if (shippedOf(before))
      throw stillNeeded(
        `“${before.name}” comes with Passleft and stays. Put its shipped version back instead.`,
      );
    return recordChange(tx, entryOf(editor, before, 'deleted'), [id], () =>
      tx.query('delete from export_template where id = $1', [id]),
    );
  });
}

async function heldExport(tx: Sql, id: string): Promise<StoredRow> {
  const [row] = await tx.query<StoredRow>(
    `select ${COLUMNS} from export_template t left join game g on g.id = t.game_id where t.id = $1 for update of t`,
    [id],
  );
  if (!row) throw notFound();
  return row;
}
