import { api } from '#contract/api.ts';
import type { AppContext, RouteModule } from '#server/app/appContext.ts';
import { createEntrance } from '#server/app/entrance.ts';
import { addressOf } from '#server/app/requests/visitorAddress.ts';
import { implement } from '#server/http/implement.ts';
import { invalid, refusal, signedOut } from '#server/http/refusalError.ts';
import { standingAccount } from '../account/ownAccount.ts';
import { proveOwner } from '../account/proof.ts';
import { emailKey } from '../handles.ts';
import { countAttempt } from '../rateLimits.ts';
import { tryCode } from '../secondFactor/tryCode.ts';
import { askForChange, sendConfirmationAgain, unconfirmedAddress } from './addressChange.ts';
import { postResetLink, resetByLink } from './passwordReset.ts';
import { type AddressPorts, confirmByCode, confirmByLink, type ProofPorts } from './verification.ts';

const notGood = () => refusal('linkNotGood');

const portsOf = ({ db, clock, mail, settings }: AppContext): AddressPorts => ({
  db,
  mail,
  settings,
  now: () => clock.now(),
});

/** What proving a mailbox needs; with the session that this browser shows. */
const proofPortsOf = (context: AppContext, sessionId: string | null): ProofPorts => ({
  ...portsOf(context),
  settings: context.settings,
  sessions: context.members.sessions,
  sessionId,
});

/** A confirmed new address can end the second factor, so asking for one takes what turning it off takes. */
async function proveSecondFactor(context: AppContext, memberId: string, code: string): Promise<void> {
  if (!(await context.members.secondFactor.isOn(memberId)) || (await tryCode(context, memberId, code)))
    return;
  throw refusal('wrongFactorCode', null, { errors: { code: ['That code is not right.'] } });
}

/** Everything that begins or ends with an email: confirming and changing addresses, forgotten passwords. */
export const addressHandlers: readonly RouteModule[] = [
  implement(api.addressVerify, async ({ body, member, request }, context) => {
    if ('code' in body && !member) throw signedOut();
    const { limit, provingSessionOf } = createEntrance(context);
    await limit(context.authLimits.mailedCode, 'mailedCode', addressOf(request));
    const confirmed =
      'token' in body
        ? await confirmByLink(proofPortsOf(context, await provingSessionOf(request)), body.token)
        : member &&
          (await confirmByCode(proofPortsOf(context, member.sessionId), member.memberId, body.code));
    if (!confirmed) throw notGood();
    request.log.info({ memberId: confirmed.memberId }, 'address confirmed');
    return { email: confirmed.email };
  }),
  implement(api.verificationSend, async ({ member: { memberId } }, context) => {
    const ports = portsOf(context);
    const email = await unconfirmedAddress(ports, memberId);
    if (email === null) throw refusal('alreadyVerified');
    const { perMinute, perHour } = context.authLimits.verificationMail;
    const { limit } = createEntrance(context);
    await limit(perMinute, 'verificationMinute', memberId);
    await limit(perHour, 'verificationHour', memberId);
    await sendConfirmationAgain(ports, memberId, email);
    return { email };
  }),
  implement(api.addressChange, async ({ body, member, request }, context) => {
    const { currentPassword, email, code = '' } = body;
    await proveOwner(context, member, currentPassword);
    await proveSecondFactor(context, member.memberId, code);
    const { perHour } = context.authLimits.verificationMail;
    const { limit } = createEntrance(context);
    await limit(perHour, 'addressChange', member.memberId);
    await limit(perHour, 'addressChangeTo', emailKey(email));
    await askForChange(portsOf(context), member, email);
    request.log.info({ memberId: member.memberId }, 'address change asked for');
    return standingAccount(context, member.memberId);
  }),
  implement(api.passwordForgot, async ({ body: { email }, request }, context) => {
    const { db, clock, authLimits } = context;
    await createEntrance(context).limit(authLimits.forgot.perAddress, 'forgot', addressOf(request));
    const { perAccount } = authLimits.forgot;
    const waitSeconds = await countAttempt(db, clock.now(), perAccount, 'forgotFor', emailKey(email));
    // Whoever asks too often for one address gets the same answer as everybody.
    if (waitSeconds === 0) await postResetLink(portsOf(context), email);
    return undefined;
  }),
  implement(api.passwordReset, async ({ body: { token, password }, request }, context) => {
    const { limit, provingSessionOf } = createEntrance(context);
    await limit(context.authLimits.mailedCode, 'mailedCode', addressOf(request));
    const proof = proofPortsOf(context, await provingSessionOf(request));
    const { needsSecondFactor } = context.members;
    const outcome = await resetByLink({ ...proof, needsSecondFactor }, token, password);
    if (outcome.kind === 'refused') throw notGood();
    if (outcome.kind === 'invalid') throw invalid(outcome.errors);
    request.log.info({ memberId: outcome.memberId }, 'password reset');
    return undefined;
  }),
];
