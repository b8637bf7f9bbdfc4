import { useLoaderData, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { CreateEvent } from '#contract/events/events.ts';
import { eventListRoutes } from '#contract/routes/eventList.ts';
import { createClient } from '#src/api/client.ts';
import { EventsScreen } from '#src/ui/features/events/list/EventsScreen.tsx';
import { openCode } from '../-home/openCode.ts';

const ROUTE = '/_member/drafts/';

/** The list of events, in a chunk of its own. */
export function EventsPage() {
  const { api, me } = useRouteContext({ from: ROUTE });
  const { page = 1, own = 1 } = useSearch({ from: ROUTE });
  const { events: lists } = useLoaderData({ from: ROUTE });
  const router = useRouter();
  const create = useCallback(
    async (event: CreateEvent) => {
      const { eventId: draftId } = await createClient(eventListRoutes, api).eventCreate({ body: event });
      await router.navigate({ to: '/drafts/$draftId', params: { draftId }, search: { tab: 'event' } });
    },
    [api, router],
  );
  if (lists === null) return null;
  return (
    <EventsScreen
      lists={lists}
      user={me}
      pages={{ page, own }}
      onCode={(text) => openCode(router, text)}
      onCreate={create}
    />
  );
}
