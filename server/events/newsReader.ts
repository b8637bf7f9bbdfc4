import german from '#contract/messages/de/eventNews.ts';
import english from '#contract/messages/en/eventNews.ts';
import spanish from '#contract/messages/es/eventNews.ts';
import type { NewsReader } from '#contract/messages/eventNews.ts';
import french from '#contract/messages/fr/eventNews.ts';
import italian from '#contract/messages/it/eventNews.ts';
import japanese from '#contract/messages/ja/eventNews.ts';
import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import portuguese from '#contract/messages/pt-BR/eventNews.ts';
import { translatorsOf } from '#contract/messages/translators.ts';

const WORDS = translatorsOf({
  en: english,
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  it: italian,
  ja: japanese,
});

/** How news are written for somebody who reads this language and whose clock is in this zone; without one, in UTC. */
export const newsReader = (locale: Locale, zone?: string): NewsReader => ({
  t: WORDS[locale],
  tag: formatTagOf(locale),
  zone: zone ?? 'UTC',
});
