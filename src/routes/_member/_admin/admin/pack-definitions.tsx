import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const PacksPage = lazy(() =>
  import('#src/routes/-admin/PacksPage.tsx').then((part) => ({ default: part.PacksPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/pack-definitions')({
  staticData: { title: 'Pack definitions' },
  component: () => <PacksPage />,
});
