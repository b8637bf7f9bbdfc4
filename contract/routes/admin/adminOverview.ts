import * as z from 'zod/mini';
import { changedSchema } from '#contract/admin/activity.ts';
import { adminShellSchema, keepOrderSchema, overviewSchema } from '#contract/admin/overview.ts';
import { admin, route } from '#contract/route.ts';

const id = z.string().check(z.maxLength(60));

/** What the administration shows before any of its lists, and order at the tables that are there now. */
export const adminOverviewRoutes = {
  /** Without a game everything is counted. */
  adminShell: route('GET /admin/shell', {
    query: z.object({ game: z.optional(id) }),
    reply: adminShellSchema,
    refusals: [],
    access: admin,
    token: 'admin.overview:read',
  }),
  adminOverview: route('GET /admin/overview', {
    reply: overviewSchema,
    refusals: [],
    access: admin,
    token: 'admin.overview:read',
  }),
  tableKeepOrder: route('POST /admin/tables-now/:draftId', {
    params: z.object({ draftId: id }),
    body: keepOrderSchema,
    reply: changedSchema,
    refusals: [
      'notFound',
      'notAllowed',
      'notHost',
      'draftPaused',
      'notPaused',
      'draftOver',
      'notStarted',
      'alreadyStarted',
      'tooFast',
      'draining',
    ],
    access: admin,
    token: 'admin.tables:write',
  }),
};
