import * as z from 'zod/mini';
import { analyticsPartSchema, analyticsQuerySchema, analyticsSchema } from '#contract/admin/analytics.ts';
import { analyticsCsv } from '../../admin/analytics/analyticsCsv.ts';
import { readAnalytics } from '../../admin/analytics/readAnalytics.ts';
import { countPaces } from '../../results/draftPace.ts';
import { allowed } from '../guards.ts';
import type { RouteModule } from '../house.ts';

/** Counted while somebody waits; the others are counted within the hour. */
const COUNTED_AT_ONCE = 10;

/** What Admins learn about drafts, as figures and as files. */
export const adminAnalyticsRoutes =
  (onFault: (fault: unknown) => void): RouteModule =>
  (api, house) => {
    const preHandler = allowed(house, 'administer');

    api.get(
      '/admin/analytics',
      { preHandler, schema: { querystring: analyticsQuerySchema, response: { 200: analyticsSchema } } },
      async (request) => {
        await countPaces(house.db, COUNTED_AT_ONCE, onFault);
        return readAnalytics(house.db, request.query, house.clock.now());
      },
    );

    api.get(
      '/admin/analytics/csv/:part',
      {
        preHandler,
        schema: { params: z.object({ part: analyticsPartSchema }), querystring: analyticsQuerySchema },
      },
      async (request, reply) => {
        const { part } = request.params;
        const analytics = await readAnalytics(house.db, request.query, house.clock.now());
        return reply
          .type('text/csv; charset=utf-8')
          .header('content-disposition', `attachment; filename="${part}.csv"`)
          .send(analyticsCsv(part, analytics));
      },
    );
  };
