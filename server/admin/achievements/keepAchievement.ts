import type { AchievementForm, ChangeAchievement } from '#contract/admin/achievements.ts';
import type { Database, Sql } from '#server/db/open.ts';
import { notFound } from '#server/http/refusalError.ts';
import { type ActivityEntry, recordChange } from '../activity.ts';
import { imageVersionSql } from '../activitySubjects.ts';
import { changedMeanwhile } from '../drafting/keeper.ts';

/** Who changes something, and when. */
export interface Keeper {
  readonly memberId: string;
  readonly nowMs: number;
}

const LONGEST_SLUG = 60;

const wordsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, LONGEST_SLUG) || 'achievement';

/** The name as an address; a number follows where it is taken. */
async function freeSlug(tx: Sql, name: string): Promise<string> {
  await tx.query('lock table achievement in share row exclusive mode');
  const base = wordsOf(name);
  const rows = await tx.query<{ slug: string }>('select slug from achievement where slug like $1', [
    `${base}%`,
  ]);
  const taken = new Set(rows.map(({ slug }) => slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}

const entryOf = (
  { memberId, nowMs }: Keeper,
  kind: 'created' | 'changed',
  slug: string,
  label: string,
): ActivityEntry & { readonly subject: 'achievement' } => ({
  memberId,
  kind,
  subject: 'achievement',
  subjectId: slug,
  gameId: null,
  label,
  nowMs,
});

/** Adds an achievement, which the next sweep grants to all who have done it; answers its slug and the activity. */
export function createAchievement(db: Database, form: AchievementForm, keeper: Keeper) {
  return db.transaction(async (tx) => {
    const slug = await freeSlug(tx, form.name);
    const entry = entryOf(keeper, 'created', slug, `added the achievement ${form.name}`);
    const activityId = await recordChange(tx, entry, [slug], () =>
      tx.query(
        `insert into achievement (slug, name, sentence, metric, threshold, tier, icon, is_secret, position)
         values ($1, $2, $3, $4, $5, $6, $7, $8, (select coalesce(max(position), -1) + 1 from achievement))`,
        valuesOf(slug, form),
      ),
    );
    return { slug, activityId };
  });
}

const valuesOf = (slug: string, form: AchievementForm) => [
  slug,
  form.name,
  form.sentence,
  form.metric,
  form.threshold,
  form.tier,
  form.icon,
  form.isSecret,
];

const CHANGE = `update achievement set name = $2, sentence = $3, granted_at = case
    when metric <> $4 or threshold <> $5 then null else granted_at end,
    metric = $4, threshold = $5, tier = $6, icon = $7, is_secret = $8
  where slug = $1`;

const VERSION = `select ${imageVersionSql('achievement')} as version from achievement t where slug = $1 for update`;

/**
 * Changes an achievement. With another rule all members are looked at again; whoever has it keeps it. Answers the activity.
 * Throws the problems 404, and 409 for an older version.
 */
export function changeAchievement(
  db: Database,
  slug: string,
  { version, ...form }: ChangeAchievement,
  keeper: Keeper,
) {
  return db.transaction(async (tx) => {
    const [stored] = await tx.query<{ version: string }>(VERSION, [slug]);
    if (!stored) throw notFound();
    if (stored.version !== version) throw changedMeanwhile('achievement');
    const entry = entryOf(keeper, 'changed', slug, `changed the achievement ${form.name}`);
    return recordChange(tx, entry, [slug], () => tx.query(CHANGE, valuesOf(slug, form)));
  });
}

/** Lets nobody earn an achievement any more, or lets it be earned again. Answers the activity. Throws 404. */
export function retireAchievement(db: Database, slug: string, isRetired: boolean, keeper: Keeper) {
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ name: string }>('select name from achievement where slug = $1', [slug]);
    if (!row) throw notFound();
    const words = isRetired ? 'retired' : 'brought back';
    const entry = entryOf(keeper, 'changed', slug, `${words} the achievement ${row.name}`);
    return recordChange(tx, entry, [slug], () =>
      tx.query(
        `update achievement set retired_at = case when $2 then coalesce(retired_at, $3::timestamptz) end,
           granted_at = case when $2 then granted_at end where slug = $1`,
        [slug, isRetired, new Date(keeper.nowMs)],
      ),
    );
  });
}
