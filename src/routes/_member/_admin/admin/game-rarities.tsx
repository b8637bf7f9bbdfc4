import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const RaritiesPage = late(() => import('#src/routes/-admin/RaritiesPage.tsx'), 'RaritiesPage');

export const Route = createFileRoute('/_member/_admin/admin/game-rarities')({
  component: () => <RaritiesPage />,
});
