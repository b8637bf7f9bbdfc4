import * as z from 'zod/mini';
import { draftLogFileSchema } from '#contract/results/draftLog.ts';
import { route, signedIn } from '#contract/route.ts';

/** The log of a draft. */
export const draftLogRoutes = {
  /** For readers who may see every seat. */
  draftLog: route('GET /drafts/:draftId/log', {
    params: z.object({ draftId: z.string() }),
    reply: draftLogFileSchema,
    refusals: ['notFound', 'notStarted', 'notAllowed'],
    access: signedIn,
    token: 'results:read',
  }),
};
