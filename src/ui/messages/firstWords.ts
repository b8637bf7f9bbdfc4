import type { Translation } from '#contract/messages/catalogue.ts';
import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import { translatorOf } from '#contract/messages/translator.ts';
import english from './en/first.ts';
import { currentLocale } from './load.ts';

/** In every language, so keep it small: it is in the first file of every page. */
const FIRST: Record<Locale, Translation<typeof english>> = { en: english };

const locale = currentLocale();

/** Words that never have to be loaded. For what must be said when nothing else can be fetched, and what every page shows. */
export const firstWords = translatorOf(FIRST[locale], formatTagOf(locale));
