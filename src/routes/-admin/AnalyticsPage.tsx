import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { AnalyticsPart, AnalyticsQuery } from '#contract/admin/analytics.ts';
import { adminAnalyticsRoutes } from '#contract/routes/admin/adminAnalytics.ts';
import type { Api, CallOptions } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { AnalyticsScreen } from '#src/ui/features/admin/analytics/AnalyticsScreen.tsx';
import { tablePorts } from './tablePorts.ts';

function portsOf(api: Api) {
  const client = createClient(adminAnalyticsRoutes, api);
  return {
    read: (query: AnalyticsQuery, options?: CallOptions) => client.analytics({ query }, options),
    /** The text of the file. */
    csv: (part: AnalyticsPart, query: AnalyticsQuery) => client.analyticsCsv({ params: { part }, query }),
    pickOrder: tablePorts(api, 'pick-order'),
  };
}

/** What drafts tell. */
export function AnalyticsPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => portsOf(api), [api]);
  return <AnalyticsScreen ports={ports} />;
}
