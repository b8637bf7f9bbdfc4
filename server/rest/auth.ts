import {
  credentialsSchema,
  currentUserSchema,
  registrationSchema,
  sessionReplySchema,
} from '#contract/members.ts';
import { emailKey, handleKey } from '#server/members/handles.ts';
import { forgiveAttempt, type RateLimit } from '#server/members/rateLimits.ts';
import { openChallenge, secondFactorAsked } from '#server/members/secondFactor/challenge.ts';
import { suspendedProblem } from '#server/members/suspensions.ts';
import { isReturnToken } from '#server/members/thirdParty/returnTickets.ts';
import { invalid, refusal, signedOut } from '../http/refusalError.ts';
import { createEntrance, userAgentOf } from './entrance.ts';
import { bearerOf, principalOf, signedIn } from './guards.ts';
import type { Api, House } from './house.ts';
import { exchangeReturn } from './returnExchange.ts';
import { addressOf } from './visitorAddress.ts';

const wrongCredentials = () => refusal('wrongCredentials');

/** Sign-in, registration, guests, refresh, logout and the current user. */
export function authRoutes(api: Api, house: House): void {
  const { members, authLimits } = house;
  const entrance = createEntrance(house);
  const { cookie, limit, enter, guestWhoAsks, knownMarkOf } = entrance;

  api.post(
    '/auth/login',
    { schema: { body: credentialsSchema, response: { 200: sessionReplySchema } } },
    async (request, reply) => {
      const address = addressOf(request);
      const name = handleKey(emailKey(request.body.login));
      await limit(authLimits.login.perAddressInAll, 'login in all', address);
      const mark = await knownMarkOf(request, request.body.login);
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
      const outcome = await members.login(request.body, userAgentOf(request));
      if (outcome.kind === 'refused') {
        request.log.warn({ address }, 'login failed');
        throw wrongCredentials();
      }
      for (const [, ...counted] of wrongOnes) await forgiveAttempt(house.db, ...counted);
      if (outcome.kind === 'suspended') throw suspendedProblem(outcome.suspension);
      if (outcome.kind === 'secondFactor') {
        await openChallenge(house, reply, outcome.memberId);
        throw secondFactorAsked();
      }
      request.log.info({ address, memberId: outcome.signedIn.reply.userId }, 'login');
      return enter(request, reply, outcome.signedIn);
    },
  );

  api.post(
    '/auth/register',
    { schema: { body: registrationSchema, response: { 200: sessionReplySchema } } },
    async (request, reply) => {
      await limit(authLimits.register, 'register', addressOf(request));
      const outcome = await members.register(request.body, await guestWhoAsks(request), userAgentOf(request));
      if (outcome.kind === 'refused') throw invalid(outcome.errors);
      request.log.info({ memberId: outcome.signedIn.reply.userId }, 'registered');
      return enter(request, reply, outcome.signedIn);
    },
  );

  api.post('/auth/guest', { schema: { response: { 200: sessionReplySchema } } }, async (request, reply) => {
    await limit(authLimits.guest, 'guest', addressOf(request));
    return enter(request, reply, await members.enterAsGuest(userAgentOf(request)));
  });

  api.post('/auth/refresh', { schema: { response: { 200: sessionReplySchema } } }, async (request, reply) => {
    await limit(authLimits.refresh, 'refresh', addressOf(request));
    const bearer = bearerOf(request);
    if (isReturnToken(bearer)) return exchangeReturn(house, entrance, request, reply, bearer);
    const token = cookie.read(request);
    if (token === null) throw signedOut();
    const outcome = await members.refresh(token);
    if (outcome.kind === 'signedOut') {
      if (outcome.reusedSessionId)
        request.log.warn({ sessionId: outcome.reusedSessionId }, 'refresh token reused');
      cookie.clear(reply);
      throw signedOut();
    }
    if (outcome.signedIn.refreshToken !== null) cookie.set(reply, outcome.signedIn.refreshToken);
    return outcome.signedIn.reply;
  });

  api.post('/auth/logout', async (request, reply) => {
    const token = cookie.read(request);
    const byCookie = token === null ? null : await members.sessions.find(token);
    const byBearer = await members.authenticate(bearerOf(request));
    const ended = new Set([byCookie?.sessionId, byBearer?.sessionId]);
    for (const sessionId of ended) if (sessionId !== undefined) await members.sessions.end(sessionId);
    cookie.clear(reply);
    return reply.code(204).send();
  });

  api.get(
    '/auth/me',
    { preHandler: signedIn(house), schema: { response: { 200: currentUserSchema } } },
    async (request) => {
      const user = await members.me(principalOf(request).memberId);
      if (!user) throw signedOut();
      return user;
    },
  );
}
