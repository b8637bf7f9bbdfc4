import english from '#contract/messages/en/replies.ts';
import type { Locale } from '#contract/messages/locales.ts';
import {
  REFUSAL_SENTENCES,
  type Refusal,
  type RefusalArguments,
  type TableRefusal,
} from '#contract/refusals.ts';
import { type Replies, repliesIn } from './replies.ts';
import { tableSentence } from './tableReplies.ts';

/** Codes whose sentence needs nothing but the code. */
type Plain = Exclude<Refusal & keyof typeof english, keyof RefusalArguments>;

/** Refusals that have a sentence of their own; with the others the place that refuses has to say why. */
export type SaidRefusal = Plain | TableRefusal | keyof RefusalArguments;

type Arguments<Code extends keyof RefusalArguments> = RefusalArguments[Code];

const WITH_ARGUMENTS: { [Code in keyof RefusalArguments]: (t: Replies, args: Arguments<Code>) => string } = {
  tooMany: (t, { seconds }) =>
    seconds < 90
      ? t('tooManySeconds', { count: seconds })
      : t('tooManyMinutes', { count: Math.ceil(seconds / 60) }),
  changedMeanwhile: (t, { what }) => t('changedMeanwhile', { what }),
  slugTaken: (t, { slug }) => t('slugTaken', { slug }),
  tokenScope: (t, { scope }) => t('tokenScope', { scope }),
  tooManyTokens: (t, { most }) => t('tooManyTokens', { count: most }),
  tooManyLists: (t, { most }) => t('tooManyLists', { count: most }),
  tooManyPractices: (t, { most }) => t('tooManyPractices', { count: most }),
  tooManyHooks: (t, { most }) => t('tooManyHooks', { count: most }),
  hookDomain: (t, { host }) => t('hookDomain', { host }),
  suspended: (t, { untilMs, reason }) =>
    untilMs === null
      ? t('suspended', { reason })
      : t('suspendedUntil', { until: minuteInWords(untilMs), reason }),
};

const minuteInWords = (atMs: number) => new Date(atMs).toISOString().slice(0, 16).replace('T', ' ');

const hasArguments = (code: Refusal): code is keyof RefusalArguments => code in WITH_ARGUMENTS;
const isPlain = (code: Refusal): code is Plain => code in english;
const isOfTable = (code: Refusal): code is TableRefusal => code in REFUSAL_SENTENCES;

/** What people read, in their language; throws for a refusal without a sentence of its own. */
export function sentenceOf(code: Refusal, args: object | null, locale: Locale): string {
  const t = repliesIn(locale);
  if (hasArguments(code)) return WITH_ARGUMENTS[code](t, args as never);
  if (isPlain(code)) return t(code);
  if (isOfTable(code)) return tableSentence(code, locale);
  throw new Error(`The refusal ${code} needs a sentence where it is thrown.`);
}
