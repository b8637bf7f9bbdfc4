import { isLocale, type Locale } from '#contract/messages/locales.ts';
import type { Sql } from '#server/db/open.ts';

/** The languages that this site speaks, the usual one first (LANGUAGES). */
export type SpokenLanguages = readonly [Locale, ...Locale[]];

/** The language that somebody chose, if this site speaks it, else its usual one. */
export const spokenOr = (
  chosen: Locale | null,
  languages: SpokenLanguages,
  usual: Locale = languages[0],
): Locale => (chosen !== null && languages.includes(chosen) ? chosen : usual);

/** The language in a member's profile; null until they have one. */
export async function chosenLanguage(sql: Sql, memberId: string): Promise<Locale | null> {
  const [row] = await sql.query<{ language: string | null }>(
    `select preferences->>'language' as language from member where id = $1`,
    [memberId],
  );
  const language = row?.language ?? '';
  return isLocale(language) ? language : null;
}

/** The language in which to write to a member who is not there. */
export const memberLocale = async (sql: Sql, memberId: string, languages: SpokenLanguages): Promise<Locale> =>
  spokenOr(await chosenLanguage(sql, memberId), languages);

const SETTLE = `update member set preferences = preferences || jsonb_build_object('language', $2::text)
  where id = $1 and deleted_at is null and preferences->>'language' is null`;

/**
 * The language of somebody who has just come in: their profile's, if this site speaks it. Who has none yet keeps that of
 * their browser from now on.
 */
export async function settleLanguage(
  sql: Sql,
  memberId: string,
  browsers: Locale,
  languages: SpokenLanguages,
): Promise<Locale> {
  const chosen = await chosenLanguage(sql, memberId);
  if (chosen === null) await sql.query(SETTLE, [memberId, browsers]);
  return spokenOr(chosen, languages, browsers);
}
