import { createFileRoute, useRouter } from '@tanstack/react-router';
import { Suspense, useMemo } from 'react';
import { takeHandedOver } from '#src/api/sharedList.ts';
import { type BrowsePorts, BrowseScreen } from '#src/ui/features/browse/BrowseScreen.tsx';
import { readBrowseSearch } from '#src/ui/features/browse/browseSearch.ts';
import { draftAgainstBots } from '#src/ui/features/home/draftAgainstBots.ts';
import { useUser } from '#src/ui/features/shell/actors.tsx';
import { PendingScreen } from '#src/ui/features/shell/PendingScreen.tsx';
import { late } from '#src/ui/kit/late.ts';
import { loadMessages } from '#src/ui/messages/load.ts';

export const Route = createFileRoute('/_member/drafts/')({
  staticData: { title: 'Open tables', isRefreshed: true },
  validateSearch: readBrowseSearch,
  loaderDeps: ({ search: { tab, host, page = 1, own = 1 } }) => ({
    events: tab === 'events' ? { page, own, isHosting: host === 1 } : null,
  }),
  loader: async ({ context: { api, drafts }, deps: { events }, abortController: { signal } }) => ({
    events: events && (await import('../../-loadEvents.ts')).loadEvents(api, drafts, events, signal),
  }),
  component: EventsOrTables,
});

const EventsPage = late(async () => {
  const part = import('../../-eventsPage.tsx');
  await Promise.all([part, loadMessages('eventPages', 'common')]);
  return part;
}, 'EventsPage');

function EventsOrTables() {
  const { tab } = Route.useSearch();
  if (tab !== 'events') return <Browse />;
  return (
    <Suspense fallback={<PendingScreen />}>
      <EventsPage />
    </Suspense>
  );
}

/** The list is loaded by the screen itself, which keeps it fresh and never blanks the page for a filter. */
function Browse() {
  const { api, drafts, liveTables, me, notices } = Route.useRouteContext();
  const router = useRouter();
  const navigate = Route.useNavigate();
  const user = useUser() ?? me;
  const ports = useMemo((): BrowsePorts => {
    const goToTable = (draftId: string) => router.navigate({ to: '/drafts/$draftId', params: { draftId } });
    return {
      loadTables: (filters, signal) => drafts.openTables(filters, { signal }),
      loadGames: (signal) => drafts.games({ signal }),
      watchTables: (listener) => {
        let stop = () => {};
        let isOver = false;
        liveTables().then(
          (live) => {
            if (!isOver) stop = live.watchTables(listener);
          },
          // Without the live line the list is still read when it is opened or looked at again.
          () => {},
        );
        return () => {
          isOver = true;
          stop();
        };
      },
      draftAgainstBots: (wish) =>
        draftAgainstBots(
          {
            ensureSomebody: () => Promise.resolve(),
            games: () => drafts.games(),
            createTable: drafts.createTable,
            goToRoom: (draftId) => router.navigate({ to: '/drafts/$draftId/room', params: { draftId } }),
          },
          wish,
        ),
      openCode: async (text) => (await import('../../-openCode.ts')).openCode(router, text),
      loadQueue: async () => {
        try {
          const [live, { queueStripOver }] = await Promise.all([
            liveTables(),
            import('../../-draftQueue.tsx'),
          ]);
          const goToDraft = (draftId: string) => void goToTable(draftId);
          return { default: queueStripOver(live, { nowMs: () => Date.now(), goToTable: goToDraft }) };
        } catch {
          return { default: () => null };
        }
      },
      loadFormats: async (game, signal) =>
        (await import('../../-gameFormats.ts')).loadGameFormats(api, game, signal),
      loadLists: async () => (await import('../../-lists.ts')).listPorts(api),
      takeShared: takeHandedOver,
      tell: (text) => notices.send({ type: 'notice.raised', kind: 'info', text }),
      hostTable: async (table) => {
        const { draftId } = await drafts.createTable(table);
        // Not waited for: what is to be said of the table is said before its dialog is gone.
        void (table.solo
          ? router.navigate({ to: '/drafts/$draftId/room', params: { draftId } })
          : goToTable(draftId));
      },
    };
  }, [api, drafts, liveTables, notices, router]);
  return (
    <BrowseScreen
      ports={ports}
      user={user}
      search={Route.useSearch()}
      onSearch={(search) => void navigate({ search, replace: true })}
    />
  );
}
