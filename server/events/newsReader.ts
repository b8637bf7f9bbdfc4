import type { NewsReader } from '#contract/messages/eventNews.ts';
import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import { words } from '#server/words/words.ts';

const WORDS = words('eventNews');

/** How news are written for somebody who reads this language and whose clock is in this zone; without one, in UTC. */
export const newsReader = (locale: Locale, zone?: string): NewsReader => ({
  t: WORDS[locale],
  tag: formatTagOf(locale),
  zone: zone ?? 'UTC',
});
