import { identityClaimSchema, pendingIdentitySchema } from '#contract/account.ts';
import { sessionReplySchema } from '#contract/members.ts';
import { claimIdentity } from '#server/members/thirdParty/claimIdentity.ts';
import { findPending } from '#server/members/thirdParty/pendingIdentities.ts';
import type { Providers } from '#server/members/thirdParty/providers.ts';
import { invalid, refusal } from '../http/refusalError.ts';
import { createEntrance, userAgentOf } from './entrance.ts';
import type { Api, House } from './house.ts';
import type { BindingCookies } from './thirdPartyCookies.ts';
import { addressOf } from './visitorAddress.ts';

const tooLate = () => refusal('identityExpired');
const alreadyAMember = () => refusal('identityTaken');

/** Those who came back from a provider and have no account yet: who they are, and the account they choose. */
export function newcomerRoutes(api: Api, house: House, providers: Providers, cookies: BindingCookies): void {
  const { db, clock, members, authLimits } = house;
  const { limit, enter, guestWhoAsks, browserIdOf } = createEntrance(house);

  api.get(
    '/auth/pending-identity',
    { schema: { response: { 200: pendingIdentitySchema } } },
    async (request) => {
      const secret = cookies.read(request, 'pending');
      const pending = secret === null ? null : await findPending(db, secret, clock.now());
      if (!pending) return { identity: null };
      const { providerId, suggestedHandle, email } = pending;
      return { identity: { providerName: providers.nameOf(providerId), suggestedHandle, email } };
    },
  );

  api.post(
    '/auth/oauth-registration',
    { schema: { body: identityClaimSchema, response: { 200: sessionReplySchema } } },
    async (request, reply) => {
      await limit(authLimits.register, 'register', addressOf(request));
      const secret = cookies.read(request, 'pending');
      if (secret === null) throw tooLate();
      const guestId = await guestWhoAsks(request);
      const claiming = await claimIdentity(house, secret, request.body, guestId, browserIdOf(request));
      if (claiming.kind === 'refused') throw invalid(claiming.errors);
      cookies.clear(reply, 'pending');
      if (claiming.kind === 'expired') throw tooLate();
      if (claiming.kind === 'taken') throw alreadyAMember();
      const { id } = claiming.member;
      request.log.info({ memberId: id }, 'registered by third-party sign-in');
      if (id === guestId) await members.sessions.endAllOf(id);
      return enter(request, reply, await members.signIn(id, userAgentOf(request)));
    },
  );
}
