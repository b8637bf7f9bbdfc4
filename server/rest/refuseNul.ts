import { refused } from '#contract/refusals.ts';
import type { RouteModule } from './house.ts';
import { sendReply } from './replies.ts';

/** Whether any text in this value holds the character U+0000, which PostgreSQL cannot store. Bytes are no text. */
export function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\u0000');
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return false;
  return Object.entries(value).some(([key, part]) => key.includes('\u0000') || holdsNul(part));
}

/** Refuses requests with U+0000 in their path, query or body; counts for the routes that are added after it. */
export const refuseNul: RouteModule = (api) => {
  api.addHook('preValidation', async (request, reply) => {
    if ([request.params, request.query, request.body].some(holdsNul))
      return sendReply(reply, refused('badAction'));
  });
};
