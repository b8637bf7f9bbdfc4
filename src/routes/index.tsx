import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { draftAgainstBots } from '#src/ui/home/draftAgainstBots.ts';
import { enterAsGuest } from '#src/ui/home/enterAsGuest.ts';
import { type HomePorts, HomeScreen } from '#src/ui/home/HomeScreen.tsx';

export const Route = createFileRoute('/')({
  staticData: { title: null },
  component: Home,
});

/** Nothing is loaded before the page is painted: its data come after. */
function Home() {
  const { api, drafts, session } = Route.useRouteContext();
  const router = useRouter();
  const ports = useMemo((): HomePorts => {
    return {
      loadLiveTables: (signal) => drafts.homeTables({ signal }),
      loadOpenTables: (signal) => drafts.openTables({ free: true }, { signal }),
      loadMyTables: (signal) => drafts.myTables(1, { signal }),
      loadGames: (signal) => drafts.games({ signal }),
      loadAchievements: async (signal) =>
        (await import('./-achievementClient.ts')).achievementClient(api).achievements({}, { signal }),
      goToTable: async (draftId) => {
        await enterAsGuest(session);
        await router.navigate({ to: '/drafts/$draftId', params: { draftId }, state: { wantsSeat: true } });
      },
      draftAgainstBots: (wish) =>
        draftAgainstBots(
          {
            ensureSomebody: () => enterAsGuest(session),
            games: () => drafts.games(),
            createTable: drafts.createTable,
            goToRoom: (draftId) => router.navigate({ to: '/drafts/$draftId/room', params: { draftId } }),
          },
          wish,
        ),
      openCode: async (text) => (await import('./-openCode.ts')).openCode(router, text),
    };
  }, [api, drafts, session, router]);
  return <HomeScreen ports={ports} />;
}
