import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const TemplatesPage = lazy(() =>
  import('#src/routes/-admin/TemplatesPage.tsx').then((part) => ({ default: part.TemplatesPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/draft-templates')({
  staticData: { title: 'Draft templates' },
  component: () => <TemplatesPage />,
});
