import type { Account, LinkedSignIn } from '#contract/members/account.ts';
import type { AppContext } from '#server/app/appContext.ts';
import type { Sql } from '#server/db/open.ts';
import { signedOut } from '#server/http/refusalError.ts';
import type { OidcProvider } from '#server/settings.ts';
import { findMember } from '../memberRows.ts';
import { asksForPasskey } from '../passkeys/passkeyRows.ts';
import { linkedSignInsOf, providerNameIn } from '../thirdParty/linkedSignIns.ts';
import { readPreferences } from './preferences.ts';

const PENDING = `select email from mail_ticket
  where member_id = $1 and purpose = 'changeEmail' and used_at is null and expires_at > $2
  order by created_at desc limit 1`;

/** The third-party sign-ins of a member, oldest first; a provider that is not set up any more goes by its id. */
async function readLinkedSignIns(
  sql: Sql,
  providers: readonly OidcProvider[],
  memberId: string,
): Promise<LinkedSignIn[]> {
  const rows = await linkedSignInsOf(sql, memberId);
  return rows.map(({ id, providerId, email, linkedAt }) => ({
    id,
    providerName: providerNameIn(providers, providerId),
    email,
    linkedUtc: linkedAt.toISOString(),
  }));
}

/** All that the profile shows of the own account; null when it is gone. */
export async function readAccount(context: AppContext, memberId: string): Promise<Account | null> {
  const { db, settings, clock, members } = context;
  const member = await findMember(db, 'id', memberId);
  if (!member) return null;
  const [pending] = await db.query<{ email: string }>(PENDING, [memberId, new Date(clock.now())]);
  return {
    email: member.email ?? '',
    pendingEmail: pending?.email ?? null,
    isVerified: member.verifiedAt !== null,
    hasPassword: member.passwordHash !== null,
    secondFactor: {
      isOn: await members.secondFactor.hasApp(memberId),
      asksForPasskey: await asksForPasskey(db, memberId),
      isRequired: members.needsSecondFactor(member),
      recoveryCodesLeft: await members.secondFactor.recoveryCodesLeft(memberId),
    },
    linkedSignIns: await readLinkedSignIns(db, settings.oidcProviders, memberId),
    providers: settings.oidcProviders.map(({ id, name }) => ({ id, name })),
    preferences: await readPreferences(db, memberId),
  };
}

/** The same for the member who asks; throws 401 when it is gone. */
export async function standingAccount(context: AppContext, memberId: string): Promise<Account> {
  const account = await readAccount(context, memberId);
  if (!account) throw signedOut();
  return account;
}
