import type { Sentences } from '#contract/messages/catalogue.ts';
import { formatTagOf, LOCALES, type Locale } from '#contract/messages/locales.ts';
import { type Messages, recogniser, type SaidValues, saidAgain } from '#contract/messages/recogniser.ts';
import { translatorOf } from '#contract/messages/translator.ts';
import { type CatalogueName, catalogueIn } from '#server/words/words.ts';

/** The catalogues whose messages are found by their English words. */
export const FOUND_BY_WORDS = [
  'sentences',
  'deckSentences',
  'draftSentences',
  'playSentences',
  'fieldSentences',
  'adminSentences',
  'importSentences',
] as const satisfies readonly CatalogueName[];

/** All their messages, as `catalogue.key`. */
const messagesIn = (locale: Locale): Messages =>
  Object.fromEntries(
    FOUND_BY_WORDS.flatMap((name) =>
      Object.entries(catalogueIn(locale, name)).map(([key, message]) => [`${name}.${key}`, message]),
    ),
  );

const [ENGLISH] = LOCALES;

export const recognise = recogniser(messagesIn(ENGLISH));

type Say = (key: string, values: SaidValues) => string;

const SAY = Object.fromEntries(
  LOCALES.map((locale) => [locale, translatorOf<Sentences>(messagesIn(locale), formatTagOf(locale))]),
) as unknown as Readonly<Record<Locale, Say>>;

/**
 * A sentence that a schema or a place deep in the server wrote down in English, in the reader's language; one that no
 * catalogue in FOUND_BY_WORDS has stays as it is.
 */
export const sentenceIn = (sentence: string, locale: Locale): string =>
  locale === ENGLISH ? sentence : saidAgain(sentence, recognise, SAY[locale]);

/** The same for the sentences about each field of a form. */
export const errorsIn = (
  errors: Readonly<Record<string, readonly string[]>>,
  locale: Locale,
): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, said]) => [field, said.map((one) => sentenceIn(one, locale))]),
  );
