import { ANALYTICS_DAYS, type Analytics, type AnalyticsQuery } from '#contract/admin/analytics.ts';
import { adminAnalyticsRoutes } from '#contract/routes/admin/adminAnalytics.ts';
import { adminImageRoutes } from '#contract/routes/admin/adminImages.ts';
import { adminOverviewRoutes } from '#contract/routes/admin/adminOverview.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { type Asked, asked } from '#src/ui/components/answer.ts';
import { tableAskOf } from '#src/ui/features/admin/kit/useTableAsk.ts';
import { type AdminSearch, wordOf } from '#src/ui/features/admin/shell/adminSearch.ts';

/** Where a screen of Administration is, as its route's loader knows it. */
interface Place {
  readonly context: { readonly api: Api };
  readonly deps: AdminSearch;
  readonly abortController: AbortController;
}

/** The figures of a month change slowly, and the overview asks every few seconds. */
const MONTH_KEPT_MS = 60_000;
let month: { readonly atMs: number; readonly analytics: Asked<Analytics> } | null = null;

function askForMonth(api: Api, nowMs: number): Asked<Analytics> {
  if (month === null || nowMs - month.atMs > MONTH_KEPT_MS) {
    const analytics = asked(createClient(adminAnalyticsRoutes, api).analytics({ query: { days: 30 } }));
    month = { atMs: nowMs, analytics };
  }
  return month.analytics;
}

/** Null on the tab of activity, which asks for its own rows. */
export function askForOverview({ context: { api }, deps, abortController: { signal } }: Place) {
  if (isActivity(deps)) return null;
  const askedAtMs = Date.now();
  return {
    overview: asked(createClient(adminOverviewRoutes, api).adminOverview({}, { signal })),
    analytics: askForMonth(api, askedAtMs),
    askedAtMs,
  };
}

/** Activity has two addresses: its own tab's, and the one that the side list links to. */
const isActivity = (search: AdminSearch): boolean =>
  wordOf(search, 'view') === 'activity' || wordOf(search, 'tab') === 'activity';

export function askForImages({ context: { api }, deps, abortController: { signal } }: Place) {
  const { page, pageRows } = tableAskOf(deps);
  const client = createClient(adminImageRoutes, api);
  return { view: asked(client.imageCache({ query: { page, pageRows } }, { signal })) };
}

export function askForAnalytics({ context: { api }, deps, abortController: { signal } }: Place) {
  const query: AnalyticsQuery = {
    game: wordOf(deps, 'game') || undefined,
    days: ANALYTICS_DAYS.find((days) => String(days) === wordOf(deps, 'days')) ?? 30,
  };
  const isCards = wordOf(deps, 'view') === 'cards';
  const client = createClient(adminAnalyticsRoutes, api);
  return { query, analytics: isCards ? null : asked(client.analytics({ query }, { signal })) };
}
