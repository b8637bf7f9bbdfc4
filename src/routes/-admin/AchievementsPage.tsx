import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createAchievementKeeping } from '#src/api/admin/achievementCalls.ts';
import { AchievementsKeeping } from '#src/ui/admin/achievements/AchievementsKeeping.tsx';

/** What can be achieved. */
export function AchievementsPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => createAchievementKeeping(api), [api]);
  return <AchievementsKeeping ports={ports} />;
}
