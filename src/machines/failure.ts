import * as z from 'zod/mini';
import { firstWords } from '#src/ui/messages/firstWords.ts';

/** A call that did not succeed, as plain data: `status` is null when no answer came. */
export interface CallFailure {
  readonly status: number | null;
  /** The server's short name for the problem, or null when it gave none. */
  readonly code: string | null;
  /** What the server said, or null when its reply carried no words. */
  readonly reply: string | null;
  /** What the error itself said; may be empty. */
  readonly words: string;
  /** The reply's map of a field to its messages; empty when there was none. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
}

const shapeOfFailure = z.object({
  status: z.catch(z.nullable(z.number()), null),
  code: z.catch(z.nullable(z.string()), null),
  reply: z.catch(z.nullable(z.string()), null),
  fields: z.catch(z.record(z.string(), z.array(z.string())), {}),
  message: z.catch(z.string(), ''),
});

/** Reads anything that was thrown as a CallFailure. */
export function failureOf(thrown: unknown): CallFailure {
  const { message, reply, ...facts } = z.parse(
    shapeOfFailure,
    typeof thrown === 'object' && thrown !== null ? thrown : { message: thrown },
  );
  return { ...facts, reply: reply || null, words: message };
}

export const NO_ANSWER = firstWords('noAnswer');
export const OFFLINE = firstWords('offline');

/** What a call says that got no answer. Outside a browser there may be no `navigator`. */
export const noAnswerWords = (): string => (globalThis.navigator?.onLine === false ? OFFLINE : NO_ANSWER);

/** Words for a failed action: the reply's message, else the error's, else the caller's, else 'An error occurred'. */
export function errorWords(thrown: unknown, fallback?: string): string {
  const failure = failureOf(thrown);
  return failure.reply || failure.words || fallback || firstWords('failed');
}

/** Is this thrown by a guard because nobody answered for the token that is kept? */
export const isUnreachable = (fault: unknown): boolean =>
  fault instanceof Error && fault.name === 'SessionUnreachable';
