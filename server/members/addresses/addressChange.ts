import type { Sql } from '#server/db/open.ts';
import { signedOut } from '#server/http/refusalError.ts';
import { addressChanges, confirmNewAddress } from '#server/mail/emails.ts';
import { isStillSignedIn } from '../account/stillSignedIn.ts';
import { emailKey } from '../handles.ts';
import { findMember, type MemberRow } from '../memberRows.ts';
import { tellOwner } from './ownerNotice.ts';
import { issueTicket } from './tickets.ts';
import { type AddressPorts, mailedLink, postVerification } from './verification.ts';

/** Whether the address belongs to somebody, and the email that asks for its confirmation if it does not. */
async function postConfirmation(
  ports: AddressPorts,
  tx: Sql,
  member: MemberRow,
  email: string,
): Promise<boolean> {
  const { id: memberId, handle } = member;
  const isTaken = (await findMember(tx, 'email_key', emailKey(email))) !== null;
  // A taken address gets a ticket too, which nobody receives: the account looks the same to who asks.
  const { token, code } = await issueTicket(tx, { memberId, purpose: 'changeEmail', email }, ports.now());
  const link = mailedLink(ports, '/verify-email', token);
  const locale = await ports.mail.localeOf(tx, memberId);
  if (!isTaken)
    await ports.mail.post(tx, confirmNewAddress({ recipient: email, handle, locale, link, code }));
  return isTaken;
}

/**
 * Asks the new address to confirm the change and tells the old one, if it was ever confirmed; nobody learns here whether
 * the new one belongs to somebody, who is told instead. The own address calls a change off. Throws 401 when the session
 * that asks has ended meanwhile.
 */
export async function askForChange(
  ports: AddressPorts,
  asker: { readonly memberId: string; readonly sessionId: string },
  email: string,
): Promise<void> {
  const { memberId } = asker;
  const isTaken = await ports.db.transaction(async (tx) => {
    if (!(await isStillSignedIn(tx, asker))) throw signedOut();
    const member = await findMember(tx, 'id', memberId);
    if (!member || member.isGuest) return false;
    if (member.email !== null && emailKey(member.email) === emailKey(email)) {
      await tx.query(`delete from mail_ticket where member_id = $1 and purpose = 'changeEmail'`, [memberId]);
      return false;
    }
    const isTaken = await postConfirmation(ports, tx, member, email);
    if (member.email !== null && member.verifiedAt !== null)
      await ports.mail.post(
        tx,
        addressChanges({
          recipient: member.email,
          handle: member.handle,
          locale: await ports.mail.localeOf(tx, memberId),
          newEmail: email,
        }),
      );
    return isTaken;
  });
  if (isTaken) await tellOwner(ports, email);
}

const PENDING = `select email from mail_ticket where member_id = $1 and purpose = 'changeEmail'
  and used_at is null and expires_at > $2`;

/** The address that still waits for its confirmation: a new one, else the account's own; null when there is none. */
export async function unconfirmedAddress(
  { db, now }: Pick<AddressPorts, 'db' | 'now'>,
  memberId: string,
): Promise<string | null> {
  const [pending] = await db.query<{ email: string }>(PENDING, [memberId, new Date(now())]);
  if (pending) return pending.email;
  const member = await findMember(db, 'id', memberId);
  return member && member.verifiedAt === null ? member.email : null;
}

/** Sends the mail again that asks to confirm this address of the member. */
export async function sendConfirmationAgain(
  ports: AddressPorts,
  memberId: string,
  email: string,
): Promise<void> {
  const isTaken = await ports.db.transaction(async (tx) => {
    const member = await findMember(tx, 'id', memberId);
    if (!member) return false;
    if (member.email === email) {
      await postVerification(ports, tx, { id: memberId, handle: member.handle, email });
      return false;
    }
    return postConfirmation(ports, tx, member, email);
  });
  if (isTaken) await tellOwner(ports, email);
}
