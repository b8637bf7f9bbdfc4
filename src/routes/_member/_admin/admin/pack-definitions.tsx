import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const PacksPage = late(() => import('#src/routes/-admin/PacksPage.tsx'), 'PacksPage');

export const Route = createFileRoute('/_member/_admin/admin/pack-definitions')({
  component: () => <PacksPage />,
});
