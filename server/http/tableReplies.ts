import type { SentencesOf } from '#contract/messages/catalogue.ts';
import german from '#contract/messages/de/tableReplies.ts';
import english from '#contract/messages/en/tableReplies.ts';
import spanish from '#contract/messages/es/tableReplies.ts';
import french from '#contract/messages/fr/tableReplies.ts';
import italian from '#contract/messages/it/tableReplies.ts';
import japanese from '#contract/messages/ja/tableReplies.ts';
import type { Locale } from '#contract/messages/locales.ts';
import portuguese from '#contract/messages/pt-BR/tableReplies.ts';
import type { Translator } from '#contract/messages/translator.ts';
import { translatorsOf } from '#contract/messages/translators.ts';
import { REFUSAL_SENTENCES, type Reply, type TableRefusal } from '#contract/refusals.ts';
import { sentenceIn } from './sentences.ts';

const REPLIES: Readonly<Record<Locale, Translator<SentencesOf<typeof english>>>> = translatorsOf({
  en: english,
  de: german,
  fr: french,
  es: spanish,
  'pt-BR': portuguese,
  it: italian,
  ja: japanese,
});

/** The sentence of a refusal at a table, in a language. */
export const tableSentence = (code: TableRefusal, locale: Locale): string => REPLIES[locale](code);

/** Whether a refusal says what its code always says, rather than what only the place knew that refused. */
export const isUsual = ({ refusal, message }: { refusal: TableRefusal; message: string }): boolean =>
  message === REFUSAL_SENTENCES[refusal];

type Refused = Extract<Reply, { ok: false }>;

/** What a refusal says, in a language. */
export const messageIn = (reply: Refused, locale: Locale): string =>
  isUsual(reply) ? tableSentence(reply.refusal, locale) : sentenceIn(reply.message, locale);

/** The reply as somebody reads it in this language. */
export const replyIn = <T>(reply: Reply<T>, locale: Locale): Reply<T> =>
  reply.ok ? reply : { ...reply, message: messageIn(reply, locale) };
