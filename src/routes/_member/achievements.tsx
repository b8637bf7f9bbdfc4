import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { achievementRoutes } from '#contract/routes/achievements.ts';
import { createClient } from '#src/api/client.ts';
import { AchievementsFailed } from '#src/ui/features/achievements/AchievementsFailed.tsx';
import { AchievementsScreen } from '#src/ui/features/achievements/AchievementsScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';

export const Route = createFileRoute('/_member/achievements')({
  staticData: { title: 'Achievements', isRefreshed: true },
  loader: async ({ context, abortController }) => {
    const { signal } = abortController;
    const view = createClient(achievementRoutes, context.api).achievements({}, { signal });
    const [loaded] = await Promise.all([view, loadMessages('achievements')]);
    return loaded;
  },
  pendingComponent: lazyRouteComponent(
    () => import('#src/ui/features/achievements/AchievementsPending.tsx'),
    'AchievementsPending',
  ),
  errorComponent: AchievementsFailed,
  component: function Achievements() {
    return <AchievementsScreen view={Route.useLoaderData()} />;
  },
});
