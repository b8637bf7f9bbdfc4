import type { Reply } from '../refusals.ts';
import type { EventNews } from './eventCalls.ts';
import type { EventEnvelope, WatchEvent } from './events.ts';
import type { EventView } from './eventView.ts';

/** What a client may ask of events. */
export interface EventMethods {
  /** From now on the event is told to this line, one event a line. */
  WatchEvent(request: WatchEvent): Promise<Reply<EventView>>;
  LeaveEvent(): Promise<Reply<null>>;
  /** Answered once the line is up: from now on, calls of events come over it. */
  WatchCalls(): Promise<Reply<null>>;
  /** Each with a `commandId`, by which it is done once. Answers the event as it stands after it. */
  EventCommand(request: EventEnvelope): Promise<Reply<EventView>>;
}

/** What the server tells those who watch an event, and whom an event calls. */
export interface EventMessages {
  event: EventView;
  /** To every line of the member it calls; without news some may have been missed, and the calls are to be asked for. */
  eventCall: { readonly news: EventNews | null };
}
