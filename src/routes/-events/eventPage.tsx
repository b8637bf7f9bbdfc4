import { useRouter } from '@tanstack/react-router';
import { useActorRef } from '@xstate/react';
import { useCallback, useState } from 'react';
import { fromCallback, fromPromise } from 'xstate';
import type { CurrentUser } from '#contract/members/members.ts';
import { eventRoutes } from '#contract/routes/events.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { createEventLink } from '#src/api/eventLink.ts';
import { type EventRoomEvent, eventRoomMachine } from '#src/machines/events/eventRoom.ts';
import type { LiveTables } from '#src/machines/hub/liveTables.ts';
import { saveFile } from '#src/ui/components/files/saveFile.ts';
import { EventScreen } from '#src/ui/features/events/page/EventScreen.tsx';

const ROOM = '/_member/drafts/$draftId/room';

interface EventPageProps {
  readonly api: Api;
  readonly liveTables: LiveTables;
  readonly eventId: string;
  /** The event's code, from the link of an invitation. */
  readonly eventKey: string | undefined;
  readonly me: CurrentUser;
}

/** The live page of one event, in a chunk of its own; give it a key for each event. */
export function EventPage({ api, liveTables, eventId, eventKey, me }: EventPageProps) {
  const router = useRouter();
  const [machine] = useState(() => {
    const watched = eventKey === undefined ? { eventId } : { eventId, key: eventKey };
    const link = createEventLink(liveTables.line(), watched, () => Date.now());
    return eventRoomMachine.provide({
      actors: {
        line: fromCallback<EventRoomEvent>(({ sendBack }) => {
          // Everyone who is seated is taken to their table, which starts by itself: by then its room is loaded.
          void router.loadRouteChunk(router.routesById[ROOM])?.catch(() => undefined);
          return link.listen(sendBack);
        }),
        send: fromPromise(({ input: { command } }) =>
          command ? link.send(command) : Promise.reject(new Error('There is nothing to ask.')),
        ),
      },
      actions: {
        goToTable: (_, { draftId }) => void router.navigate({ to: '/drafts/$draftId', params: { draftId } }),
      },
    });
  });
  const room = useActorRef(machine, { input: { myId: me.userId } });
  const saveCalendar = useCallback(async () => {
    const client = createClient(eventRoutes, api);
    const query = eventKey === undefined ? {} : { key: eventKey };
    const { name, text } = await client.eventCalendar({ params: { eventId }, query });
    saveFile(name, 'text/calendar', text);
  }, [api, eventId, eventKey]);
  return <EventScreen room={room} me={me} eventKey={eventKey} saveCalendar={saveCalendar} />;
}
