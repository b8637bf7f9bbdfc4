import { api } from '#contract/api.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import { createEntrance } from '#server/app/entrance.ts';
import { implement } from '#server/http/implement.ts';
import { invalid } from '#server/http/refusalError.ts';
import { checkOutwardAddress, OutwardRefused, type OutwardRules } from '#server/net/outwardAddress.ts';
import { subscribe, unsubscribe } from './subscriptions.ts';

/** Web push of the signed-in browser: the server's key, and the browser's subscription. */
export const pushHandlers = (publicKey: string, rules: OutwardRules): readonly RouteModule[] => [
  implement(api.pushKey, () => ({ publicKey })),
  implement(api.pushSubscribe, async ({ body, member }, context) => {
    await createEntrance(context).limit(context.authLimits.proof, 'push', member.memberId);
    try {
      await checkOutwardAddress(body.endpoint, rules);
    } catch (fault) {
      if (fault instanceof OutwardRefused) throw invalid({ endpoint: [fault.message] });
      throw fault;
    }
    await subscribe(context.db, member, body, context.clock.now());
    return undefined;
  }),
  implement(api.pushUnsubscribe, async ({ body, member }, { db }) => {
    await unsubscribe(db, member.memberId, body.endpoint);
    return undefined;
  }),
];
