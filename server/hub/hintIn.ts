import type { Locale } from '#contract/messages/locales.ts';
import type { Reply } from '#contract/refusals.ts';
import type { Hint } from '#contract/room/room.ts';
import { sentenceIn } from '../http/sentences.ts';

/** A hint with its sentences as somebody reads them in this language. */
export function hintIn(reply: Reply<Hint>, locale: Locale): Reply<Hint> {
  if (!reply.ok) return reply;
  const { told, reason, ...rest } = reply.value;
  const said = (sentence: string) => sentenceIn(sentence, locale);
  return { ok: true, value: { ...rest, told: told === null ? null : said(told), reason: said(reason) } };
}
