import type { Sql } from '#server/db/open.ts';
import { forbidden, refusal } from '#server/http/refusalError.ts';
import type { MemberRow } from '#server/members/memberRows.ts';
import type { Principal } from '#server/members/members.ts';
import { isNotSuspended, suspensionOf } from '#server/members/suspensions.ts';

const ADMINS = `select m.id from member m where 'Admin' = any(m.roles) and m.deleted_at is null
  and ${isNotSuspended('m', '$1')} order by m.id for update`;

/**
 * Holds all Admins until the transaction ends, so that two who take each other's role at once leave one of them. Throws
 * 403 where the asker is none any more.
 */
export async function holdAdmins(tx: Sql, admin: Pick<Principal, 'memberId'>, nowMs: number): Promise<void> {
  const admins = await tx.query<{ id: string }>(ADMINS, [new Date(nowMs)]);
  if (!admins.some(({ id }) => id === admin.memberId)) throw forbidden();
}

/** Throws 403 `ownAccount`: nobody takes the own role or shuts themselves out. */
export function refuseOwnAccount(admin: Pick<Principal, 'memberId'>, memberId: string): void {
  if (admin.memberId === memberId)
    throw refusal('ownAccount', null, { sentence: 'Another Admin has to change this for you.' });
}

/** Throws 403 `isAdmin`: an Admin is nobody's to shut out before the role is taken, which the log can bring back. */
export function refuseAdmin({ roles }: Pick<MemberRow, 'roles'>): void {
  if (roles.includes('Admin'))
    throw refusal('isAdmin', null, { sentence: 'Take the Admin role away first.' });
}

/** Throws 409 where roles or a suspension that were put back keep an Admin out. */
export async function refuseShutOutAdmin(
  tx: Sql,
  memberIds: readonly string[],
  nowMs: number,
): Promise<void> {
  const shutOut = await tx.query(
    `select 1 from member m where m.id = any($2) and 'Admin' = any(m.roles) and not ${isNotSuspended('m', '$1')}`,
    [new Date(nowMs), memberIds],
  );
  if (shutOut.length > 0)
    throw refusal('adminLockedOut', null, {
      sentence: 'That would keep an Admin out. Take the Admin role away, or let them in again, first.',
    });
}

/** Throws 409 `roleNeedsAddress` where somebody of these has a role and no confirmed address. */
export async function refuseUnconfirmedRoles(tx: Sql, memberIds: readonly string[]): Promise<void> {
  const unfit = await tx.query(
    "select 1 from member where id = any($1) and roles <> '{}' and verified_at is null",
    [[...memberIds]],
  );
  if (unfit.length > 0)
    throw refusal('roleNeedsAddress', null, {
      sentence: 'Their role needs a confirmed address. Take the role away first.',
    });
}

/** Roles by which somebody may do more than before. */
export const gainedRoles = (before: readonly string[], after: readonly string[]): readonly string[] =>
  before.includes('Admin') ? [] : after.filter((role) => !before.includes(role));

/**
 * Throws 409 unless a member may be given a role: `roleOfSuspended`, or `roleNeedsAddress`, since whoever has the mailbox
 * can reset the password.
 */
export function refuseUnfitForRoles(
  member: Pick<MemberRow, 'verifiedAt' | 'suspendedAt' | 'suspendedUntil' | 'suspensionReason'>,
  nowMs: number,
): void {
  if (suspensionOf(member, nowMs)) throw refusal('roleOfSuspended');
  if (member.verifiedAt === null) throw refusal('roleNeedsAddress');
}
