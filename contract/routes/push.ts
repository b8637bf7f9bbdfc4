import { pushEndpointSchema, pushKeySchema, pushSubscriptionSchema } from '../members/push.ts';
import { nothing, route, signedIn } from '../route.ts';

/** Web push of the signed-in browser: the server's key, and the browser's subscription. */
export const pushRoutes = {
  pushKey: route('GET /push/key', { reply: pushKeySchema, refusals: [], access: signedIn, token: 'none' }),
  pushSubscribe: route('POST /push/subscriptions', {
    body: pushSubscriptionSchema,
    reply: nothing,
    refusals: [],
    access: signedIn,
    token: 'none',
  }),
  pushUnsubscribe: route('DELETE /push/subscriptions', {
    body: pushEndpointSchema,
    reply: nothing,
    refusals: [],
    access: signedIn,
    token: 'none',
  }),
};
