import { createFileRoute, useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';
import { draftAgainstBots } from '#src/ui/features/home/draftAgainstBots.ts';
import { enterAsGuest } from '#src/ui/features/home/enterAsGuest.ts';
import { HomeScreen } from '#src/ui/features/home/HomeScreen.tsx';
import type { HomeActs } from '#src/ui/features/home/homeData.ts';
import { loadMessages } from '#src/ui/messages/load.ts';
import type { HomeSearch } from './-home/homeLink.ts';
import { askForHome } from './-home/homeLoader.ts';

const hasLink = (deps: object) => Object.keys(deps).length > 0;

export const Route = createFileRoute('/')({
  // What a link shows stays as it was opened.
  staticData: { isRefreshed: ({ loaderDeps }) => !hasLink(loaderDeps) },
  // Read where it is needed: this is in the first load of every page.
  validateSearch: (search: HomeSearch) => search,
  // Whatever is no step of a replay may be a link.
  loaderDeps: ({ search: { seat: _, pack: __, pick: ___, ...links } }) => links,
  loader: async (given) => {
    const { context, deps, abortController } = given;
    const page = hasLink(deps) ? await (await import('./-home/HomeLinkPage.tsx')).homeLinkPage(given) : null;
    if (page) return { kind: 'link' as const, page };
    const data = askForHome(context, abortController.signal);
    await loadMessages('home', 'codes', 'tables', 'myDrafts');
    return data;
  },
  // Steps of a shared replay stand in the address; only coming here asks the server.
  shouldReload: ({ cause }) => cause !== 'stay',
  component: HomeOrLink,
});

function HomeOrLink() {
  const { drafts, session } = Route.useRouteContext();
  const data = Route.useLoaderData();
  const router = useRouter();
  const acts = useMemo(
    (): HomeActs => ({
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
      openCode: async (text) => (await import('./-home/openCode.ts')).openCode(router, text),
    }),
    [drafts, session, router],
  );
  return data.kind === 'link' ? data.page : <HomeScreen data={data} acts={acts} />;
}
