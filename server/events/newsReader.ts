import english from '#contract/messages/en/eventNews.ts';
import type { NewsReader } from '#contract/messages/eventNews.ts';
import { formatTagOf } from '#contract/messages/locales.ts';
import { translatorOf } from '#contract/messages/translator.ts';

const tag = formatTagOf('en');
const t = translatorOf(english, tag);

/** How news are written for somebody whose clock is in this zone; without one, in UTC. */
export const newsReader = (zone?: string): NewsReader => ({ t, tag, zone: zone ?? 'UTC' });
