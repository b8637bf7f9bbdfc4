import type { WayInView } from '#contract/members/account.ts';
import type { AppContext } from '#server/app/appContext.ts';
import type { Sql } from '#server/db/open.ts';
import { refusal } from '#server/http/refusalError.ts';
import { secondFactorChanged, signInLinked } from '#server/mail/emails.ts';
import { passkeyChanged } from '#server/mail/passkeyEmails.ts';
import { passkeysOf, removePasskey } from '../passkeys/passkeyRows.ts';
import { asksForApp, hasSecondFactor, removeSecondFactor } from '../secondFactor/secondFactor.ts';
import { linkedSignInsOf, providerNameIn, removeLink } from '../thirdParty/linkedSignIns.ts';
import { findProver } from '../waysIn.ts';
import { findTicket, issueTicket, type OpenTicket, takeTicket } from './tickets.ts';

const SECOND_FACTOR = 'secondFactor';

/** A way in that a reset leaves, and the link to the page on which a press ends it. */
export interface RemainingWay extends WayInView {
  readonly link: string;
}

interface WayPorts {
  readonly now: () => number;
  readonly settings: Pick<AppContext['settings'], 'publicUrl' | 'oidcProviders'>;
}

interface Way extends WayInView {
  readonly id: string;
  /** Whether the second factor may end with it. */
  readonly isFactor: boolean;
}

async function waysOf(sql: Sql, { settings }: WayPorts, memberId: string) {
  const links = await linkedSignInsOf(sql, memberId);
  const passkeys = await passkeysOf(sql, memberId);
  const factor = await sql.query(`select 1 where ${hasSecondFactor('$1')}`, [memberId]);
  const hasApp = await asksForApp(sql, memberId);
  const ways: Way[] = links.map(({ id, providerId, email }) => ({
    id,
    isFactor: false,
    kind: 'linkedSignIn',
    name: providerNameIn(settings.oidcProviders, providerId),
    email,
  }));
  for (const { id, name, isSecondFactor } of passkeys)
    ways.push({ id, isFactor: isSecondFactor && !hasApp, kind: 'passkey', name, email: '' });
  if (factor.length > 0)
    ways.push({ id: SECOND_FACTOR, isFactor: true, kind: 'secondFactor', name: '', email: '' });
  return ways;
}

/**
 * The ways into an account that are left beside its password, each with a link of its own; `keepsSecondFactor` leaves an
 * Admin's out, which only the operator resets.
 */
export async function remainingWays(
  tx: Sql,
  ports: WayPorts,
  owner: { readonly memberId: string; readonly email: string; readonly keepsSecondFactor: boolean },
): Promise<RemainingWay[]> {
  const { memberId, email, keepsSecondFactor } = owner;
  const remaining: RemainingWay[] = [];
  for (const { id, isFactor, ...way } of await waysOf(tx, ports, memberId)) {
    if (isFactor && keepsSecondFactor) continue;
    const { token } = await issueTicket(tx, { memberId, purpose: 'endWayIn', email, wayIn: id }, ports.now());
    remaining.push({ ...way, link: `${ports.settings.publicUrl}/reset-password?token=${token}` });
  }
  return remaining;
}

const notGood = () => refusal('linkNotGood');

async function wayOf(sql: Sql, ports: WayPorts, { memberId, wayIn }: OpenTicket): Promise<WayInView> {
  const way = (await waysOf(sql, ports, memberId)).find(({ id }) => id === wayIn);
  if (!way) throw notGood();
  return { kind: way.kind, name: way.name, email: way.email };
}

/** What the link of an email ends; looking does not use it up. Throws 400 `linkNotGood`. */
export async function lookAtWayIn(context: AppContext, token: string): Promise<WayInView> {
  const { db, clock, settings } = context;
  const ticket = await findTicket(db, token, ['endWayIn'], clock.now());
  if (!ticket) throw notGood();
  return wayOf(db, { now: () => clock.now(), settings }, ticket);
}

/**
 * Ends the way in of an emailed link, and every session but the one of the browser that asks: somebody may have come in
 * by it. Throws 400 `linkNotGood`. Answers the member's id.
 */
export async function endWayIn(
  context: AppContext,
  token: string,
  sessionId: string | null,
): Promise<string> {
  const { db, clock, settings, mail, members } = context;
  const ports: WayPorts = { now: () => clock.now(), settings };
  const { memberId, tellEnded } = await db.transaction(async (tx) => {
    const ticket = await takeTicket(tx, token, ['endWayIn'], clock.now());
    if (!ticket?.wayIn) throw notGood();
    const { memberId, handle, email: recipient, wayIn } = ticket;
    const { kind, name } = await wayOf(tx, ports, ticket);
    const locale = await mail.localeOf(tx, memberId);
    if (kind === 'secondFactor') {
      await removeSecondFactor(tx, memberId);
      await mail.post(tx, secondFactorChanged({ recipient, handle, locale, isOn: false }));
    } else if (kind === 'passkey') {
      const removing = await removePasskey(tx, memberId, wayIn);
      if (removing.kind === 'lastWayIn') throw refusal('lastWayIn');
      await mail.post(tx, passkeyChanged({ recipient, handle, locale, name, isAdded: false }));
    } else {
      const removing = await removeLink(tx, memberId, wayIn);
      if (removing.kind === 'lastWayIn') throw refusal('lastWayIn');
      await mail.post(tx, signInLinked({ recipient, handle, locale, providerName: name, isLinked: false }));
    }
    const prover = await findProver(tx, memberId, sessionId);
    return { memberId, tellEnded: await members.sessions.endWithin(tx, memberId, prover?.sessionId ?? null) };
  });
  tellEnded();
  return memberId;
}
