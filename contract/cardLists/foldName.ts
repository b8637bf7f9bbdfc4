/** Letters that Unicode's decomposition leaves whole, though a keyboard without them writes something else. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ƒ: 'f',
};
const LETTER = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** Accents, but not the voicing marks of kana, which make other letters. */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/gu;
/** Characters that nobody sees: format characters, variation selectors and Hangul fillers. */
const INVISIBLE = /\p{Cf}|[\ufe00-\ufe0f]|[\u115f\u1160\u3164\uffa0]/gu;
const APOSTROPHES =
  /[\u2018\u2019\u201a\u201b\u02b9\u02bb\u02bc\u02bd\u02be\u02bf\u02c8\u2032\u2035\u055a\ua78c`\u00b4]/gu;
const QUOTES = /[\u201c\u201d\u201e\u201f\u00ab\u00bb\u2033\u2036\u301d\u301e]/gu;
const DASHES = /[\p{Pd}\u2212\u2043\u00ad]/gu;

/** Whether a text holds characters that nobody sees. */
export const hasInvisible = (text: string): boolean => text.search(INVISIBLE) >= 0;

/** A name without what nobody sees, and with single blanks; otherwise as it was written. */
export const cleanName = (name: string): string =>
  name.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();

/**
 * A name as names are compared everywhere: two names are the same when they fold to the same text. Case, accents, ligatures,
 * full width, kinds of apostrophe, quote, dash and blank make no difference, nor does how the halves of a split name are
 * joined: `/`, `//`, `///` or `&`.
 */
export function foldName(name: string): string {
  const letters = /^[ -_a-~]*$/u.test(name) ? name.toLowerCase() : foldLetters(name);
  return letters
    .replace(/\s*\.(?:\s*\.)+/gu, '...')
    .replace(/\s*(?:\/{1,3}|&)\s*/gu, ' // ')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** What only letters and signs outside of ASCII need. */
const foldLetters = (name: string): string =>
  name
    // Before the decomposition: it would part spacing accents into a blank and a mark.
    .replace(APOSTROPHES, "'")
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(LETTER, (letter) => LETTERS[letter] ?? letter)
    .replace(APOSTROPHES, "'")
    .replace(QUOTES, '"')
    .replace(DASHES, '-');
