import * as z from 'zod/mini';
import { route, signedIn } from '../route.ts';
import { tableWaitsSchema } from '../tables/clocks.ts';

/** Correspondence tables. */
export const tableWaitRoutes = {
  /** Who holds packs at a correspondence table. */
  tableWaits: route('GET /drafts/:draftId/waits', {
    params: z.object({ draftId: z.string().check(z.maxLength(64)) }),
    reply: tableWaitsSchema,
    refusals: ['notFound', 'notSeated', 'notAllowed', 'draftOver'],
    access: signedIn,
    token: 'drafts:read',
  }),
};
