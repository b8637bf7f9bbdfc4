import type { SentencesOf } from '#contract/messages/catalogue.ts';
import german from '#contract/messages/de/apiDocs.ts';
import english from '#contract/messages/en/apiDocs.ts';
import spanish from '#contract/messages/es/apiDocs.ts';
import french from '#contract/messages/fr/apiDocs.ts';
import italian from '#contract/messages/it/apiDocs.ts';
import japanese from '#contract/messages/ja/apiDocs.ts';
import type { Locale } from '#contract/messages/locales.ts';
import portuguese from '#contract/messages/pt-BR/apiDocs.ts';
import type { Translator } from '#contract/messages/translator.ts';
import { translatorsOf } from '#contract/messages/translators.ts';

export type DocsWords = Translator<SentencesOf<typeof english>>;

const WORDS = translatorsOf({
  en: english,
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  it: italian,
  ja: japanese,
});

/** What the page about the API says, in a language. */
export const docsWordsIn = (locale: Locale): DocsWords => WORDS[locale];
