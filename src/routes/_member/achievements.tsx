import { createFileRoute } from '@tanstack/react-router';
import { AchievementsFailed } from '#src/ui/features/achievements/AchievementsFailed.tsx';
import { AchievementsPending } from '#src/ui/features/achievements/AchievementsPending.tsx';
import { AchievementsScreen } from '#src/ui/features/achievements/AchievementsScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { achievementClient } from '../-achievements/achievementClient.ts';

export const Route = createFileRoute('/_member/achievements')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent', 'errorComponent']],
  staticData: { isRefreshed: true },
  loader: async ({ context, abortController }) => {
    const { signal } = abortController;
    const view = achievementClient(context.api).achievements({}, { signal });
    const [loaded] = await Promise.all([view, loadMessages('achievements')]);
    return loaded;
  },
  pendingComponent: AchievementsPending,
  errorComponent: AchievementsFailed,
  component: function Achievements() {
    return <AchievementsScreen view={Route.useLoaderData()} />;
  },
});
