import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  credentialsSchema,
  currentUserSchema,
  registrationSchema,
  sessionReplySchema,
} from '#contract/members.ts';
import { emailKey, handleKey } from '#server/members/handles.ts';
import type { SignedIn } from '#server/members/members.ts';
import { countAttempt, type RateLimit } from '#server/members/rateLimits.ts';
import { bearerOf, principalOf, signedIn, whoSpeaks } from './guards.ts';
import type { Api, House } from './house.ts';
import { invalid, ProblemError, signedOut, tooMany } from './problems.ts';
import { createRefreshCookie } from './refreshCookie.ts';
import { addressOf } from './visitorAddress.ts';

const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';
const wrongCredentials = () =>
  new ProblemError(401, 'wrong_credentials', 'E-mail, handle or password is wrong.');

/** Counts attempts against the limits; throws 429 with Retry-After. */
function createLimiter({ db, clock }: House) {
  return async (limit: RateLimit, bucket: string, ...keys: string[]): Promise<void> => {
    const waitSeconds = await countAttempt(db, clock.now(), limit, bucket, ...keys);
    if (waitSeconds > 0) throw tooMany(waitSeconds);
  };
}

/** Sign-in, registration, guests, refresh, logout and the current user. */
export function authRoutes(api: Api, house: House): void {
  const { members, authLimits } = house;
  const cookie = createRefreshCookie(house.settings);
  const limit = createLimiter(house);

  /** One browser has one session: the one it had before ends. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, entered: SignedIn) => {
    const old = cookie.read(request);
    const before = old === null ? null : await members.sessions.find(old);
    if (before) await members.sessions.end(before.sessionId);
    if (entered.refreshToken !== null) cookie.set(reply, entered.refreshToken);
    return entered.reply;
  };

  /** By the access token, else (it may have just expired) by the cookie. */
  const guestWhoAsks = async (request: FastifyRequest): Promise<string | null> => {
    const principal = await whoSpeaks(house, request);
    if (principal) return principal.isGuest ? principal.memberId : null;
    const token = cookie.read(request);
    const session = token === null ? null : await members.sessions.find(token);
    return session?.memberId ?? null;
  };

  api.post(
    '/auth/login',
    { schema: { body: credentialsSchema, response: { 200: sessionReplySchema } } },
    async (request, reply) => {
      const address = addressOf(request);
      const name = handleKey(emailKey(request.body.login));
      await limit(authLimits.login.perAddress, 'login', address);
      await limit(authLimits.login.perLogin, 'login', address, name);
      await limit(authLimits.login.perAccount, 'account', name);
      const entered = await members.login(request.body, userAgentOf(request));
      if (!entered) {
        request.log.warn({ address }, 'login failed');
        throw wrongCredentials();
      }
      request.log.info({ address, memberId: entered.reply.userId }, 'login');
      return enter(request, reply, entered);
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
