import type { AppContext } from '#server/app/appContext.ts';
import { refusal, tooMany } from '#server/http/refusalError.ts';
import { type Places, removeMember } from '#server/members/account/deleteAccount.ts';
import { refuseDemoMember } from '#server/members/account/proof.ts';
import { postResetLinkTo } from '#server/members/addresses/passwordReset.ts';
import type { Principal } from '#server/members/members.ts';
import { countAttempt } from '#server/members/rateLimits.ts';
import { resetSecondFactor } from '#server/members/secondFactor/resetSecondFactor.ts';
import { suspensionOf } from '#server/members/suspensions.ts';
import { recordActivities } from '../activity.ts';
import { holdAdmins, refuseAdmin, refuseOwnAccount } from './adminRights.ts';
import { lockedMember } from './suspendMember.ts';

const LINKS_PER_HOUR = { attempts: 5, windowSeconds: 3600 };

const entryOf = (admin: Principal, memberId: string, label: string, nowMs: number) =>
  ({
    memberId: admin.memberId,
    kind: 'acted',
    subject: 'member',
    subjectId: memberId,
    gameId: null,
    label,
    nowMs,
  }) as const;

/**
 * Mails somebody the link that "Forgot your password?" mails; nobody else sees it. Throws 403 for the own account and demo
 * accounts, 404, 409 for guests, suspended people and those without an address, 429 after five in an hour.
 */
export async function sendPasswordLink(
  context: AppContext,
  admin: Principal,
  memberId: string,
): Promise<void> {
  const { db, clock, mail, settings } = context;
  refuseOwnAccount(admin, memberId);
  refuseDemoMember(memberId);
  await db.transaction(async (tx) => {
    await holdAdmins(tx, admin, clock.now());
    const member = await lockedMember(tx, memberId);
    const { isGuest, email, handle } = member;
    if (isGuest) throw refusal('guest', null, { sentence: 'A guest has no password.' });
    if (email === null) throw refusal('noAddress');
    if (suspensionOf(member, clock.now())) throw refusal('memberSuspended');
    const nowMs = clock.now();
    const waitSeconds = await countAttempt(tx, nowMs, LINKS_PER_HOUR, 'adminPasswordLink', memberId);
    if (waitSeconds > 0) throw tooMany(waitSeconds);
    const ports = { mail, settings, now: () => clock.now() };
    await postResetLinkTo(ports, tx, { id: memberId, handle, email });
    await recordActivities(
      tx,
      entryOf(admin, memberId, `sent ${handle} a link to set a new password`, nowMs),
      [],
    );
  });
}

/**
 * Turns off the second factor of somebody who lost it; their sessions end and an email tells them. Throws 403 for the own
 * account, demo accounts and Admins, 404, and 409 for guests and where there is none.
 */
export async function resetFactorOf(context: AppContext, admin: Principal, memberId: string): Promise<void> {
  const { db, clock, mail, members } = context;
  refuseOwnAccount(admin, memberId);
  refuseDemoMember(memberId);
  const tellEnded = await db.transaction(async (tx) => {
    await holdAdmins(tx, admin, clock.now());
    const member = await lockedMember(tx, memberId);
    if (member.isGuest) throw refusal('guest', null, { sentence: 'A guest has no second factor.' });
    refuseAdmin(member);
    const tell = await resetSecondFactor({ sessions: members.sessions, mail }, tx, member);
    if (!tell) throw refusal('noSecondFactor');
    const label = `reset the second factor of ${member.handle}`;
    await recordActivities(tx, entryOf(admin, memberId, label, clock.now()), []);
    return tell;
  });
  tellEnded();
}

/**
 * Deletes somebody's account as they could themselves: drafts of others keep the seat without the name. Throws 403 for
 * the own account, demo accounts and Admins, 404.
 */
export async function deleteMember(
  context: AppContext,
  places: Places,
  admin: Principal,
  memberId: string,
): Promise<void> {
  const { db, clock } = context;
  refuseOwnAccount(admin, memberId);
  refuseDemoMember(memberId);
  const member = await db.transaction(async (tx) => {
    const found = await lockedMember(tx, memberId);
    refuseAdmin(found);
    return found;
  });
  await removeMember(context, places, member, async (tx) => {
    await holdAdmins(tx, admin, clock.now());
    refuseAdmin(await lockedMember(tx, memberId));
    const entry = entryOf(admin, memberId, `deleted the account of ${member.handle}`, clock.now());
    await recordActivities(tx, { ...entry, kind: 'deleted' }, []);
  });
}
