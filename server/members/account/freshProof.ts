import type { FreshProof } from '#contract/members/passkeys.ts';
import type { AppContext } from '#server/app/appContext.ts';
import { forbidden, refusal } from '#server/http/refusalError.ts';
import type { Principal } from '../members.ts';
import { tryCode } from '../secondFactor/tryCode.ts';
import { proveOwner, refuseDemoMember } from './proof.ts';

/**
 * Lets a change go on that opens the account to something new or closes it: the second factor where one is on, else what
 * `proveOwner` asks for. Throws as it does, and 403 `wrongFactorCode`.
 */
export async function proveFresh(
  context: AppContext,
  principal: Principal,
  { currentPassword, code = '' }: FreshProof,
): Promise<void> {
  if (!(await context.members.secondFactor.isOn(principal.memberId)))
    return proveOwner(context, principal, currentPassword);
  if (principal.isGuest) throw forbidden();
  refuseDemoMember(principal.memberId);
  if (!(await tryCode(context, principal.memberId, code))) {
    const { message } = refusal('wrongFactorCode');
    throw refusal('wrongFactorCode', null, { errors: { code: [message] } });
  }
}
