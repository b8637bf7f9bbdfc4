import { createFileRoute } from '@tanstack/react-router';
import { lazy } from 'react';

const AchievementsPage = lazy(() =>
  import('#src/routes/-admin/AchievementsPage.tsx').then((part) => ({ default: part.AchievementsPage })),
);

export const Route = createFileRoute('/_member/_admin/admin/achievements')({
  staticData: { title: 'Achievements' },
  component: () => <AchievementsPage />,
});
