import * as z from 'zod/mini';

/** What a card is called in other languages than its data's, by BCP 47 tag; of several faces joined by ` // ` as `name` is. */
export type CardNames = Readonly<Record<string, string>>;

export const LONGEST_CARD_NAME = 300;
const MOST_LANGUAGES = 40;
/** Between the names of the faces of a card. */
const DIVIDER = ' // ';

/** Names of languages and codes of card databases that are no tags, in small letters. */
const WORDS: Readonly<Record<string, string>> = {
  english: 'en',
  german: 'de',
  french: 'fr',
  spanish: 'es',
  italian: 'it',
  japanese: 'ja',
  korean: 'ko',
  russian: 'ru',
  portuguese: 'pt-BR',
  'portuguese (brazil)': 'pt-BR',
  // Scryfall's `pt` is what Brazil reads.
  pt: 'pt-BR',
  'chinese simplified': 'zh-Hans',
  'chinese traditional': 'zh-Hant',
  zhs: 'zh-Hans',
  zht: 'zh-Hant',
  hebrew: 'he',
  arabic: 'ar',
  latin: 'la',
  sanskrit: 'sa',
  'ancient greek': 'grc',
};

/** The BCP 47 tag of a language that a file names: `pt-BR` of `pt-br`, `pt` and `Portuguese (Brazil)`. Null for no language. */
export function languageTagOf(written: string): string | null {
  const word = written.trim().toLowerCase().replaceAll('_', '-');
  const known = Object.hasOwn(WORDS, word) ? WORDS[word] : undefined;
  if (known !== undefined) return known;
  // Longer words are no languages but would pass as tags: those of five to eight letters are kept free for later.
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{2,8})*$/.test(word)) return null;
  try {
    return Intl.getCanonicalLocales(word)[0] ?? null;
  } catch {
    return null;
  }
}

const isTag = (tag: string) => languageTagOf(tag) === tag;

const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'Enter a name.'),
    z.maxLength(LONGEST_CARD_NAME, 'Use at most 300 characters.'),
  );

export const cardNamesSchema = z.record(z.string(), nameSchema).check(
  z.refine((names) => Object.keys(names).every(isTag), 'Write the tag of a language, such as de or pt-BR.'),
  z.refine((names) => Object.keys(names).length <= MOST_LANGUAGES, 'Use at most 40 languages.'),
);

/**
 * The names of a card that its data has beside its own one, as a part of its record. Nothing where there are none; a language
 * that prints the card's own name is left out.
 */
export function namesBeside(
  own: string,
  names: Iterable<readonly [tag: string, name: string]>,
): { readonly names?: Record<string, string> } {
  const out = new Map<string, string>();
  for (const [tag, written] of names) {
    const name = written.trim().slice(0, LONGEST_CARD_NAME);
    if (name !== '' && name !== own && !out.has(tag) && out.size < MOST_LANGUAGES) out.set(tag, name);
  }
  return out.size === 0 ? {} : { names: Object.fromEntries(out) };
}

/** What a card is called in a language, or in one close to it (`pt` for `pt-BR`); null where its own name stands. */
export function nameIn(names: CardNames | undefined, tag: string): string | null {
  if (names === undefined) return null;
  const exact = Object.hasOwn(names, tag) ? names[tag] : undefined;
  if (exact !== undefined) return exact;
  const [language] = tag.split('-');
  const close = Object.keys(names).find((each) => each.split('-')[0] === language);
  return close === undefined ? null : (names[close] ?? null);
}

/** What a side of a card is called where the whole card has this name; null where the name doesn't tell. */
export function nameOfSide(
  name: string,
  sides: readonly { readonly name: string }[],
  at: number,
): string | null {
  const parts = name.split(DIVIDER);
  return parts.length === sides.length ? (parts[at] ?? null) : at === 0 ? name : null;
}

/** Names as people write them, a line each: `de: Abteigreif`. */
export const linesOfNames = (names: CardNames | undefined): string =>
  Object.entries(names ?? {})
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([tag, name]) => `${tag}: ${name}`)
    .join('\n');

/** Reads such lines; answers the first that cannot be read. */
export function namesOfLines(
  text: string,
):
  | { readonly ok: true; readonly names: Record<string, string> }
  | { readonly ok: false; readonly line: string } {
  const names = new Map<string, string>();
  for (const line of text.split(/\r\n?|\n/).map((each) => each.trim())) {
    if (line === '') continue;
    const [, written = '', name = ''] = /^([^:：]{2,40})[:：]\s*(.+)$/u.exec(line) ?? [];
    const tag = languageTagOf(written);
    if (tag === null || name.length > LONGEST_CARD_NAME || names.has(tag)) return { ok: false, line };
    names.set(tag, name);
  }
  return names.size > MOST_LANGUAGES
    ? { ok: false, line: text.trim().split('\n')[MOST_LANGUAGES] ?? '' }
    : { ok: true, names: Object.fromEntries(names) };
}
