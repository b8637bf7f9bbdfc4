import { randomUUID } from 'node:crypto';
import {
  type AddTemplate,
  readWrittenTemplate,
  type SaveTemplate,
  type SetStatuses,
  type StatusesSet,
  type TemplateRow,
  type TemplateStatus,
} from '#contract/admin/templates.ts';
import type { StoredTemplate } from '#contract/games/templates.ts';
import { readTemplate } from '../../cards/readTemplate.ts';
import { type Database, isUniqueViolation, type Sql } from '../../db/database.ts';
import { forbidden, notFound } from '../../http/refusalError.ts';
import { type ActivityKind, recordChange, recordRows } from '../activity.ts';
import { readSelectedIds } from '../tableQuery.ts';
import { templatesTable } from '../tables/templates.ts';
import { gameFor } from './bench.ts';
import { changedMeanwhile, type Keeper, mayKeep, slugTaken, unfit } from './keeper.ts';
import { type PublishedTemplate, planHandover, refusePublishedTemplate } from './publishing.ts';

interface StoredRow {
  readonly id: string;
  readonly game_id: string;
  readonly slug: string;
  readonly owner_id: string | null;
  readonly status: TemplateStatus;
  readonly version: string;
  readonly definition: unknown;
}

const VERSION = 'md5(t.definition::text || t.status)';

const nameOf = (definition: unknown, slug: string): string => {
  const read = readTemplate(definition);
  return read.ok ? read.value.name : slug;
};

const entryOf = ({ memberId, nowMs }: Keeper, row: Omit<StoredRow, 'version'>, kind: ActivityKind) => ({
  memberId,
  nowMs,
  kind,
  subject: 'draftTemplate' as const,
  subjectId: row.id,
  gameId: row.game_id,
  label: `${kind} the draft template ${nameOf(row.definition, row.slug)}`,
});

/** The templates of a game that a keeper may see: the own ones, what is published, and what is in preview. */
export async function readTemplates(sql: Sql, gameSlug: string, keeper: Keeper): Promise<TemplateRow[]> {
  const game = await gameFor(sql, gameSlug, keeper);
  const rows = await sql.query<StoredRow & { owner_name: string | null }>(
    `select t.id, t.game_id, t.slug, t.owner_id, t.status, t.definition, ${VERSION} as version, m.handle as owner_name
     from draft_template t left join member m on m.id = t.owner_id
     where t.game_id = $1 and ($2 or t.owner_id = $3 or t.status in ('published', 'preview'))
     order by t.owner_id is not null, t.definition->>'name', t.slug`,
    [game.id, keeper.keeps === 'all', keeper.memberId],
  );
  return rows.map(({ id, slug, version, status, owner_id, owner_name, definition }) => {
    const read = readTemplate(definition);
    const template = read.ok ? read.value : null;
    return {
      id,
      slug,
      version,
      status,
      ownerName: owner_name,
      isMine: owner_id === keeper.memberId,
      template,
    };
  });
}

/** Members share their templates in preview; only an Admin publishes one. */
function checkStatus(keeper: Keeper, status: TemplateStatus): void {
  if (keeper.keeps === 'own' && status === 'published')
    throw unfit('status', ['An Admin publishes templates. Share it in preview.']);
}

async function checkTemplate(
  sql: Sql,
  gameId: string,
  written: unknown,
  keeper: Keeper,
): Promise<StoredTemplate> {
  const rows = await sql.query<{ slug: string }>(
    'select slug from pack_definition where game_id = $1 and ($2 or owner_id is null or owner_id = $3)',
    [gameId, keeper.keeps === 'all', keeper.memberId],
  );
  const packs = new Set(rows.map(({ slug }) => slug));
  const read = readWrittenTemplate(written, (pack) => packs.has(pack));
  if (!read.ok) throw unfit('template', read.sentences);
  return read.template;
}

/** Makes a template; answers its id. Throws the problem 422 when it cannot be played, 409 when its slug is taken. */
export async function addTemplate(
  db: Database,
  { game: gameSlug, status, template: written }: AddTemplate,
  keeper: Keeper,
): Promise<string> {
  const game = await gameFor(db, gameSlug, keeper);
  const id = randomUUID();
  const template = await checkTemplate(db, game.id, written, keeper);
  checkStatus(keeper, status);
  const ownerId = keeper.keeps === 'own' ? keeper.memberId : null;
  const row = { id, game_id: game.id, slug: template.slug, owner_id: ownerId, status, definition: template };
  try {
    await db.transaction((tx) => insertTemplate(tx, row, keeper));
  } catch (fault) {
    if (isUniqueViolation(fault, 'draft_template_slug')) throw slugTaken(template.slug);
    throw fault;
  }
  return id;
}

