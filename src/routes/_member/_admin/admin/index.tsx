import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const OverviewPage = lazy(() =>
  import('#src/routes/-admin/OverviewPage.tsx').then((part) => ({ default: part.OverviewPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/')({
  staticData: { title: 'Administration' },
  component: () => <OverviewPage />,
});
