import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const BucketsPage = lazy(() =>
  import('#src/routes/-admin/BucketsPage.tsx').then((part) => ({ default: part.BucketsPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/game-buckets')({
  staticData: { title: 'Game buckets' },
  component: () => <BucketsPage />,
});
