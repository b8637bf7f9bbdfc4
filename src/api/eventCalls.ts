import * as z from 'zod/mini';
import type { CreateEvent, EventList } from '#contract/events.ts';
import type { Api, CallOptions } from './api.ts';

const createdSchema = z.object({ eventId: z.string() });
/** Taken by the shape of its first field; its parts are typed by the contract. */
const listSchema = z.custom<EventList>(
  (value) => typeof value === 'object' && value !== null && 'events' in value,
);

/** Calls about events; all throw `ApiFailure`. */
export function createEventCalls(api: Api) {
  return {
    events: (isMine: boolean, page: number, options?: CallOptions) =>
      api.get('/events', listSchema, { ...options, query: { mine: String(isMine), page } }),
    create: (event: CreateEvent) => api.post('/events', event, createdSchema),
  };
}
