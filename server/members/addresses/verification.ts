import { isUniqueViolation } from '#server/db/database.ts';
import type { Database, Sql } from '#server/db/open.ts';
import { addressChanged, verifyAddress } from '#server/mail/letters.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Settings } from '#server/settings.ts';
import type { BreachSettings } from '../breaches.ts';
import { emailKey } from '../handles.ts';
import { issueTicket, type OpenTicket, takeTicket, takeTicketByCode, voidTickets } from './tickets.ts';

/** What everything about mailed links needs. */
export interface AddressPorts {
  readonly db: Database;
  readonly now: () => number;
  readonly mail: Mail;
  /** Links lead to the public address and nowhere else, whatever a request says of its host. */
  readonly settings: Pick<Settings, 'publicUrl'> & BreachSettings;
}

/** The address of a mailed link. */
export const mailedLink = (
  { settings }: Pick<AddressPorts, 'settings'>,
  path: string,
  token: string,
): string => `${settings.publicUrl}${path}?token=${token}`;

/** Asks a member by mail to confirm the account's address, within the caller's transaction; an older mail's link is void. */
export async function postVerification(
  ports: Omit<AddressPorts, 'db'>,
  tx: Sql,
  { id: memberId, handle, email }: { readonly id: string; readonly handle: string; readonly email: string },
): Promise<void> {
  const { token, code } = await issueTicket(tx, { memberId, purpose: 'verifyEmail', email }, ports.now());
  const link = mailedLink(ports, '/verify-email', token);
  await ports.mail.post(tx, verifyAddress({ recipient: email, handle, link, code }));
}

async function confirm(ports: AddressPorts, tx: Sql, ticket: OpenTicket): Promise<string> {
  const { memberId, email, handle, memberEmail, isVerified } = ticket;
  const at = new Date(ports.now());
  if (ticket.purpose === 'verifyEmail') {
    await tx.query('update member set verified_at = coalesce(verified_at, $2) where id = $1', [memberId, at]);
    return email;
  }
  await tx.query('update member set email = $2, email_key = $3, verified_at = $4 where id = $1', [
    memberId,
    email,
    emailKey(email),
    at,
  ]);
  await voidTickets(tx, memberId);
  if (memberEmail !== null && isVerified)
    await ports.mail.post(tx, addressChanged({ recipient: memberEmail, handle, newEmail: email }));
  return email;
}

async function confirming(ports: AddressPorts, take: (tx: Sql) => Promise<OpenTicket | null>) {
  try {
    return await ports.db.transaction(async (tx) => {
      const ticket = await take(tx);
      return ticket && { email: await confirm(ports, tx, ticket), memberId: ticket.memberId };
    });
  } catch (error) {
    if (isUniqueViolation(error, 'member_email_key_unique')) return null;
    throw error;
  }
}

/** An address that has just been confirmed, and whose it is. */
export interface ConfirmedAddress {
  readonly email: string;
  readonly memberId: string;
}

/** Confirms the address to which a link was mailed, whoever opens it; null when the link is not good (any more). */
export const confirmByLink = (ports: AddressPorts, token: string): Promise<ConfirmedAddress | null> =>
  confirming(ports, (tx) => takeTicket(tx, token, ['verifyEmail', 'changeEmail'], ports.now()));

/** Confirms the address to which a code was mailed, for the member who types it; null when it is not good (any more). */
export const confirmByCode = (
  ports: AddressPorts,
  memberId: string,
  code: string,
): Promise<ConfirmedAddress | null> =>
  confirming(ports, (tx) => takeTicketByCode(tx, memberId, code, ports.now()));
