import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const ExportsPage = late(() => import('#src/routes/-admin/ExportsPage.tsx'), 'ExportsPage');

export const Route = createFileRoute('/_member/_admin/admin/export-templates')({
  component: () => <ExportsPage />,
});
