import type { FastifyReply } from 'fastify';
import type { Problem } from '#contract/problem.ts';
import type { Refusal, Reply } from '#contract/refusals.ts';
import { statusOf } from './refusalStatus.ts';
import { requestLocale } from './requestLocale.ts';
import { messageIn } from './tableReplies.ts';

/** Whether a refusal says that somebody may not do what they asked for; the log keeps those. */
export const isForbidden = (refusal: Refusal): boolean => statusOf(refusal) === 403;

/** Sends what a table or an event answered: its value, or its refusal with the status that belongs to it. */
export function sendReply<T>(reply: FastifyReply, answer: Reply<T>): FastifyReply {
  if (answer.ok) return reply.send(answer.value);
  if (isForbidden(answer.refusal)) {
    const { memberId } = reply.request.principal ?? {};
    reply.log.warn({ code: answer.refusal, memberId }, 'refused');
  }
  const message = messageIn(answer, requestLocale(reply.request));
  const problem: Problem = { message, code: answer.refusal, requestId: reply.request.id };
  return reply.status(statusOf(answer.refusal)).send(problem);
}
