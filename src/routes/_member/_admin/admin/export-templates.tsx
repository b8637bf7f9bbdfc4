import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const ExportsPage = lazy(() =>
  import('#src/routes/-admin/ExportsPage.tsx').then((part) => ({ default: part.ExportsPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/export-templates')({
  staticData: { title: 'Export templates' },
  component: () => <ExportsPage />,
});
