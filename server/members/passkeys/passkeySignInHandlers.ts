import { api } from '#contract/api.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import { createEntrance, userAgentOf } from '#server/app/entrance.ts';
import { addressOf } from '#server/app/requests/visitorAddress.ts';
import { implement } from '#server/http/implement.ts';
import { refusal } from '#server/http/refusalError.ts';
import { isDemoMember } from '../demoMembers.ts';
import { forgiveAttempt } from '../rateLimits.ts';
import { answerChallenge, standingChallenge } from '../secondFactor/challenge.ts';
import { countingWrong } from '../secondFactor/tryCode.ts';
import { askForAssertion, checkAssertion, requireParty } from './assertions.ts';
import { createPasskeyCookie } from './passkeyCookie.ts';
import { passkeysOf } from './passkeyRows.ts';
import { relyingPartyOf } from './relyingParty.ts';

/** The same words whatever is wrong, so that nothing tells which passkeys and members there are. */
const passkeyRefused = () => refusal('passkeyRefused');
const wrongPasskey = () => refusal('wrongPasskey');

/** Signing in by passkey, with it alone or as the second step. */
export const passkeySignInHandlers: readonly RouteModule[] = [
  implement(api.passkeyAsk, async (call, context) => {
    const { request } = call;
    requireParty(context);
    await createEntrance(context).limit(context.authLimits.passkey, 'passkey', addressOf(request));
    const visitor = createPasskeyCookie(context.settings).keep(request, call);
    return askForAssertion(context, { ceremony: 'signIn', visitor }, []);
  }),
  implement(api.logInPasskey, async (call, context) => {
    const { body, request } = call;
    const { members, authLimits, db } = context;
    const { limit, enter } = createEntrance(context);
    const address = addressOf(request);
    await limit(authLimits.login.perAddressInAll, 'login in all', address);
    await limit(authLimits.login.perAddress, 'login', address);
    const visitor = createPasskeyCookie(context.settings).read(request);
    const outcome =
      visitor === null
        ? ({ kind: 'refused', why: 'cookie' } as const)
        : await checkAssertion(context, body.passkey, { ceremony: 'signIn', visitor }, null);
    if (outcome.kind === 'refused' || isDemoMember(outcome.passkey.memberId)) {
      request.log.warn(
        { address, why: outcome.kind === 'refused' ? outcome.why : 'demo' },
        'login by passkey failed',
      );
      throw passkeyRefused();
    }
    await forgiveAttempt(db, 'login', address);
    const { id, memberId } = outcome.passkey;
    const entered = await members.signIn(memberId, userAgentOf(request));
    // Removed while it was checked, a passkey opens nothing: its removal could not end the session that had not begun.
    if (!(await passkeysOf(db, memberId)).some((passkey) => passkey.id === id)) {
      const begun = entered.refreshToken === null ? null : await members.sessions.find(entered.refreshToken);
      if (begun) await members.sessions.end(begun.sessionId);
      throw passkeyRefused();
    }
    request.log.info({ address, memberId }, 'login by passkey');
    return enter(request, call, entered);
  }),
  implement(api.secondStep, async ({ request }, context) => {
    const { db, settings, members, authLimits } = context;
    const { memberId, token } = await standingChallenge(context, request);
    await createEntrance(context).limit(authLimits.passkey, 'passkey', memberId);
    const passkeys = relyingPartyOf(settings) ? await passkeysOf(db, memberId) : [];
    return {
      hasApp: await members.secondFactor.hasApp(memberId),
      options:
        passkeys.length === 0
          ? null
          : await askForAssertion(context, { ceremony: 'secondFactor', visitor: token }, passkeys),
    };
  }),
  implement(api.logInSecondPasskey, async (call, context) => {
    const { body, request } = call;
    const prove = (memberId: string, visitor: string) =>
      countingWrong(
        context,
        memberId,
        async () => {
          const binding = { ceremony: 'secondFactor', visitor } as const;
          const outcome = await checkAssertion(context, body.passkey, binding, memberId);
          if (outcome.kind === 'refused')
            request.log.warn({ memberId, why: outcome.why }, 'second factor by passkey failed');
          return outcome.kind === 'proved';
        },
        (isRight) => !isRight,
      );
    const memberId = await answerChallenge(context, request, call, prove, wrongPasskey);
    request.log.info({ memberId }, 'login with passkey as second factor');
    const entered = await context.members.signIn(memberId, userAgentOf(request));
    return createEntrance(context).enter(request, call, entered);
  }),
];
