import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const AnalyticsPage = lazy(() =>
  import('#src/routes/-admin/AnalyticsPage.tsx').then((part) => ({ default: part.AnalyticsPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/analytics')({
  staticData: { title: 'Analytics' },
  component: () => <AnalyticsPage />,
});
