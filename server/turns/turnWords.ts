import type { SentencesOf } from '#contract/messages/catalogue.ts';
import german from '#contract/messages/de/turns.ts';
import english from '#contract/messages/en/turns.ts';
import spanish from '#contract/messages/es/turns.ts';
import french from '#contract/messages/fr/turns.ts';
import italian from '#contract/messages/it/turns.ts';
import japanese from '#contract/messages/ja/turns.ts';
import type { Locale } from '#contract/messages/locales.ts';
import portuguese from '#contract/messages/pt-BR/turns.ts';
import type { Translator } from '#contract/messages/translator.ts';
import { translatorsOf } from '#contract/messages/translators.ts';

export type TurnWords = Translator<SentencesOf<typeof english>>;

const WORDS = translatorsOf({
  en: english,
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  it: italian,
  ja: japanese,
});

/** What emails and pushes about turns say, in a language. */
export const turnWords = (locale: Locale): TurnWords => WORDS[locale];
