import type { Locale } from '#contract/messages/locales.ts';
import { type WordsOf, words } from '#server/words/words.ts';

export type EmailWords = WordsOf<'emails'>;

const WORDS = words('emails');

/** What emails about accounts say, in a language. */
export const emailWords = (locale: Locale): EmailWords => WORDS[locale];
