import type { SentencesOf } from '#contract/messages/catalogue.ts';
import { LOCALES, type Locale } from '#contract/messages/locales.ts';
import { sentences as english } from '#server/words/en.ts';
import { words } from '#server/words/words.ts';

type Key = keyof SentencesOf<typeof english>;

const SENTENCES = words('sentences');

const KEYS = new Map(
  (Object.keys(english) as Key[]).map((key) => [SENTENCES[LOCALES[0]](key), key] as const),
);

/**
 * A sentence that a schema or a place deep in the server wrote down in English, in the reader's language; one that the
 * catalogue `sentences` does not have stays as it is.
 */
export function sentenceIn(sentence: string, locale: Locale): string {
  const key = KEYS.get(sentence);
  return key === undefined ? sentence : SENTENCES[locale](key);
}

/** The same for the sentences about each field of a form. */
export const errorsIn = (
  errors: Readonly<Record<string, readonly string[]>>,
  locale: Locale,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [field, said.map((one) => sentenceIn(one, locale))]),
  );
