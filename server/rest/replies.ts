import type { FastifyReply } from 'fastify';
import type { Problem } from '#contract/problem.ts';
import type { Refusal, Reply } from '#contract/refusals.ts';

const STATUS: Partial<Record<Refusal, number>> = {
  notFound: 404,
  codeUnknown: 404,
  gameUnknown: 404,
  eventUnknown: 404,
  matchUnknown: 404,
  notAllowed: 403,
  notHost: 403,
  notSeated: 403,
  notInEvent: 403,
  deckNotYours: 403,
  tooFast: 429,
  storageAway: 503,
  draining: 503,
  badAction: 400,
  deckNotInPool: 400,
  exportFailed: 422,
  listUnread: 422,
  listUnfit: 422,
};

/** Whether a refusal says that somebody may not do what they asked for; the log keeps those. */
export const isForbidden = (refusal: Refusal): boolean => STATUS[refusal] === 403;

/** Sends what a reply of the rooms came to: its value, or its refusal as a problem with a fitting status (409 else). */
export function sendReply<T>(reply: FastifyReply, answer: Reply<T>): FastifyReply {
  if (answer.ok) return reply.send(answer.value);
  const status = STATUS[answer.refusal] ?? 409;
  if (isForbidden(answer.refusal)) {
    const { memberId } = reply.request.principal ?? {};
    reply.log.warn({ code: answer.refusal, memberId }, 'refused');
  }
  const problem: Problem = { message: answer.message, code: answer.refusal, requestId: reply.request.id };
  return reply.status(status).send(problem);
}
