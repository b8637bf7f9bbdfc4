import { useRouter } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import type { CreateEvent } from '#contract/events/events.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { eventListRoutes } from '#contract/routes/eventList.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { EventsScreen } from '#src/ui/features/events/EventsScreen.tsx';
import { eventsSearch } from '#src/ui/features/events/eventsSearch.ts';
import { openCode } from './-openCode.ts';
import type { TableCalls } from './-tableCalls.ts';

interface EventsPageProps {
  readonly api: Api;
  readonly drafts: TableCalls;
  readonly user: CurrentUser;
  readonly isHosting: boolean;
  readonly page: number;
  readonly ownPage: number;
}

/** The list of events, in a chunk of its own. */
export function EventsPage({ api, drafts, user, isHosting, page, ownPage }: EventsPageProps) {
  const router = useRouter();
  const ports = useMemo(() => {
    const calls = createClient(eventListRoutes, api);
    const goTo = (draftId: string) =>
      router.navigate({ to: '/drafts/$draftId', params: { draftId }, search: { tab: 'event' } });
    return {
      loadEvents: (isMine: boolean, page: number, signal: AbortSignal) =>
        calls.eventList({ query: { mine: isMine ? 'true' : 'false', page } }, { signal }),
      loadGames: (signal: AbortSignal) => drafts.games({ signal }),
      openCode: (text: string) => openCode(router, text),
      create: async (event: CreateEvent) => goTo((await calls.eventCreate({ body: event })).eventId),
    };
  }, [api, drafts, router]);
  const onOwnPage = useCallback(
    (own: number) =>
      void router.navigate({ to: '/drafts', search: eventsSearch({ page, own }), resetScroll: false }),
    [router, page],
  );
  return (
    <EventsScreen
      ports={ports}
      user={user}
      isHosting={isHosting}
      page={page}
      ownPage={ownPage}
      onOwnPage={onOwnPage}
    />
  );
}
