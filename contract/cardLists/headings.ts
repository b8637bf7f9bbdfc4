import { foldName } from './foldName.ts';
import type { ListSection } from './lineReadings.ts';

/** What a heading begins: a section, cards that are left out, or lines about the list. */
export type Heading = { readonly section: ListSection } | { readonly section: null; readonly why: string };

const WORDS: Readonly<Record<string, Heading>> = {
  ...Object.fromEntries(
    ['deck', 'main', 'maindeck', 'main deck', 'mainboard', 'main board'].map((word) => [
      word,
      { section: 'main' },
    ]),
  ),
  ...Object.fromEntries(['sideboard', 'side board', 'side', 'sb'].map((word) => [word, { section: 'side' }])),
  ...Object.fromEntries(
    ['maybeboard', 'maybe board', 'maybe', 'considering'].map((word) => [word, { section: 'maybe' }]),
  ),
  ...Object.fromEntries(['companion', 'companions'].map((word) => [word, { section: 'companion' }])),
  ...Object.fromEntries(
    ['commander', 'commanders', 'oathbreaker'].map((word) => [word, { section: 'commander' }]),
  ),
  ...Object.fromEntries(
    ['tokens', 'token', 'tokens & extras', 'attractions', 'stickers'].map((word) => [
      word,
      { section: null, why: 'tokens are no cards of the list' },
    ]),
  ),
};

/** The section that a heading word begins: `Sideboard`, `SIDEBOARD:`, `Sideboard (15)`, `2 Maindeck`. */
export function headingOf(words: string): Heading | null {
  const plain = words
    .replace(/^[[(=\s-]+|[\])=\s:-]+$/gu, '')
    .replace(/^\d{1,4}\s+|\s*[([]\d{1,4}[)\]]?$/gu, '')
    .trim();
  const fold = foldName(plain).replaceAll(' // ', ' & ');
  return Object.hasOwn(WORDS, fold) ? (WORDS[fold] ?? null) : null;
}

/** Whether a line looks like the heading of a category: `Creatures (12)`, `Lands:`, `== Spells ==`. */
export const looksLikeCategory = (line: string): boolean =>
  /^\D.{0,59}\s[([]\d{1,4}[)\]]:?$/u.test(line) ||
  /^\D.{0,59}:$/u.test(line) ||
  /^(=+|-{2,})\s?.+\s?\1$/u.test(line);
