import { eventListRoutes } from '#contract/routes/eventList.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { asked } from '#src/ui/components/answer.ts';
import type { EventLists } from '#src/ui/features/events/list/eventLists.ts';
import type { EventsPages } from '#src/ui/features/events/list/eventsSearch.ts';
import type { TableCalls } from '../-drafts/tableCalls.ts';

interface EventsDeps extends EventsPages {
  readonly isHosting: boolean;
}

/** Asks for what the list of events shows, and waits for none of it. */
export function loadEvents(
  api: Api,
  drafts: TableCalls,
  { page, own, isHosting }: EventsDeps,
  signal: AbortSignal,
): EventLists {
  const { eventList } = createClient(eventListRoutes, api);
  return {
    own: asked(eventList({ query: { mine: 'true', page: own } }, { signal })),
    open: asked(eventList({ query: { mine: 'false', page } }, { signal })),
    games: isHosting ? asked(drafts.games({ signal })) : null,
  };
}
