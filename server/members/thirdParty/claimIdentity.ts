import type { IdentityClaim } from '#contract/members/members.ts';
import type { Locale } from '#contract/messages/locales.ts';
import type { AppContext } from '#server/app/appContext.ts';
import type { Sql } from '#server/db/open.ts';
import { postVerification } from '#server/members/addresses/verification.ts';
import { emailKey, handleKey, handleMistakes } from '#server/members/handles.ts';
import { findMember, type MemberRow } from '#server/members/memberRows.ts';
import { HANDLE_TAKEN, storeMember, takenNameIn } from '#server/members/registration.ts';
import { addLink, isAlreadyLinked } from './linkedSignIns.ts';
import { findPending, type Pending, takePending } from './pendingIdentities.ts';

/** `expired`: nothing waits for this browser; `taken`: the identity opens an account already. */
export type Claiming =
  | { readonly kind: 'claimed'; readonly member: MemberRow }
  | { readonly kind: 'refused'; readonly errors: Record<string, string[]> }
  | { readonly kind: 'expired' }
  | { readonly kind: 'taken' };

const EMAIL_TAKEN =
  'There is already an account with this email address. Log in to it, then link this sign-in in your profile.';

async function mistakesOf(
  sql: Sql,
  { handle }: IdentityClaim,
  { email }: Pending,
  guestId: string | null,
): Promise<Record<string, string[]>> {
  const sameHandle = await findMember(sql, 'handle_key', handleKey(handle));
  const sameEmail = email === '' ? null : await findMember(sql, 'email_key', emailKey(email));
  const handles = sameHandle && sameHandle.id !== guestId ? [HANDLE_TAKEN] : handleMistakes(handle);
  return {
    ...(handles.length > 0 ? { handle: handles } : {}),
    ...(sameEmail ? { email: [EMAIL_TAKEN] } : {}),
  };
}

/** Makes the account of a newcomer, or turns the guest who asks into one; an address is believed only if the provider verified it. */
export async function claimIdentity(
  { db, clock, mail, settings }: Pick<AppContext, 'db' | 'clock' | 'mail' | 'settings'>,
  secret: string,
  claim: IdentityClaim,
  guestId: string | null,
  browser: { readonly id: string; readonly locale: Locale },
): Promise<Claiming> {
  const nowMs = clock.now();
  const waiting = await findPending(db, secret, nowMs);
  if (!waiting) return { kind: 'expired' };
  const errors = await mistakesOf(db, claim, waiting, guestId);
  if (Object.keys(errors).length > 0) return { kind: 'refused', errors };
  try {
    return await db.transaction(async (tx): Promise<Claiming> => {
      const pending = await takePending(tx, secret, nowMs);
      if (!pending) return { kind: 'expired' };
      const { email, isEmailVerified: isVerified, providerId } = pending;
      const wish = {
        handle: claim.handle,
        email: email || null,
        passwordHash: null,
        isVerified,
        language: browser.locale,
      };
      const member = await storeMember(tx, wish, guestId, nowMs);
      await addLink(tx, member.id, providerId, pending, nowMs, browser.id);
      if (email !== '' && !isVerified)
        await postVerification({ now: () => nowMs, mail, settings }, tx, { ...member, email });
      return { kind: 'claimed', member };
    });
  } catch (error) {
    if (isAlreadyLinked(error)) return { kind: 'taken' };
    const taken = takenNameIn(error);
    if (!taken) throw error;
    return { kind: 'refused', errors: taken.email ? { email: [EMAIL_TAKEN] } : taken };
  }
}
