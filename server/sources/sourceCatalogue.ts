import * as z from 'zod/mini';
import type { Principal } from '#server/members/members.ts';
import { recordActivities } from '../admin/activity.ts';
import type { Database, Sql } from '../db/database.ts';
import { type Recipe, recipeSchema } from './recipes/recipeSchema.ts';
import { SHIPPED_RECIPES } from './recipes/shippedRecipes.ts';

/** A source that is offered; `isOwn`: an Admin of this server wrote its recipe. */
export interface OfferedSource {
  readonly recipe: Recipe;
  readonly isOwn: boolean;
}

/** The sources of this server: those that ship, then those that its Admins wrote, by id. */
export async function offeredSources(sql: Sql): Promise<readonly OfferedSource[]> {
  const rows = await sql.query<{ recipe: unknown }>('select recipe from source_recipe order by id');
  // A recipe that an older version took in and this one does not read is left out.
  const own = rows.flatMap(({ recipe }) => z.safeParse(recipeSchema, recipe).data ?? []);
  return [
    ...SHIPPED_RECIPES.map((recipe) => ({ recipe, isOwn: false })),
    ...own.map((recipe) => ({ recipe, isOwn: true })),
  ];
}

/** The recipe of this id, or null. */
export async function findRecipe(sql: Sql, id: string): Promise<Recipe | null> {
  return (await offeredSources(sql)).find(({ recipe }) => recipe.id === id)?.recipe ?? null;
}

/** A recipe as it was written, or why it cannot be read, in a sentence. */
export function readRecipe(text: string): Recipe | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'A recipe is written in JSON. This is not JSON.';
  }
  const read = z.safeParse(recipeSchema, value);
  if (!read.success) {
    const [issue] = read.error.issues;
    const place = issue?.path.join('.') || 'the recipe';
    return `This recipe cannot be read: ${place} is not as docs/schemas/passleft-source-1.json has it.`;
  }
  const strayHost = addressesOf(read.data).find((host) => !read.data.hosts.includes(host));
  return strayHost === undefined
    ? read.data
    : `This recipe asks ${strayHost}, which is not among its hosts. Add it to hosts, or change the address.`;
}

const addressesOf = ({ index, item }: Recipe): string[] =>
  [...item.addresses, ...(index !== null && 'address' in index ? [index.address] : [])].map(
    (address) => new URL(address).hostname,
  );

/** Adds a recipe of an Admin; false where there is one of that id. */
export async function addRecipe(
  db: Database,
  recipe: Recipe,
  { memberId }: Principal,
  nowMs: number,
): Promise<boolean> {
  if ((await findRecipe(db, recipe.id)) !== null) return false;
  return db.transaction(async (tx) => {
    const added = await tx.query(
      `insert into source_recipe (id, recipe, added_by, added_at) values ($1, $2::jsonb, $3, $4)
       on conflict do nothing returning id`,
      [recipe.id, JSON.stringify(recipe), memberId, new Date(nowMs)],
    );
    if (added.length > 0)
      await recordActivities(tx, entryOf('created', recipe.id, memberId, nowMs, `added ${recipe.name}`), []);
    return added.length > 0;
  });
}

/** Takes a recipe of an Admin out; false where there is none of that id. What was imported stays. */
export function removeRecipe(
  db: Database,
  id: string,
  { memberId }: Principal,
  nowMs: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const gone = await tx.query('delete from source_recipe where id = $1 returning id', [id]);
    if (gone.length > 0)
      await recordActivities(tx, entryOf('deleted', id, memberId, nowMs, `removed ${id}`), []);
    return gone.length > 0;
  });
}

const entryOf = (kind: 'created' | 'deleted', id: string, memberId: string, nowMs: number, what: string) => ({
  kind,
  memberId,
  subject: 'serverSetting' as const,
  subjectId: id,
  gameId: null,
  label: `${what} ${kind === 'created' ? 'to' : 'from'} the sources`,
  nowMs,
});
