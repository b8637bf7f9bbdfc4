import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createAdminCalls, createOverviewCalls } from '#src/api/admin/adminApi.ts';
import { ActivityScreen } from '#src/ui/admin/activity/ActivityScreen.tsx';
import { OverviewScreen } from '#src/ui/admin/overview/OverviewScreen.tsx';
import { useAdminSearch } from '#src/ui/admin/shell/adminSearch.ts';

/** What happens now, or everything that was done. */
export function OverviewPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const [search] = useAdminSearch();
  const ports = useMemo(() => {
    const { revert, detail } = createAdminCalls(api);
    return {
      ...createOverviewCalls(api),
      revert,
      detail: (activityId: string, signal: AbortSignal) => detail(activityId, { signal }),
    };
  }, [api]);
  return search.view === 'activity' ? <ActivityScreen ports={ports} /> : <OverviewScreen ports={ports} />;
}
