import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#contract/problem.ts';
import { DatabaseAwayError } from '../db/databaseAway.ts';

/** A reply with status 4xx that a route throws; `message` is for people, `code` for programs. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError';
  readonly status: number;
  readonly code: string;
  readonly errors: Record<string, string[]> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { errors?: Record<string, string[]>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}

/** 401: nobody is signed in. */
export const signedOut = (): ProblemError => new ProblemError(401, 'signed_out', 'Please sign in.');
/** 403: somebody is signed in who may not. */
export const forbidden = (): ProblemError => new ProblemError(403, 'forbidden', 'You may not do this.');
/** 404: the same words for "does not exist" and "not yours". */
export const notFound = (): ProblemError => new ProblemError(404, 'not_found', 'This was not found.');
/** 400 with the map of fields to sentences. */
export const invalid = (errors: Record<string, string[]>): ProblemError =>
  new ProblemError(400, 'validation', 'Please check what you entered.', { errors });
/** 429 with Retry-After. */
export const tooMany = (retryAfterSeconds: number): ProblemError =>
  new ProblemError(429, 'too_many', `Too many attempts. Try again in ${waitInWords(retryAfterSeconds)}.`, {
    retryAfterSeconds,
  });

const AWAY_SECONDS = 2;
/** 503 with Retry-After: nothing can be read or written just now. */
const storageAway = (): ProblemError =>
  new ProblemError(
    503,
    'storage_away',
    'The server cannot reach its storage just now. Try again in a moment.',
    { retryAfterSeconds: AWAY_SECONDS },
  );

function waitInWords(seconds: number): string {
  const [count, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

const SENTENCES: Readonly<Record<number, [code: string, message: string]>> = {
  400: ['bad_request', 'The request could not be read.'],
  404: ['not_found', 'This was not found.'],
  405: ['not_allowed', 'This address does not do that.'],
  408: ['too_slow', 'The request took too long.'],
  413: ['too_large', 'This is too large.'],
  414: ['too_large', 'The address is too long.'],
  415: ['unsupported_media_type', 'Send JSON.'],
  431: ['too_large', 'The headers are too large.'],
  503: ['stopping', 'The server is restarting. Try again in a moment.'],
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
  if (!isKnown)
    return new ProblemError(500, 'internal', 'Something went wrong on the server. Please try again.');
  const [code, message] = SENTENCES[status] ?? SENTENCES[400]!;
  return new ProblemError(status, code, message);
}

/** Sends a problem as JSON, never with a stack; faults of ours are logged with the request's id. */
export function sendProblem(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, code, message, errors, retryAfterSeconds } = problemOf(error);
  if ((status >= 500 && status !== 503) || error instanceof DatabaseAwayError)
    request.log.error({ err: error }, 'request failed');
  if (status === 403) request.log.warn({ code, memberId: request.principal?.memberId }, 'refused');
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const body: Problem = { message, code, ...(errors ? { errors } : {}), requestId: request.id };
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer((problem: Problem) => JSON.stringify(problem))
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
