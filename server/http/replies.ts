import type { SentencesOf } from '#contract/messages/catalogue.ts';
import english from '#contract/messages/en/replies.ts';
import { formatTagOf, type Locale } from '#contract/messages/locales.ts';
import { type Translator, translatorOf } from '#contract/messages/translator.ts';

export type Replies = Translator<SentencesOf<typeof english>>;

const REPLIES: Readonly<Record<Locale, Replies>> = { en: translatorOf(english, formatTagOf('en')) };

/** What replies say, in a language: `repliesIn(localeFor(request.headers['accept-language']))`. */
export const repliesIn = (locale: Locale): Replies => REPLIES[locale];
