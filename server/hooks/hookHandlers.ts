import { api } from '#contract/api.ts';
import { can } from '#contract/can.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import { createEntrance } from '#server/app/entrance.ts';
import { type Call, implement } from '#server/http/implement.ts';
import { forbidden, refusal } from '#server/http/refusalError.ts';
import { requestLocale } from '#server/http/requestLocale.ts';
import { allowDomains, orderHook, readHooksForAdmin } from './adminHooks.ts';
import { readHookDomains } from './domains.ts';
import { readHooksOf } from './hookRows.ts';
import {
  changeHook,
  type HookMaker,
  type HookRoom,
  logOf,
  makeHook,
  renewSecret,
  revokeHook,
  sendAgain,
  testHook,
  turnOnAgain,
} from './ownHooks.ts';

const makerOf = ({ member, request }: Pick<Call<typeof api.hookShelf>, 'member' | 'request'>): HookMaker => ({
  memberId: member.memberId,
  locale: requestLocale(request),
});

/** Web hooks of one's own, and what Admins do with all of them. */
export const hookHandlers = (room: HookRoom): readonly RouteModule[] => [
  implement(api.hookShelf, async ({ member }, { db }) => ({
    hooks: await readHooksOf(db, member.memberId),
    domains: [...(await readHookDomains(db))],
  })),
  implement(api.hookMake, async (call, context) => {
    const { member, body } = call;
    if (body.scope === 'everyone') {
      if (!can(member, 'administer')) throw forbidden();
      if (context.members.needsSecondFactor(member) && !member.hasSecondFactor)
        throw refusal('secondFactorRequired');
    }
    await createEntrance(context).limit(context.authLimits.proof, 'hook', member.memberId);
    return makeHook(room, makerOf(call), body);
  }),
  implement(api.hookChange, (call) => changeHook(room, makerOf(call), call.params.hookId, call.body)),
  implement(api.hookRevoke, async (call) => {
    await revokeHook(room, makerOf(call), call.params.hookId);
    return undefined;
  }),
  implement(api.hookSecretRenew, async (call) => ({
    secret: await renewSecret(room, makerOf(call), call.params.hookId),
  })),
  implement(api.hookTest, async (call, context) => {
    await createEntrance(context).limit(context.authLimits.proof, 'hookTest', call.member.memberId);
    return { deliveries: await testHook(room, makerOf(call), call.params.hookId) };
  }),
  implement(api.hookTurnOn, (call) => turnOnAgain(room, makerOf(call), call.params.hookId)),
  implement(api.hookDeliveries, async (call) => ({
    deliveries: await logOf(room, makerOf(call), call.params.hookId),
  })),
  implement(api.hookSendAgain, async (call) => ({
    deliveries: await sendAgain(room, makerOf(call), call.params.hookId, call.params.deliveryId),
  })),
  implement(api.adminHooks, (_call, { db }) => readHooksForAdmin(db)),
  implement(api.adminHookDomains, ({ member, body }, context) => allowDomains(context, member, body)),
  implement(api.adminHookOff, ({ member, params }, context) =>
    orderHook(context, member, params.hookId, 'off'),
  ),
  implement(api.adminHookOn, ({ member, params }, context) =>
    orderHook(context, member, params.hookId, 'on'),
  ),
  implement(api.adminHookEnd, ({ member, params }, context) =>
    orderHook(context, member, params.hookId, 'end'),
  ),
];
