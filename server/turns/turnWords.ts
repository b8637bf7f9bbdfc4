import type { Locale } from '#contract/messages/locales.ts';
import { type WordsOf, words } from '#server/words/words.ts';

export type TurnWords = WordsOf<'turns'>;

const WORDS = words('turns');

/** What emails and pushes about turns say, in a language. */
export const turnWords = (locale: Locale): TurnWords => WORDS[locale];
