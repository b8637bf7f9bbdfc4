import type { Locale } from '#contract/messages/locales.ts';
import { type WordsOf, words } from '#server/words/words.ts';

export type HookWords = WordsOf<'hooks'>;

const WORDS = words('hooks');

/** What hooks tell people, in a channel or by mail. */
export const hookWordsIn = (locale: Locale): HookWords => WORDS[locale];
