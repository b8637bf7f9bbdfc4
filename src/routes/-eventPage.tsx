import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { createActor, fromCallback, fromPromise } from 'xstate';
import type { WatchEvent } from '#contract/events/events.ts';
import type { CurrentUser } from '#contract/members/members.ts';
import { eventRoutes } from '#contract/routes/events.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { createEventLink } from '#src/api/eventLink.ts';
import { type EventRoomActor, type EventRoomEvent, eventRoomMachine } from '#src/machines/eventRoom.ts';
import type { LiveTables } from '#src/machines/liveTables.ts';
import { saveFile } from '#src/ui/components/saveFile.ts';
import { EventScreen } from '#src/ui/features/events/EventScreen.tsx';

const ROOM = '/_member/drafts/$draftId/room';

interface EventPorts {
  readonly myId: string;
  readonly goToTable: (draftId: string) => void;
}

/** An event as this window follows it, over the live line; whoever starts it stops it. */
export function startEventRoom(live: LiveTables, watched: WatchEvent, ports: EventPorts): EventRoomActor {
  const link = createEventLink(live.line(), watched, () => Date.now());
  const machine = eventRoomMachine.provide({
    actors: {
      line: fromCallback<EventRoomEvent>(({ sendBack }) => link.listen(sendBack)),
      send: fromPromise(({ input: { command } }) =>
        command ? link.send(command) : Promise.reject(new Error('There is nothing to ask.')),
      ),
    },
    actions: { goToTable: (_, { draftId }) => ports.goToTable(draftId) },
  });
  const room = createActor(machine, { input: { myId: ports.myId } });
  room.start();
  return room;
}

interface EventPageProps {
  readonly api: Api;
  readonly liveTables: LiveTables;
  readonly eventId: string;
  /** The event's code, from the link of an invitation. */
  readonly eventKey: string | undefined;
  readonly me: CurrentUser;
}

/** The live page of an event, in a chunk of its own. */
export function EventPage({ api, liveTables, eventId, eventKey, me }: EventPageProps) {
  const router = useRouter();
  const [room, setRoom] = useState<EventRoomActor | null>(null);
  const goToTable = useMemo(
    () => (draftId: string) => void router.navigate({ to: '/drafts/$draftId', params: { draftId } }),
    [router],
  );
  useEffect(() => {
    const watched = eventKey === undefined ? { eventId } : { eventId, key: eventKey };
    const started = startEventRoom(liveTables, watched, { myId: me.userId, goToTable });
    setRoom(started);
    // Everybody who is seated is taken to the table, and it starts by itself: its room is there by then.
    void router.loadRouteChunk(router.routesById[ROOM])?.catch(() => undefined);
    return () => {
      started.stop();
    };
  }, [router, liveTables, eventId, eventKey, me.userId, goToTable]);
  const saveCalendar = useCallback(async () => {
    const client = createClient(eventRoutes, api);
    const query = eventKey === undefined ? {} : { key: eventKey };
    const { name, text } = await client.eventCalendar({ params: { eventId }, query });
    saveFile(name, 'text/calendar', text);
  }, [api, eventId, eventKey]);
  return room && <EventScreen room={room} me={me} eventKey={eventKey} saveCalendar={saveCalendar} />;
}
