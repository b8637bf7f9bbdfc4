import type { EventCommand, WatchEvent } from '#contract/events/events.ts';
import type { EventView } from '#contract/events/eventView.ts';
import type { Reply } from '#contract/refusals.ts';
import type { EventRoomEvent } from '#src/machines/events/eventRoom.ts';
import type { HubLine } from '#src/machines/hub/liveTables.ts';

/** One event over the live line, as the machine of the browser asks and hears it. */
export interface EventLink {
  send(command: EventCommand): Promise<Reply<EventView>>;
  /** The event is told until the returned function is called. */
  listen(tell: (event: EventRoomEvent) => void): () => void;
}

/** `watched.eventId` may be the id of one of its tables. */
export function createEventLink(line: HubLine, watched: WatchEvent, nowMs: () => number): EventLink {
  let told: (event: EventRoomEvent) => void = () => {};
  let eventId = watched.eventId;
  const show = (reply: Reply<EventView>) => {
    if (reply.ok) {
      ({ eventId } = reply.value);
      told({ type: 'event.told', view: reply.value, atMs: nowMs() });
    }
    return reply;
  };
  return {
    send: async (command) =>
      show(await line.ask('EventCommand', { eventId, commandId: crypto.randomUUID(), command })),
    listen(tell) {
      let isOver = false;
      told = (event) => {
        if (!isOver) tell(event);
      };
      const watch = () =>
        void line.ask('WatchEvent', watched).then((reply) => {
          if (!show(reply).ok) told({ type: 'event.notTold', message: reply.ok ? '' : reply.message });
        });
      const stopHearing = line.hear('event', (view) => {
        if (view.eventId === eventId) told({ type: 'event.told', view, atMs: nowMs() });
      });
      const stopWatching = line.watchLine((isUp) => {
        if (isUp) watch();
        else told({ type: 'line.dropped' });
      });
      watch();
      return () => {
        isOver = true;
        stopHearing();
        stopWatching();
        void line.ask('LeaveEvent');
      };
    },
  };
}
