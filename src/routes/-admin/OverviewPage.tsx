import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { KeepOrder } from '#contract/admin/overview.ts';
import { adminActivityRoutes } from '#contract/routes/admin/adminActivity.ts';
import { adminOverviewRoutes } from '#contract/routes/admin/adminOverview.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { ActivityScreen } from '#src/ui/features/admin/activity/ActivityScreen.tsx';
import { OverviewScreen } from '#src/ui/features/admin/overview/OverviewScreen.tsx';
import { useAdminSearch } from '#src/ui/features/admin/shell/adminSearch.ts';
import { tablePorts } from './tablePorts.ts';

function portsOf(api: Api) {
  const client = createClient({ ...adminOverviewRoutes, ...adminActivityRoutes }, api);
  return {
    overview: (signal: AbortSignal) => client.adminOverview({}, { signal }),
    tables: tablePorts(api, 'drafts'),
    activity: tablePorts(api, 'activity'),
    keepOrder: (draftId: string, ask: KeepOrder) =>
      client.tableKeepOrder({ params: { draftId }, body: { ask } }),
    revert: (activityId: string) => client.activityRevert({ params: { activityId } }),
    detail: (activityId: string, signal: AbortSignal) =>
      client.activityDetail({ params: { activityId } }, { signal }),
  };
}

/** What happens now, or everything that was done. */
export function OverviewPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const [search] = useAdminSearch();
  const ports = useMemo(() => portsOf(api), [api]);
  return search.view === 'activity' ? <ActivityScreen ports={ports} /> : <OverviewScreen ports={ports} />;
}
