import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { draftAgainstBots } from '#src/ui/features/home/draftAgainstBots.ts';
import { enterAsGuest } from '#src/ui/features/home/enterAsGuest.ts';
import { HomeScreen } from '#src/ui/features/home/HomeScreen.tsx';
import type { HomePorts } from '../ui/features/home/homePorts.ts';
import type { HomeSearch } from './-homeLink.ts';

export const Route = createFileRoute('/')({
  staticData: { title: null },
  // Read where it is needed: this is in the first load of every page.
  validateSearch: (search: HomeSearch) => search,
  // Whatever is no step of a replay may be a link.
  loaderDeps: ({ search: { seat: _, pack: __, pick: ___, ...links } }) => links,
  loader: async (asked) =>
    Object.keys(asked.deps)[0] ? (await import('./-HomeLinkPage.tsx')).homeLinkPage(asked) : null,
  // Steps of a shared replay stand in the address; only coming here asks the server.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: HomeOrLink,
});

function HomeOrLink() {
  return Route.useLoaderData() ?? <Home />;
}

/** Nothing is loaded before the page is painted: its data come after. */
function Home() {
  const { api, drafts, session } = Route.useRouteContext();
  const router = useRouter();
  const ports = useMemo((): HomePorts => {
    return {
      loadLiveTables: (signal) => drafts.homeTables({ signal }),
      loadOpenTables: (signal) => drafts.openTables({ free: true }, { signal }),
      loadMyTables: (signal) => drafts.myTables({ signal }),
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
