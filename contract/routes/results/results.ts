import * as z from 'zod/mini';
import { deckListSchema } from '#contract/decks/deckLists.ts';
import { RESULT_FILES, resultFileSchema } from '#contract/results/resultFiles.ts';
import { resultsViewSchema } from '#contract/results/results.ts';
import { route, signedIn } from '#contract/route.ts';

const params = z.object({ draftId: z.string() });

/** Finished drafts, as far as their reader may see them. */
export const resultRoutes = {
  draftResults: route('GET /drafts/:draftId/results', {
    params,
    reply: resultsViewSchema,
    refusals: ['notFound', 'notStarted', 'notAllowed'],
    access: signedIn,
    token: 'results:read',
  }),
  /** Seats are numbered from 1. */
  resultFile: route('GET /drafts/:draftId/files/:kind', {
    params: z.object({ draftId: z.string(), kind: z.enum(RESULT_FILES) }),
    query: z.object({ seat: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(16))) }),
    reply: resultFileSchema,
    refusals: ['notFound', 'notStarted', 'notAllowed'],
    access: signedIn,
    token: 'results:read',
  }),
  deckList: route('GET /drafts/:draftId/decks/:memberId/list', {
    params: z.object({ draftId: z.string(), memberId: z.string() }),
    reply: deckListSchema,
    refusals: ['notFound', 'notStarted', 'notAllowed'],
    access: signedIn,
    token: 'results:read',
  }),
};
