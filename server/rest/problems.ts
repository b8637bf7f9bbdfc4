import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES, type Locale, localeFor } from '#contract/messages/locales.ts';
import type { Problem } from '#contract/problem.ts';
import { DatabaseAwayError } from '../db/databaseAway.ts';
import { type Replies, repliesIn } from './replyWords.ts';

/** A sentence of the catalogue of replies, still without a language. */
type Said = (replies: Replies) => string;

/** A reply with status 4xx that a route throws; `message` is for people, `code` for programs. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** The sentence in the reader's language; one that is not from the catalogue is the same in all. */
  readonly messageIn: (locale: Locale) => string;

  constructor(
    status: number,
    code: string,
    message: string | Said,
    more: { errors?: Record<string, string[]>; retryAfterSeconds?: number } = {},
  ) {
    const messageIn = (locale: Locale) =>
      typeof message === 'string' ? message : message(repliesIn(locale));
    super(messageIn(LOCALES[0]));
    this.messageIn = messageIn;
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** 401: nobody is signed in. */
export const signedOut = (): ProblemError => new ProblemError(401, 'signed_out', (t) => t('signedOut'));
/** 403: somebody is signed in who may not. */
export const forbidden = (): ProblemError => new ProblemError(403, 'forbidden', (t) => t('forbidden'));
/** 404: the same words for "does not exist" and "not yours". */
export const notFound = (): ProblemError => new ProblemError(404, 'not_found', (t) => t('notFound'));
/** 400 with the map of fields to sentences. */
export const invalid = (errors: Record<string, string[]>): ProblemError =>
  new ProblemError(400, 'validation', (t) => t('invalid'), { errors });
/** 429 with Retry-After. */
export const tooMany = (retryAfterSeconds: number): ProblemError =>
  new ProblemError(429, 'too_many', tooManyWords(retryAfterSeconds), { retryAfterSeconds });

const AWAY_SECONDS = 2;
/** 503 with Retry-After: nothing can be read or written just now. */
const storageAway = (): ProblemError =>
  new ProblemError(503, 'storage_away', (t) => t('storageAway'), { retryAfterSeconds: AWAY_SECONDS });

const tooManyWords =
  (seconds: number): Said =>
  (t) =>
    seconds < 90
      ? t('tooManySeconds', { count: seconds })
      : t('tooManyMinutes', { count: Math.ceil(seconds / 60) });

const SENTENCES: Readonly<Record<number, [code: string, said: Said]>> = {
  400: ['bad_request', (t) => t('badRequest')],
  404: ['not_found', (t) => t('notFound')],
  405: ['not_allowed', (t) => t('methodNotAllowed')],
  408: ['too_slow', (t) => t('tooSlow')],
  413: ['too_large', (t) => t('tooLarge')],
  414: ['too_large', (t) => t('addressTooLong')],
  415: ['unsupported_media_type', (t) => t('unsupportedMediaType')],
  431: ['too_large', (t) => t('headersTooLarge')],
  503: ['stopping', (t) => t('stopping')],
};

function fieldErrors(validation: NonNullable<FastifyError['validation']>): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { instancePath, message } of validation) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
    errors[field] = [...(errors[field] ?? []), message ?? 'Invalid input'];
  }
  return errors;
}

function problemOf(error: FastifyError): ProblemError {
  if (error instanceof ProblemError) return error;
  if (error instanceof DatabaseAwayError) return storageAway();
  if (error.validation) return invalid(fieldErrors(error.validation));
  const status = error.statusCode ?? 500;
  const isKnown = status >= 400 && (status < 500 || status === 503);
  if (!isKnown) return new ProblemError(500, 'internal', (t) => t('internal'));
  const [code, said] = SENTENCES[status] ?? SENTENCES[400]!;
  return new ProblemError(status, code, said);
}

/** Sends a problem as JSON, never with a stack; faults of ours are logged with the request's id. */
export function sendProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const problem = problemOf(error);
  const { status, code, errors, retryAfterSeconds } = problem;
  if ((status >= 500 && status !== 503) || error instanceof DatabaseAwayError)
    request.log.error({ err: error }, 'request failed');
  if (status === 403) request.log.warn({ code, memberId: request.principal?.memberId }, 'refused');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const message = problem.messageIn(localeFor(request.headers['accept-language']));
  const body: Problem = { message, code, ...(errors ? { errors } : {}), requestId: request.id };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((sent: Problem) => JSON.stringify(sent))
    .send(body);
}

/** For addresses that Fastify cannot read, where no hook has run to set the headers. */
export function sendUnreadable(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({
    'content-security-policy': "default-src 'none';frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
  });
  return sendProblem(error, request, reply);
}

/** All errors of all routes leave as problems. */
export function sendErrorsAsProblems(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(sendProblem);
}
