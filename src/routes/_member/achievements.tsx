import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { createAchievementCalls } from '#src/api/achievementCalls.ts';
import { AchievementsScreen } from '#src/ui/achievements/AchievementsScreen.tsx';

export const Route = createFileRoute('/_member/achievements')({
  staticData: { title: 'Achievements' },
  component: Achievements,
});

function Achievements() {
  const { api } = Route.useRouteContext();
  const load = useCallback(
    (signal: AbortSignal) => createAchievementCalls(api).achievements({ signal }),
    [api],
  );
  return <AchievementsScreen load={load} />;
}
