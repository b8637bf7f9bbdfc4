import { createFileRoute } from '@tanstack/react-router';
import { late } from '#src/ui/components/loading/late.ts';

const AchievementsPage = late(() => import('#src/routes/-admin/AchievementsPage.tsx'), 'AchievementsPage');

export const Route = createFileRoute('/_member/_admin/admin/achievements')({
  component: () => <AchievementsPage />,
});
