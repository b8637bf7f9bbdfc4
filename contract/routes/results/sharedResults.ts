import * as z from 'zod/mini';
import { sharedResultsSchema } from '#contract/results/resultLinks.ts';
import { everyone, route } from '#contract/route.ts';

/** Results that somebody shared by a link. */
export const sharedResultRoutes = {
  /** Anybody with the link reads them, signed in or not. Wrong keys are counted as wrong codes are. */
  sharedResults: route('GET /shared/:key', {
    params: z.object({ key: z.string().check(z.maxLength(64)) }),
    reply: sharedResultsSchema,
    refusals: ['notFound'],
    access: everyone,
    token: 'results:read',
  }),
};
