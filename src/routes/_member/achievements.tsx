import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { achievementRoutes } from '#contract/routes/achievements.ts';
import { createClient } from '#src/api/client.ts';
import { AchievementsScreen } from '#src/ui/achievements/AchievementsScreen.tsx';

export const Route = createFileRoute('/_member/achievements')({
  staticData: { title: 'Achievements' },
  component: Achievements,
});

function Achievements() {
  const { api } = Route.useRouteContext();
  const load = useCallback(
    (signal: AbortSignal) => createClient(achievementRoutes, api).achievements({}, { signal }),
    [api],
  );
  return <AchievementsScreen load={load} />;
}
