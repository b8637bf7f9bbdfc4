import { useLoaderData, useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { KeepOrder } from '#contract/admin/overview.ts';
import { adminActivityRoutes } from '#contract/routes/admin/adminActivity.ts';
import { adminImageRoutes } from '#contract/routes/admin/adminImages.ts';
import { adminOverviewRoutes } from '#contract/routes/admin/adminOverview.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { ActivityScreen } from '#src/ui/features/admin/activity/ActivityScreen.tsx';
import { OverviewScreen } from '#src/ui/features/admin/overview/OverviewScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { tablePorts } from './tablePorts.ts';

function portsOf(api: Api) {
  const client = createClient({ ...adminOverviewRoutes, ...adminActivityRoutes, ...adminImageRoutes }, api);
  return {
    tables: tablePorts(api, 'drafts'),
    activity: tablePorts(api, 'activity'),
    keepOrder: (draftId: string, ask: KeepOrder) =>
      client.tableKeepOrder({ params: { draftId }, body: { ask } }),
    retryPictures: () => client.imagesRetry(),
    revert: (activityId: string) => client.activityRevert({ params: { activityId } }),
    detail: (activityId: string, signal: AbortSignal) =>
      client.activityDetail({ params: { activityId } }, { signal }),
  };
}

/** Fetched together with the page. */
void loadMessages('admin', 'adminOverview', 'adminAnalytics', 'tables');

/** What happens now, or everything that was done. */
export function OverviewPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminOverview');
  useMessages('adminAnalytics');
  useMessages('tables');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const data = useLoaderData({ from: '/_member/_admin/admin/' });
  const ports = useMemo(() => portsOf(api), [api]);
  return data === null ? <ActivityScreen ports={ports} /> : <OverviewScreen data={data} ports={ports} />;
}
