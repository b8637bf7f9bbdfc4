import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const SetsPage = late(() => import('#src/routes/-admin/SetsPage.tsx'), 'SetsPage');

export const Route = createFileRoute('/_member/_admin/admin/sets')({
  component: () => <SetsPage />,
});
