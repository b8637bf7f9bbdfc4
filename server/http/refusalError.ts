import { LOCALES, type Locale } from '#contract/messages/locales.ts';
import type { Refusal, RefusalArguments } from '#contract/refusals.ts';
import { type SaidRefusal, sentenceOf } from './refusalSentences.ts';
import { statusOf } from './refusalStatus.ts';

interface Details {
  /** Field to what is wrong with it, in sentences. */
  readonly errors?: Record<string, string[]>;
  readonly retryAfterSeconds?: number;
  /** Said instead of the refusal's usual sentence, where only the place knows what happened. */
  readonly sentence?: string;
}

type ArgumentsOf<Code extends Refusal> = Code extends keyof RefusalArguments
  ? [args: RefusalArguments[Code], details?: Details]
  : Code extends SaidRefusal
    ? [args?: null, details?: Details]
    : [args: null, details: Details & { readonly sentence: string }];

/** Thrown by whatever refuses a request; the reply's status follows from the code (`refusalStatus.ts`). */
export class RefusalError extends Error {
  override readonly name = 'RefusalError';
  readonly code: Refusal;
  readonly args: object | null;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;
  readonly #sentence: string | undefined;

  constructor(code: Refusal, args: object | null, details: Details = {}) {
    super(details.sentence ?? sentenceOf(code, args, LOCALES[0]));
    this.#sentence = details.sentence;
    this.code = code;
    this.args = args;
    this.errors = details.errors;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  /** The sentence in the reader's language; one that was given where it was thrown is the same in all. */
  messageIn(locale: Locale): string {
    return this.#sentence ?? sentenceOf(this.code, this.args, locale);
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
