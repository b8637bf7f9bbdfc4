import { pushEndpointSchema, pushKeySchema, pushSubscriptionSchema } from '#contract/push.ts';
import { checkOutwardAddress, OutwardRefused, type OutwardRules } from '#server/net/outwardAddress.ts';
import { subscribe, unsubscribe } from '#server/push/subscriptions.ts';
import { invalid } from '../http/refusalError.ts';
import { createEntrance } from './entrance.ts';
import { principalOf, signedIn } from './guards.ts';
import type { RouteModule } from './house.ts';

/** Web push of the signed-in browser: the server's key, and the browser's subscription. */
export const pushRoutes =
  (publicKey: string, rules: OutwardRules): RouteModule =>
  (api, house) => {
    const preHandler = signedIn(house);
    const { limit } = createEntrance(house);

    api.get('/push/key', { preHandler, schema: { response: { 200: pushKeySchema } } }, async () => ({
      publicKey,
    }));

    api.post(
      '/push/subscriptions',
      { preHandler, schema: { body: pushSubscriptionSchema } },
      async (request, reply) => {
        const principal = principalOf(request);
        await limit(house.authLimits.proof, 'push', principal.memberId);
        try {
          await checkOutwardAddress(request.body.endpoint, rules);
        } catch (fault) {
          if (fault instanceof OutwardRefused) throw invalid({ endpoint: [fault.message] });
          throw fault;
        }
        await subscribe(house.db, principal, request.body, house.clock.now());
        return reply.code(204).send();
      },
    );

    api.delete(
      '/push/subscriptions',
      { preHandler, schema: { body: pushEndpointSchema } },
      async (request, reply) => {
        await unsubscribe(house.db, principalOf(request).memberId, request.body.endpoint);
        return reply.code(204).send();
      },
    );
  };
