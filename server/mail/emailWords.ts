import type { SentencesOf } from '#contract/messages/catalogue.ts';
import german from '#contract/messages/de/emails.ts';
import english from '#contract/messages/en/emails.ts';
import spanish from '#contract/messages/es/emails.ts';
import french from '#contract/messages/fr/emails.ts';
import italian from '#contract/messages/it/emails.ts';
import japanese from '#contract/messages/ja/emails.ts';
import type { Locale } from '#contract/messages/locales.ts';
import portuguese from '#contract/messages/pt-BR/emails.ts';
import type { Translator } from '#contract/messages/translator.ts';
import { translatorsOf } from '#contract/messages/translators.ts';

export type EmailWords = Translator<SentencesOf<typeof english>>;

const WORDS = translatorsOf({
  en: english,
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  it: italian,
  ja: japanese,
});

/** What emails about accounts say, in a language. */
export const emailWords = (locale: Locale): EmailWords => WORDS[locale];