/** Stores a new template and tells the log, in the caller's transaction. */
export async function insertTemplate(
  tx: Sql,
  row: Omit<StoredRow, 'version'>,
  keeper: Keeper,
): Promise<void> {
  await recordStatus(tx, entryOf(keeper, row, 'created'), [row], row.status, () =>
    tx.query(
      `insert into draft_template (id, game_id, slug, definition, status, owner_id)
       values ($1, $2, $3, $4::jsonb, $5, $6)`,
      [row.id, row.game_id, row.slug, JSON.stringify(row.definition), row.status, row.owner_id],
    ),
  );
}

/** Changes a template but for its slug; answers its new version. Tables that exist keep what they were made of. */
export async function saveTemplate(
  db: Database,
  id: string,
  { version, status, template: written }: SaveTemplate,
  keeper: Keeper,
): Promise<string> {
  return db.transaction(async (tx) => {
    const before = await heldTemplate(tx, id, keeper);
    if (before.version !== version) throw changedMeanwhile('template');
    const template = await checkTemplate(tx, before.game_id, written, keeper);
    if (template.slug !== before.slug)
      throw unfit('slug', ['The short name of a template stays as it is: tables and links name it.']);
    checkStatus(keeper, status);
    const row = { ...before, definition: template };
    await recordStatus(tx, entryOf(keeper, row, 'changed'), [row], status, () =>
      tx.query('update draft_template set definition = $2::jsonb, status = $3 where id = $1', [
        id,
        JSON.stringify(template),
        status,
      ]),
    );
    return (await heldTemplate(tx, id, keeper)).version;
  });
}

/** Gives many templates the same status, as an Admin; the log has them as one activity. */
export async function setStatuses(
  db: Database,
  { selection, status }: SetStatuses,
  { memberId, nowMs }: Keeper,
): Promise<StatusesSet> {
  return db.transaction(async (tx) => {
    const selected = await readSelectedIds(tx, templatesTable, selection);
    const rows = await tx.query<PublishedTemplate>(
      `select id, game_id, owner_id, definition from draft_template where id = any($1) and status <> $2
       order by id for update`,
      [selected, status],
    );
    const ids = rows.map(({ id }) => id);
    const [first] = rows;
    if (!first) return { activityId: null, templates: 0 };
    const games = new Set(rows.map((row) => row.game_id));
    const entry = {
      memberId,
      nowMs,
      kind: 'changed' as const,
      subject: 'draftTemplate' as const,
      subjectId: first.id,
      gameId: games.size === 1 ? first.game_id : null,
      label: `set ${ids.length === 1 ? 'a draft template' : `${ids.length} draft templates`} to ${status}`,
    };
    const activityId = await recordStatus(tx, entry, rows, status, () =>
      tx.query('update draft_template set status = $2 where id = any($1)', [ids, status]),
    );
    return { activityId, templates: ids.length };
  });
}

/** Runs and records a change of templates to a status; what is published so is handed over to the Admins with it. */
async function recordStatus(
  tx: Sql,
  entry: Parameters<typeof recordChange>[1],
  templates: readonly PublishedTemplate[],
  status: TemplateStatus,
  work: () => Promise<unknown>,
): Promise<string | null> {
  const handover = await planHandover(tx, status === 'published' ? templates : []);
  const own = templates.map(({ id }) => ({ subject: 'draftTemplate' as const, id }));
  return recordRows(tx, entry, [...own, ...handover.rows], async () => {
    await work();
    await handover.apply();
  });
}

/** Removes a template; answers the id of the activity that can be reverted. Tables that exist keep their own copy. */
export async function deleteTemplate(db: Database, id: string, keeper: Keeper): Promise<string | null> {
  return db.transaction(async (tx) => {
    const before = await heldTemplate(tx, id, keeper);
    return recordChange(tx, entryOf(keeper, before, 'deleted'), [id], () =>
      tx.query('delete from draft_template where id = $1', [id]),
    );
  });
}

async function heldTemplate(tx: Sql, id: string, keeper: Keeper): Promise<StoredRow> {
  const [row] = await tx.query<StoredRow>(
    `select t.id, t.game_id, t.slug, t.owner_id, t.status, t.definition, ${VERSION} as version
     from draft_template t where t.id = $1 for update`,
    [id],
  );
  if (!row) throw notFound();
  if (!mayKeep(keeper, row.owner_id)) throw row.owner_id === null ? forbidden() : notFound();
  if (keeper.keeps === 'own') refusePublishedTemplate(row.status);
  return row;
}
