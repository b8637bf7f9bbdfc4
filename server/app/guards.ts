import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { type Ability, can } from '#contract/can.ts';
import type { Principal } from '#server/members/members.ts';
import { isPersonalToken } from '#server/members/tokens/personalTokens.ts';
import { forbidden, refusal, signedOut } from '../http/refusalError.ts';
import type { AppContext } from './appContext.ts';

/** The bearer token of a request, empty without one. */
export function bearerOf(request: FastifyRequest): string {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' ? (token ?? '') : '';
}

/** Who speaks, or null; for routes that visitors may use too. */
export async function whoSpeaks(context: AppContext, request: FastifyRequest): Promise<Principal | null> {
  const token = bearerOf(request);
  // Whom a personal access token speaks for is known from `tokenGuard.ts` alone, which has asked for the scope.
  if (isPersonalToken(token)) return request.principal;
  request.principal = token ? await context.members.authenticate(token) : null;
  return request.principal;
}

const guards = new WeakSet<object>();

/** Whether a hook lets only some people in; such hooks run before the body is read (`server/http/guardFirst.ts`). */
export const isGuard = (hook: object): boolean => guards.has(hook);

function guard(hook: preHandlerAsyncHookHandler): preHandlerAsyncHookHandler {
  guards.add(hook);
  return hook;
}

/** `preHandler` for routes that need a session: 401 without one. */
export const signedIn = (context: AppContext): preHandlerAsyncHookHandler =>
  guard(async (request) => {
    if (!(await whoSpeaks(context, request))) throw signedOut();
  });

const secondFactorRequired = () => refusal('secondFactorRequired');

/**
 * `preHandler` for routes that need a right of the table in contract/can.ts: 401 without a session, 403 without the
 * right, and 403 `secondFactorRequired` for an Admin's right without a second factor outside demo mode.
 */
export const allowed = (context: AppContext, ability: Ability): preHandlerAsyncHookHandler =>
  guard(async (request) => {
    const principal = await whoSpeaks(context, request);
    if (!can(principal, ability)) throw principal ? forbidden() : signedOut();
    if (ability !== 'administer' || !principal || principal.hasSecondFactor) return;
    if (context.members.needsSecondFactor(principal)) throw secondFactorRequired();
  });

/** The person whom a guard has let in. */
export function principalOf(request: FastifyRequest): Principal {
  if (!request.principal) throw signedOut();
  return request.principal;
}
