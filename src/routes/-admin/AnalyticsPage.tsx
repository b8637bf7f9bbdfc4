import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createAnalyticsCalls } from '#src/api/admin/analyticsCalls.ts';
import { AnalyticsScreen } from '#src/ui/admin/analytics/AnalyticsScreen.tsx';

/** What drafts tell. */
export function AnalyticsPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => createAnalyticsCalls(api), [api]);
  return <AnalyticsScreen ports={ports} />;
}
