import * as z from 'zod/mini';
import { historySchema } from '#contract/results/history.ts';
import { route, signedIn } from '#contract/route.ts';

/** What members have drafted. */
export const historyRoutes = {
  memberHistory: route('GET /members/:memberId/history', {
    params: z.object({ memberId: z.string().check(z.maxLength(64)) }),
    query: z.object({ page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1) }),
    reply: historySchema,
    refusals: [],
    access: signedIn,
    token: 'results:read',
  }),
};
