import type { Reply } from '#contract/refusals.ts';
import { refusal, tableRefusal } from './refusalError.ts';
import { isUsual } from './tableReplies.ts';

/** The value of a reply; throws its refusal. */
export function granted<T>(reply: Reply<T>): T {
  if (!reply.ok)
    throw isUsual(reply)
      ? tableRefusal(reply.refusal)
      : refusal(reply.refusal, null, { sentence: reply.message });
  return reply.value;
}
