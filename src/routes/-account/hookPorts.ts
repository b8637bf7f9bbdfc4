import { hookRoutes } from '#contract/routes/hooks.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import type { HookPorts } from '#src/ui/features/profile/hooks/hookPorts.ts';

/** Web hooks; imported late, with the schemas of the replies. */
export function hookPorts(api: Api, isAdmin: boolean): HookPorts {
  const calls = createClient(hookRoutes, api);
  return {
    load: async (signal) => {
      const [shelf, all] = await Promise.all([
        calls.hookShelf({}, { signal }),
        isAdmin ? calls.adminHooks({}, { signal }) : null,
      ]);
      return { shelf, all };
    },
    make: (wish, signal) => calls.hookMake({ body: wish }, { signal }),
    change: (hookId, change, signal) => calls.hookChange({ params: { hookId }, body: change }, { signal }),
    remove: (hookId, signal) => calls.hookRevoke({ params: { hookId } }, { signal }),
    renew: (hookId, signal) => calls.hookSecretRenew({ params: { hookId } }, { signal }),
    turnOn: (hookId, signal) => calls.hookTurnOn({ params: { hookId } }, { signal }),
    readLog: async (hookId, signal) =>
      (await calls.hookDeliveries({ params: { hookId } }, { signal })).deliveries,
    askLog: async (hookId, wish, signal) => {
      const told =
        wish.kind === 'test'
          ? await calls.hookTest({ params: { hookId } }, { signal })
          : await calls.hookSendAgain({ params: { hookId, deliveryId: wish.deliveryId } }, { signal });
      return told.deliveries;
    },
    order: (order, signal) => {
      if (order.kind === 'domains')
        return calls.adminHookDomains({ body: { domains: [...order.domains] } }, { signal });
      const params = { hookId: order.hookId };
      if (order.kind === 'off') return calls.adminHookOff({ params }, { signal });
      return order.kind === 'on'
        ? calls.adminHookOn({ params }, { signal })
        : calls.adminHookEnd({ params }, { signal });
    },
  };
}
