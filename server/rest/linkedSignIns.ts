import * as z from 'zod/mini';
import { linkSignInReplySchema, linkSignInSchema, proofSchema } from '#contract/account.ts';
import { signInLinked } from '#server/mail/letters.ts';
import { proveOwner } from '#server/members/account/proof.ts';
import { findMember } from '#server/members/memberRows.ts';
import { removeLink } from '#server/members/thirdParty/linkedSignIns.ts';
import { makeSecret } from '#server/members/thirdParty/onceSecrets.ts';
import type { Providers } from '#server/members/thirdParty/providers.ts';
import { LINK_WISH_MS, wishToLink } from '#server/members/thirdParty/trips.ts';
import { invalid, notFound, refusal } from '../http/refusalError.ts';
import { allowed, principalOf } from './guards.ts';
import type { Api, House } from './house.ts';
import type { BindingCookies } from './thirdPartyCookies.ts';
import { ACCOUNT_PATH } from './thirdPartyReturns.ts';

const linkParamsSchema = z.object({ id: z.string() });

const lastWayIn = () => refusal('lastWayIn');

/** Linking a sign-in to the own account, and taking it away; both ask for the owner's proof. */
export function linkedSignInRoutes(
  api: Api,
  house: House,
  providers: Providers,
  cookies: BindingCookies,
): void {
  const { db, clock } = house;
  const ownAccount = allowed(house, 'keepProfile');

  api.post(
    '/account/linked-sign-ins',
    { preHandler: ownAccount, schema: { body: linkSignInSchema, response: { 200: linkSignInReplySchema } } },
    async (request, reply) => {
      const principal = principalOf(request);
      const { provider: providerId, currentPassword } = request.body;
      if (!providers.isOffered(providerId))
        throw invalid({ provider: ['This way to sign in is not offered here.'] });
      await proveOwner(house, principal, currentPassword);
      const { memberId, sessionId } = principal;
      // The session stands in the cookie, so that ending it (a new password) ends the wish too.
      const secret = `${makeSecret()}.${sessionId}`;
      await wishToLink(db, secret, { memberId, providerId }, clock.now());
      cookies.set(reply, 'link', secret, LINK_WISH_MS);
      const query = `provider=${encodeURIComponent(providerId)}&returnUrl=${encodeURIComponent(ACCOUNT_PATH)}`;
      return { address: `/api/auth/external-login?${query}` };
    },
  );

  api.delete(
    '/account/linked-sign-ins/:id',
    { preHandler: ownAccount, schema: { params: linkParamsSchema, body: z.nullish(proofSchema) } },
    async (request, reply) => {
      const principal = principalOf(request);
      await proveOwner(house, principal, request.body?.currentPassword);
      const removal = await db.transaction(async (tx) => {
        const removing = await removeLink(tx, principal.memberId, request.params.id);
        const member = await findMember(tx, 'id', principal.memberId);
        if (removing.kind === 'unlinked' && member?.email) {
          const providerName = providers.nameOf(removing.link.providerId);
          const { handle, email: recipient } = member;
          await house.mail.post(tx, signInLinked({ recipient, handle, providerName, isLinked: false }));
        }
        return removing;
      });
      if (removal.kind === 'unknown') throw notFound();
      if (removal.kind === 'lastWayIn') throw lastWayIn();
      request.log.info({ memberId: principal.memberId }, 'sign-in unlinked');
      return reply.code(204).send();
    },
  );
}
