import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const CardsPage = late(() => import('#src/routes/-admin/CardsPage.tsx'), 'CardsPage');

export const Route = createFileRoute('/_member/_admin/admin/cards')({
  component: () => <CardsPage />,
});
