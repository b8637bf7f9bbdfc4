import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const OverviewPage = late(() => import('#src/routes/-admin/OverviewPage.tsx'), 'OverviewPage');

export const Route = createFileRoute('/_member/_admin/admin/')({
  codeSplitGroupings: [['loader', 'component']],
  loaderDeps: ({ search }) => search,
  loader: async (place) => (await import('#src/routes/-admin/adminLoaders.ts')).askForOverview(place),
  component: () => <OverviewPage />,
});
