import type { Sql } from '#server/db/open.ts';
import type { Principal } from '#server/members/members.ts';
import { isNotSuspended } from '#server/members/suspensions.ts';
import { forbidden, ProblemError } from '#server/rest/problems.ts';

const ADMINS = `select m.id from member m where 'Admin' = any(m.roles) and m.deleted_at is null
  and ${isNotSuspended('m', '$1')} order by m.id for update`;

/**
 * Holds all Admins until the transaction ends, so that two who take each other's role at once leave one of them. Throws
 * 403 where the asker is none any more.
 */
export async function holdAdmins(tx: Sql, admin: Principal, nowMs: number): Promise<void> {
  const admins = await tx.query<{ id: string }>(ADMINS, [new Date(nowMs)]);
  if (!admins.some(({ id }) => id === admin.memberId)) throw forbidden();
}

/** Throws 403 `own_account`: nobody takes the own role or shuts themselves out. */
export function refuseOwnAccount(admin: Principal, memberId: string): void {
  if (admin.memberId === memberId)
    throw new ProblemError(403, 'own_account', 'Another Admin has to change this for you.');
}

/** Throws 409 where a change has left nobody who could administer; the last word of whatever puts roles back. */
export async function refuseNobodyAdmin(tx: Sql, nowMs: number): Promise<void> {
  const admins = await tx.query(ADMINS, [new Date(nowMs)]);
  if (admins.length === 0)
    throw new ProblemError(
      409,
      'last_admin',
      'Nobody would be Admin any more. Make somebody else Admin first.',
    );
}
