import * as z from 'zod/mini';
import { eventCallsSchema } from '../events/eventCalls.ts';
import { route, signedIn } from '../route.ts';

/** What events ask of their people, and when they start. */
export const eventRoutes = {
  eventCalls: route('GET /events/calls', {
    reply: eventCallsSchema,
    refusals: [],
    access: signedIn,
  }),
  /** An iCalendar file for everybody who may see the event; `key` is the code of one that is not open. */
  eventCalendar: route('GET /events/:eventId/calendar', {
    params: z.object({ eventId: z.string().check(z.maxLength(64)) }),
    query: z.object({ key: z.optional(z.string().check(z.maxLength(20))) }),
    reply: z.object({ name: z.string(), text: z.string() }),
    refusals: ['eventUnknown', 'startUnknown'],
    access: signedIn,
  }),
};
