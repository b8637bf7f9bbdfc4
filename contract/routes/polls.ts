import * as z from 'zod/mini';
import { route, signedIn } from '../route.ts';

/** Questions about a pick, which do not name the draft they are about. */
export const pollRoutes = {
  /** For people who may open the results of the draft anyway. */
  polledDraft: route('GET /polls/:key/draft', {
    params: z.object({ key: z.string().check(z.maxLength(64)) }),
    reply: z.object({ draftId: z.string() }),
    refusals: ['notFound', 'notAllowed'],
    access: signedIn,
  }),
};
