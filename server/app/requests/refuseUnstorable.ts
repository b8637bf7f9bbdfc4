import { refused } from '#contract/refusals.ts';
import { isStorable } from '#contract/storable.ts';
import { sendReply } from '#server/http/sendReply.ts';
import type { RouteModule } from '../appContext.ts';

/** Refuses requests with a text that cannot be stored in path, query or body; counts for the routes that are added after it. */
export const refuseUnstorable: RouteModule = (api) => {
  api.addHook('preValidation', async (request, reply) => {
    const body = request.hasDoubtfulText ? [request.body] : [];
    if (![request.params, request.query, ...body].every(isStorable))
      return sendReply(reply, refused('badAction'));
  });
};
