import { isUniqueViolation } from '#server/db/database.ts';
import type { Database, Sql } from '#server/db/open.ts';
import { addressChanged, earlierWaysEnded, verifyAddress } from '#server/mail/emails.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Settings } from '#server/settings.ts';
import type { BreachSettings } from '../breaches.ts';
import { emailKey } from '../handles.ts';
import type { Sessions } from '../sessions.ts';
import { providerNameIn } from '../thirdParty/linkedSignIns.ts';
import { endEarlierWaysIn, findProver } from '../waysIn.ts';
import { issueTicket, type OpenTicket, takeTicket, takeTicketByCode } from './tickets.ts';

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
  const locale = await ports.mail.localeOf(tx, memberId);
  await ports.mail.post(tx, verifyAddress({ recipient: email, handle, locale, link, code }));
}

/** What a proof of a mailbox needs. `sessionId` is the session that the proving browser shows, null without one. */
export interface ProofPorts extends AddressPorts {
  readonly settings: AddressPorts['settings'] & Pick<Settings, 'oidcProviders'>;
  readonly sessions: Pick<Sessions, 'endWithin'>;
  readonly sessionId: string | null;
}

/**
 * Ends what was set up before this mailbox was proved by anybody but the browser that proves, and tells the mailbox what
 * went. The function that it gives is to be called after the commit.
 */
export async function endWaysBeforeProof(
  { settings, sessions, sessionId, mail }: ProofPorts,
  tx: Sql,
  { memberId, handle, email }: OpenTicket,
): Promise<() => void> {
  const prover = await findProver(tx, memberId, sessionId);
  const { providerIds, secondFactor, passkeys, tellEnded } = await endEarlierWaysIn(
    tx,
    sessions,
    memberId,
    prover,
  );
  const providerNames = providerIds.map((id) => providerNameIn(settings.oidcProviders, id));
  if (secondFactor || providerNames.length + passkeys.length > 0)
    await mail.post(
      tx,
      earlierWaysEnded({
        recipient: email,
        handle,
        locale: await mail.localeOf(tx, memberId),
        providerNames,
        secondFactor,
        passkeys,
      }),
    );
  return tellEnded;
}

/** An address that has just been confirmed, and whose it is. */
export interface ConfirmedAddress {
  readonly email: string;
  readonly memberId: string;
}

const PROVED_CHANGE = `update member set email = $2, email_key = $3, verified_at = $4, confirmed_by_admin = false
  where id = $1`;

const nothingToTell = () => undefined;

async function confirm(ports: ProofPorts, tx: Sql, ticket: OpenTicket): Promise<() => void> {
  const { memberId, email, handle, memberEmail, isVerified, isProven } = ticket;
  const at = new Date(ports.now());
  if (ticket.purpose === 'verifyEmail') {
    if (isProven) return nothingToTell;
    await tx.query('update member set verified_at = $2, confirmed_by_admin = false where id = $1', [
      memberId,
      at,
    ]);
    return endWaysBeforeProof(ports, tx, ticket);
  }
  await tx.query(PROVED_CHANGE, [memberId, email, emailKey(email), at]);
  if (memberEmail !== null && isVerified)
    await ports.mail.post(
      tx,
      addressChanged({
        recipient: memberEmail,
        handle,
        locale: await ports.mail.localeOf(tx, memberId),
        newEmail: email,
      }),
    );
  return endWaysBeforeProof(ports, tx, ticket);
}

async function confirming(
  ports: ProofPorts,
  take: (tx: Sql) => Promise<OpenTicket | null>,
): Promise<ConfirmedAddress | null> {
  try {
    const confirmed = await ports.db.transaction(async (tx) => {
      const ticket = await take(tx);
      return ticket && { ticket, tellEnded: await confirm(ports, tx, ticket) };
    });
    confirmed?.tellEnded();
    return confirmed && { email: confirmed.ticket.email, memberId: confirmed.ticket.memberId };
  } catch (error) {
    if (isUniqueViolation(error, 'member_email_key_unique')) return null;
    throw error;
  }
}

/**
 * Confirms the address to which a link was mailed, whoever opens it, and signs nobody in; null when the link is not good
 * (any more).
 */
export const confirmByLink = (ports: ProofPorts, token: string): Promise<ConfirmedAddress | null> =>
  confirming(ports, (tx) => takeTicket(tx, token, ['verifyEmail', 'changeEmail'], ports.now()));

/** Confirms the address to which a code was mailed, for the member who types it; null when it is not good (any more). */
export const confirmByCode = (
  ports: ProofPorts,
  memberId: string,
  code: string,
): Promise<ConfirmedAddress | null> =>
  confirming(ports, (tx) => takeTicketByCode(tx, memberId, code, ports.now()));
