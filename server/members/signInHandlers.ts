import { api } from '#contract/api.ts';
import type { RouteModule } from '#server/app/appContext.ts';
import { createEntrance, userAgentOf } from '#server/app/entrance.ts';
import { bearerOf } from '#server/app/guards.ts';
import { addressOf } from '#server/app/requests/visitorAddress.ts';
import { exchangeReturn } from '#server/app/thirdParty/returnExchange.ts';
import { implement } from '#server/http/implement.ts';
import { invalid, refusal, signedOut } from '#server/http/refusalError.ts';
import { requestLocale } from '#server/http/requestLocale.ts';
import { emailKey, handleKey } from './handles.ts';
import { forgiveAttempt, type RateLimit } from './rateLimits.ts';
import { answerChallenge, openChallenge, secondFactorAsked } from './secondFactor/challenge.ts';
import { tryCode } from './secondFactor/tryCode.ts';
import { suspendedProblem } from './suspensions.ts';
import { isReturnToken } from './thirdParty/returnTickets.ts';

const logIn = implement(api.logIn, async (call, context) => {
  const { body, request } = call;
  const { members, authLimits, db } = context;
  const { limit, knownMarkOf, enter } = createEntrance(context);
  const address = addressOf(request);
  const name = handleKey(emailKey(body.login));
  await limit(authLimits.login.perAddressInAll, 'login in all', address);
  const mark = await knownMarkOf(request, body.login);
  // Where the owner has logged in before, what strangers tried elsewhere keeps nobody out.
  const wrongOnes: [RateLimit, string, ...string[]][] =
    mark === null
      ? [
          [authLimits.login.perAddress, 'login', address],
          [authLimits.login.perLoginAtFirst, 'login at first', address, name],
          [authLimits.login.perLogin, 'login', address, name],
          [authLimits.login.perAccount, 'account', name],
        ]
      : [
          [authLimits.login.perLoginAtFirst, 'known browser at first', mark.id, name],
          [authLimits.login.perLogin, 'known browser', mark.id, name],
        ];
  for (const counted of wrongOnes) await limit(...counted);
  const outcome = await members.login(body, userAgentOf(request));
  if (outcome.kind === 'refused') {
    request.log.warn({ address }, 'login failed');
    throw refusal('wrongCredentials');
  }
  for (const [, ...counted] of wrongOnes) await forgiveAttempt(db, ...counted);
  if (outcome.kind === 'suspended') throw suspendedProblem(outcome.suspension);
  if (outcome.kind === 'secondFactor') {
    await openChallenge(context, call, outcome.memberId);
    throw secondFactorAsked();
  }
  request.log.info({ address, memberId: outcome.signedIn.reply.userId }, 'login');
  return enter(request, call, outcome.signedIn);
});

const refresh = implement(api.sessionRefresh, async (call, context) => {
  const { request } = call;
  const { members, authLimits } = context;
  const entrance = createEntrance(context);
  await entrance.limit(authLimits.refresh, 'refresh', addressOf(request));
  const bearer = bearerOf(request);
  if (isReturnToken(bearer)) return exchangeReturn(context, entrance, request, call, bearer);
  const token = entrance.cookie.read(request);
  if (token === null) throw signedOut();
  const outcome = await members.refresh(token);
  if (outcome.kind === 'signedOut') {
    if (outcome.reusedSessionId)
      request.log.warn({ sessionId: outcome.reusedSessionId }, 'refresh token reused');
    entrance.cookie.clear(call);
    throw signedOut();
  }
  if (outcome.signedIn.refreshToken !== null) entrance.cookie.set(call, outcome.signedIn.refreshToken);
  return outcome.signedIn.reply;
});

/** Signing in, registration, guests, refresh, logging out and the current user. */
export const signInHandlers: readonly RouteModule[] = [
  logIn,
  implement(api.logInCode, async (call, context) => {
    const { body, request } = call;
    const memberId = await answerChallenge(context, request, call, (id) => tryCode(context, id, body.code));
    request.log.info({ memberId }, 'login with second factor');
    const entered = await context.members.signIn(memberId, userAgentOf(request));
    return createEntrance(context).enter(request, call, entered);
  }),
  implement(api.register, async (call, context) => {
    const { body, request } = call;
    const { limit, guestWhoAsks, enter } = createEntrance(context);
    await limit(context.authLimits.register, 'register', addressOf(request));
    const wish = { ...body, language: requestLocale(request) };
    const outcome = await context.members.register(wish, await guestWhoAsks(request), userAgentOf(request));
    if (outcome.kind === 'refused') throw invalid(outcome.errors);
    request.log.info({ memberId: outcome.signedIn.reply.userId }, 'registered');
    return enter(request, call, outcome.signedIn);
  }),
  implement(api.guestEnter, async (call, context) => {
    const { limit, enter } = createEntrance(context);
    await limit(context.authLimits.guest, 'guest', addressOf(call.request));
    return enter(call.request, call, await context.members.enterAsGuest(userAgentOf(call.request)));
  }),
  refresh,
  implement(api.logOut, async (call, context) => {
    const { sessions } = context.members;
    const { cookie } = createEntrance(context);
    const token = cookie.read(call.request);
    const byCookie = token === null ? null : await sessions.find(token);
    const ended = new Set([byCookie?.sessionId, call.member?.sessionId]);
    for (const sessionId of ended) if (sessionId !== undefined) await sessions.end(sessionId);
    cookie.clear(call);
    return undefined;
  }),
  implement(api.currentUser, async ({ member }, { members }) => {
    const user = await members.me(member.memberId);
    if (!user) throw signedOut();
    return user;
  }),
];
