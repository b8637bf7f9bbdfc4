import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Problem } from '#contract/problem.ts';
import type { Refusal, RefusalArguments } from '#contract/refusals.ts';
import { DatabaseAwayError } from '../db/databaseAway.ts';
import { invalid, RefusalError, refusal } from './refusalError.ts';
import { requestLocale } from './requestLocale.ts';
import { errorsIn } from './sentences.ts';

const AWAY_SECONDS = 2;

/** What Fastify's own errors are called; other 4xx of its are `badRequest`. */
const OF_FRAMEWORK: Readonly<Record<number, Refusal>> = {
  404: 'notFound',
  405: 'methodNotAllowed',
  408: 'tooSlow',
  413: 'tooLarge',
  414: 'addressTooLong',
  415: 'unsupportedMediaType',
  431: 'headersTooLarge',
  503: 'stopping',
};

function fieldErrors(validation: NonNullable<FastifyError['validation']>): Record<string, string[]> {
  const errors: Record<string, string[]> = {};
  for (const { instancePath, message } of validation) {
    const field = instancePath.replace(/^\//, '').replaceAll('/', '.') || 'body';
    errors[field] = [...(errors[field] ?? []), message ?? 'Invalid input'];
  }
  return errors;
}

function refusalOf(error: FastifyError): RefusalError {
  if (error instanceof RefusalError) return error;
  if (error instanceof DatabaseAwayError)
    return refusal('storageAway', null, { retryAfterSeconds: AWAY_SECONDS });
  if (error.validation) return invalid(fieldErrors(error.validation));
  const status = error.statusCode ?? 500;
  const isKnown = status >= 400 && (status < 500 || status === 503);
  return new RefusalError(isKnown ? (OF_FRAMEWORK[status] ?? 'badRequest') : 'internal', null);
}

/** What a program is to bring instead (RFC 6750); null where no other credential would help. */
function challengeOf({ code, args }: RefusalError): string | null {
  if (code === 'signedOut') return 'Bearer';
  if (code === 'tokenOver') return 'Bearer error="invalid_token"';
  if (code === 'tokenInAddress') return 'Bearer error="invalid_request"';
  if (code !== 'tokenScope') return null;
  const { scope } = args as RefusalArguments['tokenScope'];
  return `Bearer error="insufficient_scope", scope="${scope}"`;
}

/** Sends a refusal as JSON, never with a stack; faults of ours are logged with the request's id. */
export function sendRefusal(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refused = refusalOf(error);
  const { status, code, errors, retryAfterSeconds } = refused;
  if ((status >= 500 && status !== 503) || error instanceof DatabaseAwayError)
    request.log.error({ err: error }, 'request failed');
  if (status === 403) request.log.warn({ code, memberId: request.principal?.memberId }, 'refused');
  const challenge = challengeOf(refused);
  if (challenge !== null) reply.header('www-authenticate', challenge);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  const locale = requestLocale(request);
  const message = refused.messageIn(locale);
  const said = errors ? { errors: errorsIn(errors, locale) } : {};
  const body: Problem = { message, code, ...said, requestId: request.id };
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
  return sendRefusal(error, request, reply);
}

/** All errors of all routes leave as refusals with the one error body. */
export function sendErrorsAsRefusals(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>(sendRefusal);
}
