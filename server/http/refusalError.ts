import { LOCALES, type Locale } from '#contract/messages/locales.ts';
import type { Refusal, RefusalArguments, TableRefusal } from '#contract/refusals.ts';
import { type SaidRefusal, sentenceOf } from './refusalSentences.ts';
import { statusOf } from './refusalStatus.ts';
import { type Replies, repliesIn } from './replies.ts';
import { sentenceIn } from './sentences.ts';
import { tableSentence } from './tableReplies.ts';

interface Details {
  /** Field to what is wrong with it, in sentences. */
  readonly errors?: Record<string, string[]>;
  readonly retryAfterSeconds?: number;
  /** Said instead of the refusal's usual sentence, where only the place knows what happened. */
  readonly sentence?: string;
  /** The same in every language, where it is one of several that the code has. */
  readonly says?: Says;
}

/** The sentence in a language. */
type Says = (t: Replies, locale: Locale) => string;

type ArgumentsOf<Code extends Refusal> = Code extends keyof RefusalArguments
  ? [args: RefusalArguments[Code], details?: Details]
  : Code extends SaidRefusal
    ? [args?: null, details?: Details]
    : [args: null, details: Details & ({ readonly sentence: string } | { readonly says: Says })];

const usual =
  (code: Refusal, args: object | null): Says =>
  (_, locale) =>
    sentenceOf(code, args, locale);

/** Thrown by whatever refuses a request; the reply's status follows from the code (`refusalStatus.ts`). */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly code: Refusal;
  readonly args: object | null;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly #sentence: string | undefined;
  readonly #says: Says | undefined;

  constructor(code: Refusal, args: object | null, details: Details = {}) {
    super(details.sentence ?? (details.says ?? usual(code, args))(repliesIn(LOCALES[0]), LOCALES[0]));
    this.#says = details.says;
    this.#sentence = details.sentence;
    this.code = code;
    this.args = args;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The sentence in the reader's language. */
  messageIn(locale: Locale): string {
    if (this.#sentence !== undefined) return sentenceIn(this.#sentence, locale);
    return (this.#says ?? usual(this.code, this.args))(repliesIn(locale), locale);
  }

  get status(): number {
    return statusOf(this.code);
  }
}

/** The refusal with this code, to be thrown; its arguments are those of `RefusalArguments`. */
export function refusal<Code extends Refusal>(
  code: Code,
  ...[args, details]: ArgumentsOf<Code>
): RefusalError {
  return new RefusalError(code, args ?? null, details);
}

/** What a table or an event refuses, in its own words: `notFound` is a table there. */
export const tableRefusal = (code: TableRefusal): RefusalError =>
  refusal(code, null, { says: (_, locale) => tableSentence(code, locale) });
/** 401: nobody is signed in. */
export const signedOut = (): RefusalError => refusal('signedOut');
/** 403: the person who is signed in may not do this. */
export const forbidden = (): RefusalError => refusal('forbidden');
/** 404: the same words for "does not exist" and "not yours". */
export const notFound = (): RefusalError => refusal('notFound');
/** 400 with the map of fields to sentences. */
export const invalid = (errors: Record<string, string[]>): RefusalError =>
  refusal('validation', null, { errors });
/** 429 with Retry-After. */
export const tooMany = (seconds: number): RefusalError =>
  refusal('tooMany', { seconds }, { retryAfterSeconds: seconds });
