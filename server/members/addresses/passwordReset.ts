import type { Sql } from '#server/db/open.ts';
import { passwordReset, resetPassword } from '#server/mail/emails.ts';
import { isDemoMember } from '../demoMembers.ts';
import { emailKey } from '../handles.ts';
import { findMember } from '../memberRows.ts';
import type { Members } from '../members.ts';
import { newPasswordMistakes } from '../newPasswordMistakes.ts';
import { hashPassword } from '../passwords.ts';
import { endTokensOf } from '../tokens/personalTokens.ts';
import { remainingWays } from './endWayIn.ts';
import { findTicket, issueTicket, takeTicket, voidTickets } from './tickets.ts';
import { type AddressPorts, endWaysBeforeProof, mailedLink, type ProofPorts } from './verification.ts';

/**
 * Mails a reset link to the member with this address, if there is one. For an address that nobody has it says the same
 * statements to the database and takes them back, so that the time tells nothing either.
 */
export async function postResetLink(ports: AddressPorts, email: string): Promise<void> {
  await ports.db.transaction(async (tx) => {
    const member = await findMember(tx, 'email_key', emailKey(email));
    const owner = member && !member.isGuest && !isDemoMember(member.id) ? member : null;
    const recipient = owner?.email ?? email;
    await tx.query('savepoint email');
    await postResetLinkTo(ports, tx, {
      id: owner?.id ?? '',
      handle: owner?.handle ?? 'nobody',
      email: recipient,
    });
    await tx.query(owner ? 'release savepoint email' : 'rollback to savepoint email');
  });
}

/** Mails a reset link to this member, within the caller's transaction; the link of an earlier mail is void. */
export async function postResetLinkTo(
  ports: Omit<AddressPorts, 'db'>,
  tx: Sql,
  { id, handle, email }: { readonly id: string; readonly handle: string; readonly email: string },
): Promise<void> {
  const wish = { memberId: id, purpose: 'resetPassword', email } as const;
  const { token } = await issueTicket(tx, wish, ports.now());
  const link = mailedLink(ports, '/reset-password', token);
  const locale = await ports.mail.localeOf(tx, id);
  await ports.mail.post(tx, resetPassword({ recipient: email, handle, locale, link }));
}

/** `refused`: the link is not good (any more), whatever the reason; `invalid` leaves it good for a better password. */
export type PasswordReset =
  | { readonly kind: 'done'; readonly memberId: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'invalid'; readonly errors: Record<string, string[]> };

/**
 * Sets a new password by a mailed link. Every session and access token of the member ends, and so does what was set up before the mailbox was
 * ever proved; of a mailbox that was proved before, the email about it lists the ways in that are left.
 */
export async function resetByLink(
  ports: ProofPorts & { readonly needsSecondFactor: Members['needsSecondFactor'] },
  token: string,
  password: string,
): Promise<PasswordReset> {
  const { db, now, mail, sessions } = ports;
  const seen = await findTicket(db, token, ['resetPassword'], now());
  if (!seen) return { kind: 'refused' };
  const mistakes = await newPasswordMistakes(ports.settings, password, seen);
  if (mistakes.length > 0) return { kind: 'invalid', errors: { password: mistakes } };
  const passwordHash = await hashPassword(password);
  const tellEnded = await db.transaction(async (tx) => {
    const ticket = await takeTicket(tx, token, ['resetPassword'], now());
    if (!ticket) return null;
    const { memberId, email, handle, isProven } = ticket;
    await tx.query(
      `update member set password_hash = $2, confirmed_by_admin = false,
         verified_at = case when confirmed_by_admin then $3 else coalesce(verified_at, $3) end
       where id = $1`,
      [memberId, passwordHash, new Date(now())],
    );
    await voidTickets(tx, memberId);
    await endTokensOf(tx, memberId);
    const tellEarlier = isProven ? null : await endWaysBeforeProof(ports, tx, ticket);
    const member = await findMember(tx, 'id', memberId);
    const keepsSecondFactor = ports.needsSecondFactor({ roles: member?.roles ?? [] });
    const ways = await remainingWays(tx, ports, { memberId, email, keepsSecondFactor });
    const locale = await mail.localeOf(tx, memberId);
    await mail.post(tx, passwordReset({ recipient: email, handle, locale, ways }));
    const tellLast = await sessions.endWithin(tx, memberId, null);
    return () => {
      tellEarlier?.();
      tellLast();
    };
  });
  if (!tellEnded) return { kind: 'refused' };
  tellEnded();
  return { kind: 'done', memberId: seen.memberId };
}
