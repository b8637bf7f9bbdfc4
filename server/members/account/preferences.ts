import * as z from 'zod/mini';
import { DEFAULT_PREFERENCES, type Preferences, preferencesSchema } from '#contract/members/preferences.ts';
import type { Sql } from '#server/db/open.ts';

/** A person's choices; those of an older or newer server that do not fit any more have their defaults. */
export async function readPreferences(sql: Sql, memberId: string): Promise<Preferences> {
  const [row] = await sql.query<{ preferences: unknown }>('select preferences from member where id = $1', [
    memberId,
  ]);
  const known = z.safeParse(preferencesSchema, row?.preferences ?? {});
  return known.success ? known.data : DEFAULT_PREFERENCES;
}

/** Stores all choices of a person in place of the old ones. */
export async function savePreferences(sql: Sql, memberId: string, preferences: Preferences): Promise<void> {
  await sql.query('update member set preferences = $2::jsonb where id = $1 and deleted_at is null', [
    memberId,
    JSON.stringify(preferences),
  ]);
}
