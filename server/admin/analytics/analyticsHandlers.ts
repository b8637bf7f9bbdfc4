import { api } from '#contract/api.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import { implement } from '../../http/implement.ts';
import { countPaces } from '../../results/draftPace.ts';
import { analyticsCsv } from './analyticsCsv.ts';
import { readAnalytics } from './readAnalytics.ts';

/** Counted while somebody waits; the others are counted within the hour. */
const COUNTED_AT_ONCE = 10;

/** What Admins learn about drafts, as figures and as files. */
export const adminAnalyticsHandlers = (onFault: (fault: unknown) => void): readonly RouteModule[] => [
  implement(api.analytics, async ({ query }, { db, clock }) => {
    await countPaces(db, COUNTED_AT_ONCE, onFault);
    return readAnalytics(db, query, clock.now());
  }),
  implement(api.analyticsCsv, async ({ params: { part }, query }, { db, clock }) => ({
    name: `${part}.csv`,
    text: analyticsCsv(part, await readAnalytics(db, query, clock.now())),
  })),
];
