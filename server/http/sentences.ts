import type { SentencesOf } from '#contract/messages/catalogue.ts';
import german from '#contract/messages/de/sentences.ts';
import english from '#contract/messages/en/sentences.ts';
import spanish from '#contract/messages/es/sentences.ts';
import french from '#contract/messages/fr/sentences.ts';
import italian from '#contract/messages/it/sentences.ts';
import japanese from '#contract/messages/ja/sentences.ts';
import { LOCALES, type Locale } from '#contract/messages/locales.ts';
import portuguese from '#contract/messages/pt-BR/sentences.ts';
import type { Translator } from '#contract/messages/translator.ts';
import { translatorsOf } from '#contract/messages/translators.ts';

type Key = keyof SentencesOf<typeof english>;

const SENTENCES: Readonly<Record<Locale, Translator<SentencesOf<typeof english>>>> = translatorsOf({
  en: english,
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  it: italian,
  ja: japanese,
});

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
