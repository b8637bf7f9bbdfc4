import * as z from 'zod/mini';
import { route, signedIn } from '../route.ts';
import { tableViewSchema } from '../tables/tables.ts';

/** One table, as far as its reader may see it. */
export const tableReadingRoutes = {
  table: route('GET /drafts/:draftId', {
    params: z.object({ draftId: z.string() }),
    reply: tableViewSchema,
    refusals: ['notFound'],
    access: signedIn,
    token: 'drafts:read',
  }),
};
