import type { Locale } from '#contract/messages/locales.ts';
import { type WordsOf, words } from '#server/words/words.ts';

export type Replies = WordsOf<'replies'>;

const REPLIES = words('replies');

/** What replies say, in a language: `repliesIn(requestLocale(request))`. */
export const repliesIn = (locale: Locale): Replies => REPLIES[locale];
