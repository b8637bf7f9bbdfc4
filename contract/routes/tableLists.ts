import * as z from 'zod/mini';
import { gameSummarySchema } from '../games/gameSummary.ts';
import { everyone, route, signedIn } from '../route.ts';
import { openTablesQuerySchema, tableListSchema } from '../tables/tableRows.ts';

/** What can be drafted, and at which tables. */
export const tableListRoutes = {
  games: route('GET /games', {
    reply: z.object({ games: z.array(gameSummarySchema) }),
    refusals: [],
    access: everyone,
    token: 'games:read',
  }),
  /** Up to three open tables, without anything of the reader's own. */
  homeTables: route('GET /home', {
    reply: tableListSchema,
    refusals: [],
    access: everyone,
    token: 'drafts:read',
  }),
  openTables: route('GET /drafts', {
    query: openTablesQuerySchema,
    reply: tableListSchema,
    refusals: [],
    access: signedIn,
    token: 'drafts:read',
  }),
};
