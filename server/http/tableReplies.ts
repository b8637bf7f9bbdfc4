import type { Locale } from '#contract/messages/locales.ts';
import { REFUSAL_SENTENCES, type Reply, type TableRefusal } from '#contract/refusals.ts';
import { words } from '#server/words/words.ts';
import { sentenceIn } from './sentences.ts';

const REPLIES = words('tableReplies');

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
