import { api } from '#contract/api.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import type { BindingCookies } from '#server/app/thirdParty/thirdPartyCookies.ts';
import { ACCOUNT_PATH } from '#server/app/thirdParty/thirdPartyReturns.ts';
import { implement } from '#server/http/implement.ts';
import { invalid, notFound, refusal } from '#server/http/refusalError.ts';
import { signInLinked } from '#server/mail/emails.ts';
import { standingAccount } from '../account/ownAccount.ts';
import { proveOwner } from '../account/proof.ts';
import { findMember } from '../memberRows.ts';
import { removeLink } from './linkedSignIns.ts';
import { makeSecret } from './onceSecrets.ts';
import type { Providers } from './providers.ts';
import { LINK_WISH_MS, wishToLink } from './trips.ts';

/** Linking a sign-in to the own account, and taking it away; both ask for the owner's proof. */
export const linkedSignInHandlers = (
  providers: Providers,
  cookies: BindingCookies,
): readonly RouteModule[] => [
  implement(api.signInLink, async (call, context) => {
    const { provider: providerId, currentPassword } = call.body;
    if (!providers.isOffered(providerId))
      throw invalid({ provider: ['This way to sign in is not offered here.'] });
    await proveOwner(context, call.member, currentPassword);
    const { memberId, sessionId } = call.member;
    // The session stands in the cookie, so that ending it (a new password) ends the wish too.
    const secret = `${makeSecret()}.${sessionId}`;
    await wishToLink(context.db, secret, { memberId, providerId }, context.clock.now());
    cookies.set(call, 'link', secret, LINK_WISH_MS);
    const query = `provider=${encodeURIComponent(providerId)}&returnUrl=${encodeURIComponent(ACCOUNT_PATH)}`;
    return { address: `/api/auth/external-login?${query}` };
  }),
  implement(api.signInUnlink, async ({ params, body, member, request }, context) => {
    const { memberId } = member;
    await proveOwner(context, member, body?.currentPassword);
    const removal = await context.db.transaction(async (tx) => {
      const removing = await removeLink(tx, memberId, params.id);
      const owner = await findMember(tx, 'id', memberId);
      if (removing.kind === 'unlinked' && owner?.email) {
        const providerName = providers.nameOf(removing.link.providerId);
        const { handle, email: recipient } = owner;
        const locale = await context.mail.localeOf(tx, memberId);
        await context.mail.post(
          tx,
          signInLinked({ recipient, handle, locale, providerName, isLinked: false }),
        );
      }
      return removing;
    });
    if (removal.kind === 'unknown') throw notFound();
    if (removal.kind === 'lastWayIn') throw refusal('lastWayIn');
    request.log.info({ memberId }, 'sign-in unlinked');
    return standingAccount(context, memberId);
  }),
];
