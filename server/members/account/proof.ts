import type { AppContext } from '#server/app/appContext.ts';
import { forbidden, refusal, signedOut, tooMany } from '#server/http/refusalError.ts';
import { isDemoMember } from '../demoMembers.ts';
import type { Principal } from '../members.ts';
import { isRightPassword } from '../passwords.ts';
import { countAttempt, forgiveAttempt } from '../rateLimits.ts';

/** A sign-in this recent stands for the password of members who have none. */
export const FRESH_SESSION_MS = 5 * 60_000;

const STANDING = `select m.password_hash as "passwordHash", f.created_at as "begunAt"
  from member m join refresh_family f on f.member_id = m.id
  where m.id = $1 and f.id = $2 and f.revoked_at is null and m.deleted_at is null`;

interface Owner {
  readonly passwordHash: string | null;
  readonly begunAt: Date;
}

async function provePassword(
  context: AppContext,
  memberId: string,
  hash: string,
  password: string,
): Promise<void> {
  const { db, clock, authLimits } = context;
  const waitSeconds = await countAttempt(db, clock.now(), authLimits.proof, 'proof', memberId);
  if (waitSeconds > 0) throw tooMany(waitSeconds);
  if (!(await isRightPassword(hash, password))) throw refusal('wrongPassword');
  await forgiveAttempt(db, 'proof', memberId);
}

/** Throws 403 `demoAccount` for the accounts of demo mode: others rely on them. */
export function refuseDemoMember(memberId: string): void {
  if (isDemoMember(memberId)) throw refusal('demoAccount');
}

/**
 * Lets a delicate change of the own account go on: throws 403 `wrongPassword`, `reauthNeeded` (no password and a
 * sign-in older than five minutes), `demoAccount` or `forbidden` (guests), 429 after too many wrong passwords.
 */
export async function proveOwner(
  context: AppContext,
  principal: Principal,
  currentPassword: string | undefined,
): Promise<void> {
  const { memberId, sessionId, isGuest } = principal;
  if (isGuest) throw forbidden();
  refuseDemoMember(memberId);
  const [owner] = await context.db.query<Owner>(STANDING, [memberId, sessionId]);
  if (!owner) throw signedOut();
  if (owner.passwordHash !== null)
    return provePassword(context, memberId, owner.passwordHash, currentPassword ?? '');
  if (context.clock.now() - owner.begunAt.getTime() > FRESH_SESSION_MS) throw refusal('reauthNeeded');
}
