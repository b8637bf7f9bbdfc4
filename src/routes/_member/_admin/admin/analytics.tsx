import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/kit/late.ts';

const AnalyticsPage = late(() => import('#src/routes/-admin/AnalyticsPage.tsx'), 'AnalyticsPage');

export const Route = createFileRoute('/_member/_admin/admin/analytics')({
  staticData: { title: 'Analytics' },
  component: () => <AnalyticsPage />,
});
