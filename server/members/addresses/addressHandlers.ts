import { api } from '#contract/api.ts';
import { implement } from '#server/http/implement.ts';
import { invalid, refusal, signedOut } from '#server/http/refusalError.ts';
import { createEntrance } from '#server/app/entrance.ts';
import type { House, RouteModule } from '#server/app/appContext.ts';
import { addressOf } from '#server/app/requests/visitorAddress.ts';
import { standingAccount } from '../account/ownAccount.ts';
import { proveOwner } from '../account/proof.ts';
import { emailKey } from '../handles.ts';
import { countAttempt } from '../rateLimits.ts';
import { tryCode } from '../secondFactor/tryCode.ts';
import { askForChange, sendConfirmationAgain, unconfirmedAddress } from './addressChange.ts';
import { postResetLink, resetByLink } from './passwordReset.ts';
import { type AddressPorts, confirmByCode, confirmByLink, type ProofPorts } from './verification.ts';

const notGood = () => refusal('linkNotGood');

const portsOf = ({ db, clock, mail, settings }: House): AddressPorts => ({
  db,
  mail,
  settings,
  now: () => clock.now(),
});

/** What proving a mailbox needs; with the session that this browser shows. */
const proofPortsOf = (house: House, sessionId: string | null): ProofPorts => ({
  ...portsOf(house),
  settings: house.settings,
  sessions: house.members.sessions,
  sessionId,
});

/** A confirmed new address can end the second factor, so asking for one takes what turning it off takes. */
async function proveSecondFactor(house: House, memberId: string, code: string): Promise<void> {
  if (!(await house.members.secondFactor.isOn(memberId)) || (await tryCode(house, memberId, code))) return;
  throw refusal('wrongFactorCode', null, { errors: { code: ['That code is not right.'] } });
}

/** Everything that begins or ends with an email: confirming and changing addresses, forgotten passwords. */
export const addressHandlers: readonly RouteModule[] = [
  implement(api.addressVerify, async ({ body, member, request }, house) => {
    if ('code' in body && !member) throw signedOut();
    const { limit, provingSessionOf } = createEntrance(house);
    await limit(house.authLimits.mailedCode, 'mailedCode', addressOf(request));
    const confirmed =
      'token' in body
        ? await confirmByLink(proofPortsOf(house, await provingSessionOf(request)), body.token)
        : member && (await confirmByCode(proofPortsOf(house, member.sessionId), member.memberId, body.code));
    if (!confirmed) throw notGood();
    request.log.info({ memberId: confirmed.memberId }, 'address confirmed');
    return { email: confirmed.email };
  }),
  implement(api.verificationSend, async ({ member: { memberId } }, house) => {
    const ports = portsOf(house);
    const email = await unconfirmedAddress(ports, memberId);
    if (email === null) throw refusal('alreadyVerified');
    const { perMinute, perHour } = house.authLimits.verificationMail;
    const { limit } = createEntrance(house);
    await limit(perMinute, 'verificationMinute', memberId);
    await limit(perHour, 'verificationHour', memberId);
    await sendConfirmationAgain(ports, memberId, email);
    return { email };
  }),
  implement(api.addressChange, async ({ body, member, request }, house) => {
    const { currentPassword, email, code = '' } = body;
    await proveOwner(house, member, currentPassword);
    await proveSecondFactor(house, member.memberId, code);
    const { perHour } = house.authLimits.verificationMail;
    const { limit } = createEntrance(house);
    await limit(perHour, 'addressChange', member.memberId);
    await limit(perHour, 'addressChangeTo', emailKey(email));
    await askForChange(portsOf(house), member, email);
    request.log.info({ memberId: member.memberId }, 'address change asked for');
    return standingAccount(house, member.memberId);
  }),
  implement(api.passwordForgot, async ({ body: { email }, request }, house) => {
    const { db, clock, authLimits } = house;
    await createEntrance(house).limit(authLimits.forgot.perAddress, 'forgot', addressOf(request));
    const { perAccount } = authLimits.forgot;
    const waitSeconds = await countAttempt(db, clock.now(), perAccount, 'forgotFor', emailKey(email));
    // Whoever asks too often for one address gets the same answer as everybody.
    if (waitSeconds === 0) await postResetLink(portsOf(house), email);
    return undefined;
  }),
  implement(api.passwordReset, async ({ body: { token, password }, request }, house) => {
    const { limit, provingSessionOf } = createEntrance(house);
    await limit(house.authLimits.mailedCode, 'mailedCode', addressOf(request));
    const proof = proofPortsOf(house, await provingSessionOf(request));
    const { needsSecondFactor } = house.members;
    const outcome = await resetByLink({ ...proof, needsSecondFactor }, token, password);
    if (outcome.kind === 'refused') throw notGood();
    if (outcome.kind === 'invalid') throw invalid(outcome.errors);
    request.log.info({ memberId: outcome.memberId }, 'password reset');
    return undefined;
  }),
];
