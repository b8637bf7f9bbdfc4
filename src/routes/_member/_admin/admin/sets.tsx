import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const SetsPage = lazy(() =>
  import('#src/routes/-admin/SetsPage.tsx').then((part) => ({ default: part.SetsPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/sets')({
  staticData: { title: 'Sets' },
  component: () => <SetsPage />,
});
