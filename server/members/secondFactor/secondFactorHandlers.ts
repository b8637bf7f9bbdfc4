import { api } from '#contract/api.ts';
import type { Sql } from '#server/db/open.ts';
import { implement } from '#server/http/implement.ts';
import { refusal } from '#server/http/refusalError.ts';
import { secondFactorChanged } from '#server/mail/letters.ts';
import type { House, RouteModule } from '#server/app/appContext.ts';
import { standingAccount } from '../account/ownAccount.ts';
import { proveOwner } from '../account/proof.ts';
import { findMember } from '../memberRows.ts';
import type { Principal } from '../members.ts';
import { removeSecondFactor } from './secondFactor.ts';
import { countingWrong, tryCode } from './tryCode.ts';

const WRONG = 'That code is not right.';
const wrongCode = () => refusal('wrongFactorCode', null, { errors: { code: [WRONG] } });
const staysOn = () =>
  refusal('secondFactorRequired', null, { sentence: 'Admins need a second factor. It stays on.' });

async function tell(house: House, tx: Sql, memberId: string, isOn: boolean): Promise<void> {
  const member = await findMember(tx, 'id', memberId);
  if (!member?.email || member.verifiedAt === null) return;
  await house.mail.post(tx, secondFactorChanged({ recipient: member.email, handle: member.handle, isOn }));
}

/** Turns it on with its first code; a wrong one counts as any wrong code does. */
async function confirm(house: House, { memberId, sessionId }: Principal, code: string): Promise<string[]> {
  const attempt = () =>
    house.db.transaction(async (tx) => {
      const confirming = await house.members.secondFactor.confirm(tx, memberId, code, sessionId);
      if (confirming.kind === 'confirmed') await tell(house, tx, memberId, true);
      return confirming;
    });
  const outcome = await countingWrong(house, memberId, attempt, ({ kind }) => kind === 'wrongCode');
  if (outcome.kind === 'notStarted') throw refusal('secondFactorNotStarted');
  if (outcome.kind === 'wrongCode') throw wrongCode();
  return outcome.recoveryCodes;
}

/** Turning the own second factor on and off, and its recovery codes. */
export const secondFactorHandlers: readonly RouteModule[] = [
  implement(api.secondFactorStart, async ({ body, member }, house) => {
    await proveOwner(house, member, body.currentPassword);
    const started = await house.members.secondFactor.start(member.memberId, member.handle);
    if (!started) throw refusal('secondFactorOn');
    return started;
  }),
  implement(api.secondFactorConfirm, async ({ body, member, request }, house) => {
    const recoveryCodes = await confirm(house, member, body.code);
    request.log.info({ memberId: member.memberId }, 'second factor on');
    return { recoveryCodes };
  }),
  implement(api.secondFactorEnd, async ({ body, member, request }, house) => {
    const { memberId } = member;
    if (house.members.needsSecondFactor(member)) throw staysOn();
    await proveOwner(house, member, body.currentPassword);
    if (!(await tryCode(house, memberId, body.code))) throw wrongCode();
    await house.db.transaction(async (tx) => {
      await removeSecondFactor(tx, memberId);
      await tell(house, tx, memberId, false);
    });
    request.log.info({ memberId }, 'second factor off');
    return standingAccount(house, memberId);
  }),
  implement(api.recoveryCodesRenew, async ({ body, member }, house) => {
    await proveOwner(house, member, body.currentPassword);
    if (!(await tryCode(house, member.memberId, body.code))) throw wrongCode();
    const { secondFactor } = house.members;
    return {
      recoveryCodes: await house.db.transaction((tx) => secondFactor.renewRecoveryCodes(tx, member.memberId)),
    };
  }),
];
