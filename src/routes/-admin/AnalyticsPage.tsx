import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { adminAnalyticsRoutes } from '#contract/routes/admin/adminAnalytics.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { AnalyticsScreen } from '#src/ui/features/admin/analytics/AnalyticsScreen.tsx';
import type { AnalyticsPorts } from '#src/ui/features/admin/analytics/analyticsParts.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { tablePorts } from './tablePorts.ts';

function portsOf(api: Api): AnalyticsPorts {
  const client = createClient(adminAnalyticsRoutes, api);
  return {
    csv: (part, query) => client.analyticsCsv({ params: { part }, query }),
    pickOrder: tablePorts(api, 'pick-order'),
  };
}

/** Fetched together with the page. */
void loadMessages('admin', 'adminAnalytics');

/** What drafts tell. */
export function AnalyticsPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminAnalytics');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const data = useLoaderData({ from: '/_member/_admin/admin/analytics' });
  const ports = useMemo(() => portsOf(api), [api]);
  return <AnalyticsScreen data={data} ports={ports} />;
}
