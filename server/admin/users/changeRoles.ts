import type { Role } from '#contract/members/members.ts';
import type { AppContext } from '#server/app/appContext.ts';
import { endLostHooks } from '#server/hooks/hookRights.ts';
import { notFound, refusal } from '#server/http/refusalError.ts';
import { refuseDemoMember } from '#server/members/account/proof.ts';
import { findMember } from '#server/members/memberRows.ts';
import type { Principal } from '#server/members/members.ts';
import { endUnfitTokens } from '#server/members/tokens/personalTokens.ts';
import { recordChange } from '../activity.ts';
import { gainedRoles, holdAdmins, refuseOwnAccount, refuseUnfitForRoles } from './adminRights.ts';

const guestsHaveNone = () =>
  refusal('guest', null, { sentence: 'A guest has no roles. They have to register first.' });

/**
 * Gives a member these roles and no others, and ends access tokens that need more; answers the activity. Throws 403 for the own account and demo accounts, 404,
 * 409 for guests, and for a role newly given to somebody who is suspended or has not confirmed their address.
 */
export async function changeRoles(
  { db, clock }: Pick<AppContext, 'db'> & { readonly clock: Pick<AppContext['clock'], 'now'> },
  admin: Pick<Principal, 'memberId'>,
  memberId: string,
  roles: readonly Role[],
): Promise<string | null> {
  refuseOwnAccount(admin, memberId);
  refuseDemoMember(memberId);
  return db.transaction(async (tx) => {
    await holdAdmins(tx, admin, clock.now());
    await tx.query('select 1 from member where id = $1 for update', [memberId]);
    const member = await findMember(tx, 'id', memberId);
    if (!member) throw notFound();
    if (member.isGuest) throw guestsHaveNone();
    const after = [...new Set(roles)].toSorted();
    if (gainedRoles(member.roles, after).length > 0) refuseUnfitForRoles(member, clock.now());
    const entry = {
      memberId: admin.memberId,
      kind: 'changed',
      subject: 'memberRoles',
      subjectId: memberId,
      gameId: null,
      label: `made ${member.handle} ${after.length === 0 ? 'a member without roles' : after.join(' and ')}`,
      nowMs: clock.now(),
    } as const;
    return recordChange(tx, entry, [memberId], async () => {
      await tx.query('update member set roles = $2::text[] where id = $1', [memberId, after]);
      await endUnfitTokens(tx, [memberId]);
      await endLostHooks(tx, clock.now(), memberId);
    });
  });
}
