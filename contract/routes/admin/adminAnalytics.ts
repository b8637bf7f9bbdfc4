import * as z from 'zod/mini';
import { analyticsPartSchema, analyticsQuerySchema, analyticsSchema } from '#contract/admin/analytics.ts';
import { admin, route } from '#contract/route.ts';

/** What Admins learn about drafts, as figures and as files. */
export const adminAnalyticsRoutes = {
  analytics: route('GET /admin/analytics', {
    query: analyticsQuerySchema,
    reply: analyticsSchema,
    refusals: [],
    access: admin,
    token: 'admin.analytics:read',
  }),
  analyticsCsv: route('GET /admin/analytics/csv/:part', {
    params: z.object({ part: analyticsPartSchema }),
    query: analyticsQuerySchema,
    reply: z.string(),
    file: 'text/csv; charset=utf-8',
    refusals: [],
    access: admin,
    token: 'admin.analytics:read',
  }),
};
