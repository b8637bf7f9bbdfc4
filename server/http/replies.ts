import type { SentencesOf } from '#contract/messages/catalogue.ts';
import german from '#contract/messages/de/replies.ts';
import english from '#contract/messages/en/replies.ts';
import spanish from '#contract/messages/es/replies.ts';
import french from '#contract/messages/fr/replies.ts';
import italian from '#contract/messages/it/replies.ts';
import japanese from '#contract/messages/ja/replies.ts';
import type { Locale } from '#contract/messages/locales.ts';
import portuguese from '#contract/messages/pt-BR/replies.ts';
import type { Translator } from '#contract/messages/translator.ts';
import { translatorsOf } from '#contract/messages/translators.ts';

export type Replies = Translator<SentencesOf<typeof english>>;

const REPLIES = translatorsOf({
  en: english,
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  it: italian,
  ja: japanese,
});

/** What replies say, in a language: `repliesIn(requestLocale(request))`. */
export const repliesIn = (locale: Locale): Replies => REPLIES[locale];
