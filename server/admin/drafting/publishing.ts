import { randomUUID } from 'node:crypto';
import type { StoredPack } from '#contract/games/game.ts';
import { packsOpened } from '#engine/formats/outline.ts';
import { readTemplate } from '../../cards/readTemplate.ts';
import type { Sql } from '../../db/database.ts';
import { refusal } from '../../http/refusalError.ts';
import type { Subject } from '../activitySubjects.ts';
import { ownSlug } from './ownSlug.ts';

/** A template as it is stored once it is published. */
export interface PublishedTemplate {
  readonly id: string;
  readonly game_id: string;
  readonly owner_id: string | null;
  readonly definition: unknown;
}

interface OwnedPack {
  readonly id: string;
  readonly owner_id: string;
  readonly slug: string;
  readonly definition: StoredPack;
}

/** What publishing hands over to the Admins: the rows that it touches, and how. */
export interface Handover {
  readonly rows: readonly { readonly subject: Subject; readonly id: string }[];
  readonly apply: () => Promise<void>;
}

/** Slugs of the packs that a stored template opens; none when its rules cannot be read. */
export function packsOf(definition: unknown): readonly string[] {
  const read = readTemplate(definition);
  return read.ok ? packsOpened(read.value, read.value.seats).map(({ pack }) => pack) : [];
}

/** The same definition with other packs opened instead; `slugs` is from old to new. */
export const openInstead = (definition: unknown, slugs: ReadonlyMap<string, string>): object =>
  JSON.parse(JSON.stringify(definition), (key, value: unknown) =>
    key === 'pack' && typeof value === 'string' ? (slugs.get(value) ?? value) : value,
  );

/**
 * Plans what publishing these templates takes: they and the packs they open become the Admins'. Each owner gets a draft copy
 * of their template and of their packs, and their other templates open the copied packs. Locks those rows until `tx` ends.
 */
export async function planHandover(tx: Sql, templates: readonly PublishedTemplate[]): Promise<Handover> {
  const plans: Handover[] = [];
  for (const gameId of new Set(templates.map(({ game_id }) => game_id)))
    plans.push(
      await planInGame(
        tx,
        gameId,
        templates.filter(({ game_id }) => game_id === gameId),
      ),
    );
  return {
    rows: plans.flatMap(({ rows }) => rows),
    async apply() {
      for (const plan of plans) await plan.apply();
    },
  };
}

async function planInGame(
  tx: Sql,
  gameId: string,
  templates: readonly PublishedTemplate[],
): Promise<Handover> {
  const packs = await ownedPacks(tx, gameId, [
    ...new Set(templates.flatMap(({ definition }) => packsOf(definition))),
  ]);
  const packCopies = packs.map((pack) => {
    const slug = ownSlug(pack.slug);
    return { ...pack, id: randomUUID(), slug, definition: { ...pack.definition, slug } };
  });
  const slugs = new Map(packs.map(({ slug }, at) => [slug, packCopies[at]?.slug ?? slug]));
  const owned = templates.filter(({ owner_id }) => owner_id !== null);
  const drafts = owned.map(({ owner_id, definition }) => {
    const copy = openInstead(definition, slugs);
    const slug = ownSlug('slug' in copy ? String(copy.slug) : '');
    return { id: randomUUID(), owner_id, slug, definition: { ...copy, slug } };
  });
  const others = await otherTemplates(tx, gameId, packs, templates);
  const rowsOf = (subject: Subject, rows: readonly { readonly id: string }[]) =>
    rows.map(({ id }) => ({ subject, id }));
  return {
    rows: [
      ...rowsOf('packDefinition', [...packs, ...packCopies]),
      ...rowsOf('draftTemplate', [...owned, ...drafts, ...others]),
    ],
    async apply() {
      const idsOf = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
      await tx.query('update pack_definition set owner_id = null where id = any($1)', [idsOf(packs)]);
      await tx.query('update draft_template set owner_id = null where id = any($1)', [idsOf(owned)]);
      for (const { id, owner_id, slug, definition } of packCopies)
        await tx.query(
          'insert into pack_definition (id, game_id, slug, definition, owner_id) values ($1, $2, $3, $4::jsonb, $5)',
          [id, gameId, slug, JSON.stringify(definition), owner_id],
        );
      for (const { id, owner_id, slug, definition } of drafts)
        await tx.query(
          `insert into draft_template (id, game_id, slug, definition, status, owner_id)
           values ($1, $2, $3, $4::jsonb, 'draft', $5)`,
          [id, gameId, slug, JSON.stringify(definition), owner_id],
        );
      for (const { id, definition } of others)
        await tx.query('update draft_template set definition = $2::jsonb where id = $1', [
          id,
          JSON.stringify(openInstead(definition, slugs)),
        ]);
    },
  };
}

const ownedPacks = (tx: Sql, gameId: string, slugs: readonly string[]): Promise<OwnedPack[]> =>
  tx.query(
    `select id, owner_id, slug, definition from pack_definition
     where game_id = $1 and slug = any($2) and owner_id is not null order by id for update`,
    [gameId, [...slugs]],
  );

/** Templates of the packs' owners that open them too, and that nobody publishes. */
async function otherTemplates(
  tx: Sql,
  gameId: string,
  packs: readonly OwnedPack[],
  published: readonly PublishedTemplate[],
) {
  const rows = await tx.query<{ id: string; owner_id: string; definition: unknown }>(
    `select id, owner_id, definition from draft_template where game_id = $1 and owner_id = any($2)
     and id <> all($3) and status <> 'published' order by id for update`,
    [gameId, packs.map(({ owner_id }) => owner_id), published.map(({ id }) => id)],
  );
  const slugs = new Set(packs.map(({ slug }) => slug));
  return rows.filter(({ definition }) => packsOf(definition).some((slug) => slugs.has(slug)));
}

/** 403: what is published belongs to the Admins. */
const isPublished = () => refusal('isPublished');

/** Throws the problem 403 when a published template of the game opens the pack of this slug. */
export async function refusePublishedPack(sql: Sql, gameId: string, slug: string): Promise<void> {
  const rows = await sql.query<{ definition: unknown }>(
    "select definition from draft_template where game_id = $1 and status = 'published'",
    [gameId],
  );
  if (rows.some(({ definition }) => packsOf(definition).includes(slug))) throw isPublished();
}

/** Throws the problem 403 when the template is published. */
export function refusePublishedTemplate(status: string): void {
  if (status === 'published') throw isPublished();
}

/** Throws the problem 403 when an activity changed something that is published now, was published then, or would be again. */
export async function refusePublishedChanges(sql: Sql, activityId: string): Promise<void> {
  const rows = await sql.query<{
    subject: Subject;
    game_id: string;
    slug: string;
    before: string | null;
    after: string | null;
    now: string | null;
  }>(
    `select c.subject, coalesce(c.after, c.before)->>'game_id' as game_id, coalesce(c.after, c.before)->>'slug' as slug,
       c.before->>'status' as before, c.after->>'status' as after, t.status as now
     from activity_change c left join draft_template t on c.subject = 'draftTemplate' and t.id = c.subject_id
     where c.activity_id = $1`,
    [activityId],
  );
  for (const { subject, game_id, slug, before, after, now } of rows) {
    for (const status of [before, after, now]) refusePublishedTemplate(status ?? '');
    if (subject === 'packDefinition') await refusePublishedPack(sql, game_id, slug);
  }
}
