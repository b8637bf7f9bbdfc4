import { api } from '#contract/api.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import { createEntrance, userAgentOf } from '#server/app/entrance.ts';
import { addressOf } from '#server/app/requests/visitorAddress.ts';
import type { BindingCookies } from '#server/app/thirdParty/thirdPartyCookies.ts';
import { implement } from '#server/http/implement.ts';
import { invalid, refusal } from '#server/http/refusalError.ts';
import { requestLocale } from '#server/http/requestLocale.ts';
import { claimIdentity } from './claimIdentity.ts';
import { findPending } from './pendingIdentities.ts';
import type { Providers } from './providers.ts';

/** Somebody who came back from a provider and has no account yet: who they are, and the account they choose. */
export const newcomerHandlers = (providers: Providers, cookies: BindingCookies): readonly RouteModule[] => [
  implement(api.pendingIdentity, async ({ request }, { db, clock }) => {
    const secret = cookies.read(request, 'pending');
    const pending = secret === null ? null : await findPending(db, secret, clock.now());
    if (!pending) return { identity: null };
    const { providerId, suggestedHandle, email } = pending;
    return { identity: { providerName: providers.nameOf(providerId), suggestedHandle, email } };
  }),
  implement(api.identityClaim, async (call, context) => {
    const { body, request } = call;
    const { members, authLimits } = context;
    const { limit, enter, guestWhoAsks, browserIdOf } = createEntrance(context);
    await limit(authLimits.register, 'register', addressOf(request));
    const secret = cookies.read(request, 'pending');
    if (secret === null) throw refusal('identityExpired');
    const guestId = await guestWhoAsks(request);
    const browser = { id: browserIdOf(request), locale: requestLocale(request) };
    const claiming = await claimIdentity(context, secret, body, guestId, browser);
    if (claiming.kind === 'refused') throw invalid(claiming.errors);
    cookies.clear(call, 'pending');
    if (claiming.kind === 'expired') throw refusal('identityExpired');
    if (claiming.kind === 'taken') throw refusal('identityTaken');
    const { id } = claiming.member;
    request.log.info({ memberId: id }, 'registered by third-party sign-in');
    if (id === guestId) await members.sessions.endAllOf(id);
    return enter(request, call, await members.signIn(id, userAgentOf(request)));
  }),
];
