import {
  proofSchema,
  proofWithCodeSchema,
  recoveryCodesSchema,
  secondFactorCodeSchema,
  startSecondFactorReplySchema,
} from '#contract/account.ts';
import type { Sql } from '#server/db/open.ts';
import { secondFactorChanged } from '#server/mail/letters.ts';
import { proveOwner } from '#server/members/account/proof.ts';
import { findMember } from '#server/members/memberRows.ts';
import type { Principal } from '#server/members/members.ts';
import { removeSecondFactor } from '#server/members/secondFactor/secondFactor.ts';
import { countingWrong, tryCode } from '#server/members/secondFactor/tryCode.ts';
import { refusal } from '../http/refusalError.ts';
import { allowed, principalOf } from './guards.ts';
import type { Api, House } from './house.ts';

const WRONG = 'That code is not right.';
const wrongCode = () => refusal('wrongFactorCode', null, { errors: { code: [WRONG] } });
const alreadyOn = () => refusal('secondFactorOn');
const notStarted = () => refusal('secondFactorNotStarted');
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
  if (outcome.kind === 'notStarted') throw notStarted();
  if (outcome.kind === 'wrongCode') throw wrongCode();
  return outcome.recoveryCodes;
}

function startingRoutes(api: Api, house: House) {
  const preHandler = allowed(house, 'keepProfile');
  const { secondFactor } = house.members;

  api.post(
    '/account/second-factor',
    { preHandler, schema: { body: proofSchema, response: { 200: startSecondFactorReplySchema } } },
    async (request) => {
      const principal = principalOf(request);
      await proveOwner(house, principal, request.body.currentPassword);
      const started = await secondFactor.start(principal.memberId, principal.handle);
      if (!started) throw alreadyOn();
      return started;
    },
  );

  api.post(
    '/account/second-factor/confirm',
    { preHandler, schema: { body: secondFactorCodeSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const principal = principalOf(request);
      const recoveryCodes = await confirm(house, principal, request.body.code);
      request.log.info({ memberId: principal.memberId }, 'second factor on');
      return { recoveryCodes };
    },
  );
}

function changingRoutes(api: Api, house: House) {
  const preHandler = allowed(house, 'keepProfile');
  const { db, members } = house;

  api.delete(
    '/account/second-factor',
    { preHandler, schema: { body: proofWithCodeSchema } },
    async (request, reply) => {
      const principal = principalOf(request);
      const { memberId } = principal;
      if (members.needsSecondFactor(principal)) throw staysOn();
      await proveOwner(house, principal, request.body.currentPassword);
      if (!(await tryCode(house, memberId, request.body.code))) throw wrongCode();
      await db.transaction(async (tx) => {
        await removeSecondFactor(tx, memberId);
        await tell(house, tx, memberId, false);
      });
      request.log.info({ memberId }, 'second factor off');
      return reply.code(204).send();
    },
  );

  api.post(
    '/account/recovery-codes',
    { preHandler, schema: { body: proofWithCodeSchema, response: { 200: recoveryCodesSchema } } },
    async (request) => {
      const principal = principalOf(request);
      await proveOwner(house, principal, request.body.currentPassword);
      if (!(await tryCode(house, principal.memberId, request.body.code))) throw wrongCode();
      return {
        recoveryCodes: await db.transaction((tx) =>
          members.secondFactor.renewRecoveryCodes(tx, principal.memberId),
        ),
      };
    },
  );
}

/** Turning the own second factor on and off, and its recovery codes. */
export function secondFactorRoutes(api: Api, house: House): void {
  startingRoutes(api, house);
  changingRoutes(api, house);
}
