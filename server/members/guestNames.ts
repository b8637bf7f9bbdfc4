import type { Sql } from '#server/db/open.ts';
import { isReservedName, lookOfName } from './handles.ts';
import { shownName } from './shownName.ts';

const LONGEST = 24;
/** Accents and the like on one letter; more of them reach into other people's lines. */
const MOST_MARKS = 2;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name that somebody typed as it would be kept, or why it cannot be one, in a sentence. */
export type GuestName =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly sentence: string };

const no = (sentence: string): GuestName => ({ ok: false, sentence });

/** A guest's display name: 1 to 24 visible characters, NFKC, none invisible or bidirectional (product.md section 13). */
export function readGuestName(typed: string): GuestName {
  const name = typed.normalize('NFKC').trim().replace(/\s+/g, ' ');
  if (name === '') return no('Enter a name.');
  if (/[\p{C}\p{Zl}\p{Zp}\u115F\u1160\u3164\uFFA0\u2800]/u.test(name))
    return no('Use only characters that people can see.');
  const letters = [...graphemes.segment(name)];
  if (letters.length > LONGEST) return no(`Use at most ${LONGEST} characters.`);
  if (letters.some(({ segment }) => (segment.normalize('NFD').match(/\p{M}/gu) ?? []).length > MOST_MARKS))
    return no('Use fewer marks on a letter.');
  return isReservedName(name) ? no('This name is reserved.') : { ok: true, name };
}

/** What names have in common that people take for each other; the name itself where it has no letters or digits. */
export const confusableKey = (name: string): string =>
  lookOfName(name).replace(/[^\p{L}\p{N}]/gu, '') || name.normalize('NFKC').toLowerCase();

/** Whose names nobody else at a table may look like: who sits there, its host, and everybody with a role. */
const NAMES = `select ${shownName('m')} as name, m.guest_name as "guestName" from member m
  where m.id <> $1 and m.deleted_at is null and (m.roles && array['Admin', 'PowerUser']
    or m.id in (select s.member_id from seat s where s.draft_id = any($2) and s.member_id is not null)
    or m.id in (select d.host_id from draft d where d.id = any($2)))
  union all select s.bot_name, null from seat s where s.draft_id = any($2) and s.bot_name is not null`;

/** Whether a name can be taken for that of somebody else at these tables, of an Admin or of a PowerUser. */
export async function isNameTaken(
  sql: Sql,
  name: string,
  memberId: string | null,
  draftIds: readonly string[],
): Promise<boolean> {
  const rows = await sql.query<{ name: string; guestName: string | null }>(NAMES, [memberId ?? '', draftIds]);
  const key = confusableKey(name);
  return rows.some((row) => confusableKey(row.guestName ?? row.name) === key);
}
