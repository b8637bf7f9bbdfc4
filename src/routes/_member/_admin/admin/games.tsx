import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const GamesPage = late(() => import('#src/routes/-admin/GamesPage.tsx'), 'GamesPage');

export const Route = createFileRoute('/_member/_admin/admin/games')({
  component: () => <GamesPage />,
});
