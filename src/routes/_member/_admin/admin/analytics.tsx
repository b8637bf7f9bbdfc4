import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const AnalyticsPage = late(() => import('#src/routes/-admin/AnalyticsPage.tsx'), 'AnalyticsPage');

export const Route = createFileRoute('/_member/_admin/admin/analytics')({
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: async (place) => (await import('#src/routes/-admin/adminLoaders.ts')).askForAnalytics(place),
  component: () => <AnalyticsPage />,
});
