import { createFileRoute } from '@tanstack/react-router';
import { Suspense } from 'react';
import { late } from '#src/ui/components/loading/late.ts';
import { BrowsePending } from '#src/ui/features/browse/BrowseScreen.tsx';
import { readBrowseSearch } from '#src/ui/features/browse/browseSearch.ts';
import { PendingScreen } from '#src/ui/features/shell/PendingScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { BrowsePage } from '../../-browse/BrowsePage.tsx';
import { loadBrowse } from '../../-browse/loadBrowse.ts';

export const Route = createFileRoute('/_member/drafts/')({
  codeSplitGroupings: [['loader', 'component', 'pendingComponent']],
  staticData: { isRefreshed: true },
  validateSearch: readBrowseSearch,
  loaderDeps: ({ search: { tab, host, own = 1, q, game, clock, free, watch, sort, page = 1 } }) =>
    tab === 'events'
      ? { events: { page, own, isHosting: host === 1 }, filters: null }
      : { events: null, filters: { q, game, clock, free, watch, sort, page } },
  loader: async ({ context: { api, drafts }, deps, cause, abortController: { signal } }) => ({
    events:
      deps.events &&
      (await import('#src/routes/-events/loadEvents.ts')).loadEvents(api, drafts, deps.events, signal),
    tables: deps.filters && (await loadBrowse(drafts, deps.filters, cause !== 'stay')),
  }),
  pendingComponent: BrowsePending,
  component: EventsOrTables,
});

const EventsPage = late(async () => {
  const part = import('#src/routes/-events/eventsPage.tsx');
  await Promise.all([part, loadMessages('eventPages', 'common')]);
  return part;
}, 'EventsPage');

function EventsOrTables() {
  const { tables } = Route.useLoaderData();
  if (tables !== null) return <BrowsePage data={tables} />;
  return (
    <Suspense fallback={<PendingScreen />}>
      <EventsPage />
    </Suspense>
  );
}
