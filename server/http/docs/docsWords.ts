import type { Locale } from '#contract/messages/locales.ts';
import { type WordsOf, words } from '#server/words/words.ts';

export type DocsWords = WordsOf<'apiDocs'>;

const WORDS = words('apiDocs');

/** What the page about the API says, in a language. */
export const docsWordsIn = (locale: Locale): DocsWords => WORDS[locale];
