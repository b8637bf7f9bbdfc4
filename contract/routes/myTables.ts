import { route, signedIn } from '../route.ts';
import { myTableListSchema, myTablesQuerySchema } from '../tables/myTables.ts';

/** The caller's own tables. */
export const myTableRoutes = {
  myTables: route('GET /drafts/mine', {
    query: myTablesQuerySchema,
    reply: myTableListSchema,
    refusals: [],
    access: signedIn,
    token: 'drafts:read',
  }),
};
