import type { SignInProvider } from '#contract/members/account.ts';
import type { AppContext } from '#server/app/appContext.ts';
import { signInLinked } from '#server/mail/emails.ts';
import { isStillSignedIn } from '#server/members/account/stillSignedIn.ts';
import { findMember } from '#server/members/memberRows.ts';
import { findProver } from '#server/members/waysIn.ts';
import type { ThirdPartyFailure } from './failures.ts';
import type { Identity } from './identity.ts';
import { addLink, isAlreadyLinked, memberOf } from './linkedSignIns.ts';

/** Lets an identity open the account of the member who asked, if the session that asked still lives; null is success. */
export async function linkIdentity(
  { db, clock, members, mail }: Pick<AppContext, 'db' | 'clock' | 'members' | 'mail'>,
  asker: { readonly memberId: string; readonly sessionId: string },
  provider: SignInProvider,
  identity: Identity,
): Promise<ThirdPartyFailure | null> {
  const sessions = await members.sessions.listOf(asker.memberId);
  if (!sessions.some(({ sessionId }) => sessionId === asker.sessionId)) return 'signedOut';
  try {
    return await db.transaction(async (tx) => {
      if (!(await isStillSignedIn(tx, asker))) return 'signedOut';
      const linker = await findProver(tx, asker.memberId, asker.sessionId);
      await addLink(tx, asker.memberId, provider.id, identity, clock.now(), linker?.browserId ?? null);
      const member = await findMember(tx, 'id', asker.memberId);
      if (!member?.email) return null;
      const { handle, email: recipient } = member;
      const locale = await mail.localeOf(tx, member.id);
      await mail.post(
        tx,
        signInLinked({ recipient, handle, locale, providerName: provider.name, isLinked: true }),
      );
      return null;
    });
  } catch (error) {
    if (!isAlreadyLinked(error)) throw error;
    return (await memberOf(db, identity)) === asker.memberId ? null : 'linkedElsewhere';
  }
}
