import type { AppContext } from '#server/app/appContext.ts';
import { refusal } from '#server/http/refusalError.ts';
import { refuseDemoMember } from '#server/members/account/proof.ts';
import type { Principal } from '#server/members/members.ts';
import { recordChange } from '../activity.ts';
import { holdAdmins, refuseOwnAccount, refuseUnconfirmedRoles } from './adminRights.ts';
import { lockedMember } from './suspendMember.ts';

type Ports = Pick<AppContext, 'db' | 'clock'>;

/** Both columns, so that the log can put them back. */
export const CONFIRM = 'update member set verified_at = $2, confirmed_by_admin = $3 where id = $1';

const entryOf = (admin: Principal, memberId: string, label: string, nowMs: number) =>
  ({
    memberId: admin.memberId,
    kind: 'changed',
    subject: 'memberConfirmation',
    subjectId: memberId,
    gameId: null,
    label,
    nowMs,
  }) as const;

/**
 * Confirms somebody's address on an Admin's word; answers the activity. It ends no way in, and it is no proof of the
 * mailbox: when its owner proves it, what was set up before still ends. Throws 403 for the own account and demo accounts,
 * 404, 409 for guests, without an address, and where it is confirmed already.
 */
export async function confirmAddress(
  { db, clock }: Ports,
  admin: Principal,
  memberId: string,
): Promise<string | null> {
  refuseOwnAccount(admin, memberId);
  refuseDemoMember(memberId);
  return db.transaction(async (tx) => {
    await holdAdmins(tx, admin, clock.now());
    const { isGuest, email, verifiedAt, handle } = await lockedMember(tx, memberId);
    if (isGuest) throw refusal('guest', null, { sentence: 'A guest has no address to confirm.' });
    if (email === null) throw refusal('noAddress');
    if (verifiedAt !== null)
      throw refusal('alreadyVerified', null, { sentence: 'This address is confirmed already.' });
    const entry = entryOf(admin, memberId, `confirmed the address of ${handle} by hand`, clock.now());
    return recordChange(tx, entry, [memberId], () =>
      tx.query(CONFIRM, [memberId, new Date(clock.now()), true]),
    );
  });
}

/**
 * Takes back what `confirmAddress` did; answers the activity. Throws 403, 404, and 409 where the owner has proved the
 * mailbox, or has a role that needs a confirmed address.
 */
export async function takeBackConfirmation(
  { db, clock }: Ports,
  admin: Principal,
  memberId: string,
): Promise<string | null> {
  refuseOwnAccount(admin, memberId);
  refuseDemoMember(memberId);
  return db.transaction(async (tx) => {
    await holdAdmins(tx, admin, clock.now());
    const { handle, verifiedAt, confirmedByAdmin } = await lockedMember(tx, memberId);
    if (verifiedAt === null || !confirmedByAdmin) throw refusal('notConfirmedByHand');
    const entry = entryOf(admin, memberId, `took back the confirmation of ${handle}’s address`, clock.now());
    const activityId = await recordChange(tx, entry, [memberId], () =>
      tx.query(CONFIRM, [memberId, null, false]),
    );
    await refuseUnconfirmedRoles(tx, [memberId]);
    return activityId;
  });
}
