import type { AppContext } from '#server/app/appContext.ts';
import { invalid, signedOut } from '#server/http/refusalError.ts';
import { passwordChanged } from '#server/mail/emails.ts';
import { findMember } from '../memberRows.ts';
import type { Principal } from '../members.ts';
import { newPasswordMistakes } from '../newPasswordMistakes.ts';
import { hashPassword } from '../passwords.ts';
import { endTokensOf } from '../tokens/personalTokens.ts';
import { proveOwner } from './proof.ts';

/** A change that a reset has overtaken finds another password than was proved, and changes nothing. */
const REPLACE = `update member set password_hash = $2
  where id = $1 and deleted_at is null and password_hash is not distinct from $3 returning 1`;
const CLOSE_TICKETS = `update mail_ticket set used_at = $2
  where member_id = $1 and purpose in ('resetPassword', 'changeEmail') and used_at is null`;

/** Sets a member's password after proof; all other sessions, sign-ins under way, access tokens, reset links and address changes end, and an email tells. */
export async function changePassword(
  context: AppContext,
  principal: Principal,
  wish: { readonly currentPassword?: string | undefined; readonly newPassword: string },
): Promise<void> {
  const { db, clock, mail, members } = context;
  const { memberId, sessionId } = principal;
  const member = await findMember(db, 'id', memberId);
  if (!member) throw signedOut();
  await proveOwner(context, principal, wish.currentPassword);
  const { handle, email, passwordHash: provedHash } = member;
  const mistakes = await newPasswordMistakes(context.settings, wish.newPassword, {
    handle,
    email: email ?? '',
  });
  if (mistakes.length > 0) throw invalid({ newPassword: mistakes });
  const passwordHash = await hashPassword(wish.newPassword);
  const tellEnded = await db.transaction(async (tx) => {
    const replaced = await tx.query(REPLACE, [memberId, passwordHash, provedHash]);
    if (replaced.length === 0) throw signedOut();
    await endTokensOf(tx, memberId);
    await tx.query(CLOSE_TICKETS, [memberId, new Date(clock.now())]);
    if (email !== null && member.verifiedAt !== null)
      await mail.post(
        tx,
        passwordChanged({ recipient: email, handle, locale: await mail.localeOf(tx, memberId) }),
      );
    return members.sessions.endWithin(tx, memberId, sessionId);
  });
  tellEnded();
}
