import type { Reply } from '#contract/refusals.ts';
import { refusal } from './refusalError.ts';

/** The value of a reply; throws its refusal. */
export function granted<T>(reply: Reply<T>): T {
  if (!reply.ok) throw refusal(reply.refusal, null, { sentence: reply.message });
  return reply.value;
}
