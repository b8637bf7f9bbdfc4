import {
  changeEmailSchema,
  forgotPasswordSchema,
  resetPasswordSchema,
  verifiedReplySchema,
  verifyEmailSchema,
} from '#contract/account.ts';
import { proveOwner } from '#server/members/account/proof.ts';
import {
  askForChange,
  sendConfirmationAgain,
  unconfirmedAddress,
} from '#server/members/addresses/addressChange.ts';
import { postResetLink, resetByLink } from '#server/members/addresses/passwordReset.ts';
import {
  type AddressPorts,
  confirmByCode,
  confirmByLink,
  type ProofPorts,
} from '#server/members/addresses/verification.ts';
import { emailKey } from '#server/members/handles.ts';
import { countAttempt, type RateLimit } from '#server/members/rateLimits.ts';
import { tryCode } from '#server/members/secondFactor/tryCode.ts';
import { invalid, refusal, signedOut, tooMany } from '../http/refusalError.ts';
import { createEntrance } from './entrance.ts';
import { allowed, principalOf, whoSpeaks } from './guards.ts';
import type { Api, House, RouteModule } from './house.ts';
import { addressOf } from './visitorAddress.ts';

type Limiter = (limit: RateLimit, bucket: string, ...keys: string[]) => Promise<void>;

const notGood = () => refusal('linkNotGood');

/** What proving a mailbox needs; with the session that this browser shows. */
const proofPortsOf = (
  { settings, members }: House,
  ports: AddressPorts,
  sessionId: string | null,
): ProofPorts => ({ ...ports, settings, sessions: members.sessions, sessionId });

/** A confirmed new address can end the second factor, so asking for one takes what turning it off takes. */
async function proveSecondFactor(house: House, memberId: string, code: string): Promise<void> {
  if (!(await house.members.secondFactor.isOn(memberId)) || (await tryCode(house, memberId, code))) return;
  throw refusal('wrongFactorCode', null, { errors: { code: ['That code is not right.'] } });
}

function verificationRoutes(api: Api, house: House, ports: AddressPorts, limit: Limiter): void {
  const { authLimits } = house;
  const { provingSessionOf } = createEntrance(house);

  api.post(
    '/auth/verify-email',
    { schema: { body: verifyEmailSchema, response: { 200: verifiedReplySchema } } },
    async (request) => {
      const { body } = request;
      const principal = await whoSpeaks(house, request);
      if ('code' in body && !principal) throw signedOut();
      await limit(authLimits.mailedCode, 'mailedCode', addressOf(request));
      const confirmed =
        'token' in body
          ? await confirmByLink(proofPortsOf(house, ports, await provingSessionOf(request)), body.token)
          : await confirmByCode(
              proofPortsOf(house, ports, principalOf(request).sessionId),
              principalOf(request).memberId,
              body.code,
            );
      if (!confirmed) throw notGood();
      request.log.info({ memberId: confirmed.memberId }, 'address confirmed');
      return { email: confirmed.email };
    },
  );

  api.post(
    '/account/verification',
    { preHandler: allowed(house, 'keepProfile'), schema: { response: { 202: verifiedReplySchema } } },
    async (request, reply) => {
      const { memberId } = principalOf(request);
      const email = await unconfirmedAddress(ports, memberId);
      if (email === null) throw refusal('alreadyVerified');
      await limit(authLimits.verificationMail.perMinute, 'verificationMinute', memberId);
      await limit(authLimits.verificationMail.perHour, 'verificationHour', memberId);
      await sendConfirmationAgain(ports, memberId, email);
      return reply.code(202).send({ email });
    },
  );

  api.post(
    '/account/email',
    { preHandler: allowed(house, 'keepProfile'), schema: { body: changeEmailSchema } },
    async (request, reply) => {
      const principal = principalOf(request);
      const { currentPassword, email, code = '' } = request.body;
      await proveOwner(house, principal, currentPassword);
      await proveSecondFactor(house, principal.memberId, code);
      const { perHour } = authLimits.verificationMail;
      await limit(perHour, 'addressChange', principal.memberId);
      await limit(perHour, 'addressChangeTo', emailKey(email));
      await askForChange(ports, principal, email);
      request.log.info({ memberId: principal.memberId }, 'address change asked for');
      return reply.code(202).send({});
    },
  );
}

function passwordRoutes(api: Api, house: House, ports: AddressPorts, limit: Limiter): void {
  const { db, clock, authLimits, members } = house;
  const { provingSessionOf } = createEntrance(house);

  api.post('/auth/forgot-password', { schema: { body: forgotPasswordSchema } }, async (request, reply) => {
    const { email } = request.body;
    await limit(authLimits.forgot.perAddress, 'forgot', addressOf(request));
    const { perAccount } = authLimits.forgot;
    const waitSeconds = await countAttempt(db, clock.now(), perAccount, 'forgotFor', emailKey(email));
    // Who asks too often for one address is told what everybody is told.
    if (waitSeconds === 0) await postResetLink(ports, email);
    return reply.code(202).send({});
  });

  api.post('/auth/reset-password', { schema: { body: resetPasswordSchema } }, async (request, reply) => {
    await limit(authLimits.mailedCode, 'mailedCode', addressOf(request));
    const { token, password } = request.body;
    const proof = proofPortsOf(house, ports, await provingSessionOf(request));
    const { needsSecondFactor } = members;
    const outcome = await resetByLink({ ...proof, needsSecondFactor }, token, password);
    if (outcome.kind === 'refused') throw notGood();
    if (outcome.kind === 'invalid') throw invalid(outcome.errors);
    request.log.info({ memberId: outcome.memberId }, 'password reset');
    return reply.code(204).send();
  });
}

/** Everything that begins or ends with a mail: confirming and changing addresses, forgotten passwords. */
export const mailRoutes: RouteModule = (api, house) => {
  const { db, clock, mail, settings } = house;
  const ports: AddressPorts = { db, mail, settings, now: () => clock.now() };
  const limit: Limiter = async (rate, bucket, ...keys) => {
    const waitSeconds = await countAttempt(db, clock.now(), rate, bucket, ...keys);
    if (waitSeconds > 0) throw tooMany(waitSeconds);
  };
  verificationRoutes(api, house, ports, limit);
  passwordRoutes(api, house, ports, limit);
};
