import { api } from '#contract/api.ts';
import type { AppContext, RouteModule } from '#server/app/appContext.ts';
import type { Sql } from '#server/db/open.ts';
import { implement } from '#server/http/implement.ts';
import { refusal } from '#server/http/refusalError.ts';
import { secondFactorChanged } from '#server/mail/emails.ts';
import { standingAccount } from '../account/ownAccount.ts';
import { proveOwner } from '../account/proof.ts';
import { findMember } from '../memberRows.ts';
import type { Principal } from '../members.ts';
import { asksForPasskey } from '../passkeys/passkeyRows.ts';
import { removeApp } from './secondFactor.ts';
import { countingWrong, tryCode } from './tryCode.ts';

const WRONG = 'That code is not right.';
const wrongCode = () => refusal('wrongFactorCode', null, { errors: { code: [WRONG] } });
const staysOn = () =>
  refusal('secondFactorRequired', null, { sentence: 'Admins need a second factor. It stays on.' });

async function tell(context: AppContext, tx: Sql, memberId: string, isOn: boolean): Promise<void> {
  const member = await findMember(tx, 'id', memberId);
  if (!member?.email || member.verifiedAt === null) return;
  const { email: recipient, handle } = member;
  const locale = await context.mail.localeOf(tx, memberId);
  await context.mail.post(tx, secondFactorChanged({ recipient, handle, locale, isOn }));
}

/** Turns it on with its first code; a wrong one counts as any wrong code does. */
async function confirm(
  context: AppContext,
  { memberId, sessionId }: Principal,
  code: string,
): Promise<string[]> {
  const attempt = () =>
    context.db.transaction(async (tx) => {
      const confirming = await context.members.secondFactor.confirm(tx, memberId, code, sessionId);
      if (confirming.kind === 'confirmed') await tell(context, tx, memberId, true);
      return confirming;
    });
  const outcome = await countingWrong(context, memberId, attempt, ({ kind }) => kind === 'wrongCode');
  if (outcome.kind === 'notStarted') throw refusal('secondFactorNotStarted');
  if (outcome.kind === 'wrongCode') throw wrongCode();
  return outcome.recoveryCodes;
}

/** Turning the own second factor on and off, and its recovery codes. */
export const secondFactorHandlers: readonly RouteModule[] = [
  implement(api.secondFactorStart, async ({ body, member }, context) => {
    await proveOwner(context, member, body.currentPassword);
    // Beside a passkey an app opens the second step too, so it takes what stands there.
    if (
      (await asksForPasskey(context.db, member.memberId)) &&
      !(await tryCode(context, member.memberId, body.code ?? ''))
    )
      throw wrongCode();
    const started = await context.members.secondFactor.start(member.memberId, member.handle);
    if (!started) throw refusal('secondFactorOn');
    return started;
  }),
  implement(api.secondFactorConfirm, async ({ body, member, request }, context) => {
    const recoveryCodes = await confirm(context, member, body.code);
    request.log.info({ memberId: member.memberId }, 'second factor on');
    return { recoveryCodes };
  }),
  implement(api.secondFactorEnd, async ({ body, member, request }, context) => {
    const { memberId } = member;
    if (context.members.needsSecondFactor(member) && !(await asksForPasskey(context.db, memberId)))
      throw staysOn();
    await proveOwner(context, member, body.currentPassword);
    if (!(await tryCode(context, memberId, body.code))) throw wrongCode();
    await context.db.transaction(async (tx) => {
      await removeApp(tx, memberId);
      await tell(context, tx, memberId, false);
    });
    request.log.info({ memberId }, 'second factor off');
    return standingAccount(context, memberId);
  }),
  implement(api.recoveryCodesRenew, async ({ body, member }, context) => {
    await proveOwner(context, member, body.currentPassword);
    if (!(await tryCode(context, member.memberId, body.code))) throw wrongCode();
    const { secondFactor } = context.members;
    return {
      recoveryCodes: await context.db.transaction((tx) =>
        secondFactor.renewRecoveryCodes(tx, member.memberId),
      ),
    };
  }),
];
