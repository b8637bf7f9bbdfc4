import { eventCallsSchema } from '../eventCalls.ts';
import { route, signedIn } from '../route.ts';

/** What events ask of their people. */
export const eventRoutes = {
  eventCalls: route('GET /events/calls', {
    reply: eventCallsSchema,
    refusals: [],
    access: signedIn,
  }),
};
