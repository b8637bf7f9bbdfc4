import type { SentencesOf } from '#contract/messages/catalogue.ts';
import german from '#contract/messages/de/hooks.ts';
import english from '#contract/messages/en/hooks.ts';
import spanish from '#contract/messages/es/hooks.ts';
import french from '#contract/messages/fr/hooks.ts';
import italian from '#contract/messages/it/hooks.ts';
import japanese from '#contract/messages/ja/hooks.ts';
import type { Locale } from '#contract/messages/locales.ts';
import portuguese from '#contract/messages/pt-BR/hooks.ts';
import type { Translator } from '#contract/messages/translator.ts';
import { translatorsOf } from '#contract/messages/translators.ts';

export type HookWords = Translator<SentencesOf<typeof english>>;

const WORDS = translatorsOf({
  en: english,
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  it: italian,
  ja: japanese,
});

/** What hooks tell people, in a channel or by mail. */
export const hookWordsIn = (locale: Locale): HookWords => WORDS[locale];
