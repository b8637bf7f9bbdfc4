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
    const goToTable = async (draftId: string, code?: string) => {
      await enterAsGuest(session);
      await router.navigate({
        to: '/drafts/$draftId',
        params: { draftId },
        search: code === undefined ? {} : { code },
        state: { wantsSeat: true },
      });
    };
    return {
      loadLiveTables: (signal) => drafts.homeTables({ signal }),
      loadOpenTables: (signal) => drafts.openTables({ free: true }, { signal }),
      loadMyTables: (signal) => drafts.myTables(1, { signal }),
      loadGames: (signal) => drafts.games({ signal }),
      loadAchievements: async (signal) =>
        (await import('./-achievementClient.ts')).achievementClient(api).achievements({}, { signal }),
      goToTable: (draftId) => goToTable(draftId),
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
      joinByCode: async (code) => goToTable((await drafts.findByCode(code)).draftId, code),
    };
  }, [api, drafts, session, router]);
  return <HomeScreen ports={ports} />;
}
