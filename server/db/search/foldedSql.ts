import { foldSearch } from '#contract/cardLists/searchNames.ts';

/** Letters that have no decomposition, as `foldName` writes them: one letter for one, and two for one. */
const SINGLE = ['øØđĐðÐłŁħĦıŋŊŧŦƒƑ', 'ooddddllhhinnttff'] as const;
const DOUBLE = [
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ß', 'ss'],
  ['þ', 'th'],
] as const;

const APOSTROPHES =
  '\u2018\u2019\u201a\u201b\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u2032\u2035\u055a\ua78c`\u00b4';
const QUOTES = '\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u2036\u301d\u301e';
const DASHES =
  '\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2043\u058a\u05be\u1400\u1806\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u301c\u3030\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\u{10ead}';

/** Names with anything but these ASCII signs, or with blanks too many, have more to fold than capitals. */
const MORE_TO_FOLD = '[^ -%(-,0-_a-~-]|  |^ | $';

/** Accents and characters nobody sees, as parts of a character class of PostgreSQL. */
const DROPPED = [
  '\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe20-\\ufe2f',
  '\\ufe00-\\ufe0f\\u115f\\u1160\\u3164\\uffa0',
  '\\u00ad\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u0890\\u0891\\u08e2\\u180e\\u200b-\\u200f\\u202a-\\u202e',
  '\\u2060-\\u2064\\u2066-\\u206f\\ufeff\\ufff9-\\ufffb',
].join('');

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
const swapped = (sql: string, from: string, to: string): string =>
  `translate(${sql}, ${quoted(from)}, ${quoted(to)})`;
const all = (sign: string, from: string): string => sign.repeat([...from].length);

/** What only names with signs outside of ASCII need; slow. */
function foldedLetters(sql: string): string {
  const apart = `normalize(${swapped(sql, APOSTROPHES, all("'", APOSTROPHES))}, NFKD)`;
  const bare = `lower(normalize(regexp_replace(${apart}, '[${DROPPED}]', '', 'g'), NFC))`;
  const single = swapped(
    bare,
    `${SINGLE[0]}${APOSTROPHES}${QUOTES}${DASHES}`,
    `${SINGLE[1]}${all("'", APOSTROPHES)}${all('"', QUOTES)}${all('-', DASHES)}`,
  );
  return DOUBLE.reduce((text, [from, to]) => `replace(${text}, ${quoted(from)}, ${quoted(to)})`, single);
}

/**
 * An SQL expression of a name as `foldSearch` folds it, for searches in the database, which has to be UTF-8. `sql` is read
 * several times. Line breaks stay, so that a search doesn't run from one line into the next.
 */
export function foldSearchSql(sql: string): string {
  const ascii = swapped(`lower(${sql})`, '`', "'");
  const letters = `case when octet_length(${sql}) = char_length(${sql}) then ${ascii} else ${foldedLetters(sql)} end`;
  const dots = `regexp_replace(${letters}, '[ \\t]*\\.([ \\t]*\\.)+', '...', 'g')`;
  const halves = `regexp_replace(${dots}, '[ \\t]*(/{1,3}|&)[ \\t]*', ' // ', 'g')`;
  const blanks = `btrim(regexp_replace(${halves}, '[ \\t]+', ' ', 'g'))`;
  return `case when ${sql} ~ '${MORE_TO_FOLD}' then replace(${blanks}, '''', '') else lower(${sql}) end`;
}

/** The pattern for `like` that a folded name matches where it contains what was typed; null if nothing is left of that. */
export function searchPattern(typed: string): string | null {
  const sought = foldSearch(typed);
  return sought === '' ? null : `%${sought.replaceAll(/[\\%_]/g, '\\$&')}%`;
}
