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

/** Sends what a reply of the rooms came to: its value, or its refusal as a problem with a fitting status (409 else). */
export function sendReply<T>(reply: FastifyReply, answer: Reply<T>): FastifyReply {
  if (answer.ok) return reply.send(answer.value);
  const problem: Problem = { message: answer.message, code: answer.refusal, requestId: reply.request.id };
  return reply.status(STATUS[answer.refusal] ?? 409).send(problem);
}
