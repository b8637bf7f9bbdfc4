import * as z from 'zod/mini';
import { createEventSchema } from '../events/events.ts';
import { eventListSchema, eventViewSchema } from '../events/eventView.ts';
import { route, signedIn } from '../route.ts';

/** The list of events, one event, and making one; what is done in it goes over the live line. */
export const eventListRoutes = {
  eventList: route('GET /events', {
    query: z.object({
      mine: z.optional(z.enum(['true', 'false'])),
      page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(1000)), 1),
    }),
    reply: eventListSchema,
    refusals: [],
    access: signedIn,
    token: 'events:read',
  }),
  /** `key` is the code of one that is not open. */
  event: route('GET /events/:eventId', {
    params: z.object({ eventId: z.string() }),
    query: z.object({ key: z.optional(z.string().check(z.maxLength(20))) }),
    reply: eventViewSchema,
    refusals: ['eventUnknown'],
    access: signedIn,
    token: 'events:read',
  }),
  eventCreate: route('POST /events', {
    body: createEventSchema,
    reply: z.object({ eventId: z.string() }),
    refusals: ['tooFast', 'gameUnknown', 'notAllowed', 'wrongSeats', 'startWrong', 'tooManyEvents'],
    access: signedIn,
    token: 'events:host',
  }),
};
