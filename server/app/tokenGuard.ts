import type { FastifyRequest } from 'fastify';
import { isAdminScope, type TokenRule, type TokenScope } from '#contract/members/tokenScopes.ts';
import {
  hasTokenInQuery,
  isPersonalToken,
  type TokenPrincipal,
} from '#server/members/tokens/personalTokens.ts';
import { recordActivities } from '../admin/activity.ts';
import { refusal } from '../http/refusalError.ts';
import type { Api, AppContext } from './appContext.ts';
import { bearerOf } from './guards.ts';

/** The scope that a route asks of a token; null where it takes none. */
function scopeFor(rule: TokenRule, params: unknown): TokenScope | null {
  if (rule === 'none') return null;
  if (typeof rule === 'string') return rule;
  const named = String((params as Readonly<Record<string, unknown>>)[rule.param]);
  return Object.hasOwn(rule.scopes, named) ? (rule.scopes[named] ?? null) : null;
}

/** Every use of the administration by a token is in its log, before it does anything. */
async function record(
  { db, clock }: AppContext,
  { memberId, token }: TokenPrincipal,
  request: FastifyRequest,
  scope: TokenScope,
): Promise<void> {
  const entry = {
    memberId,
    kind: 'acted',
    subject: 'accessToken',
    subjectId: token.tokenId,
    gameId: null,
    label: `used the access token “${token.name}” (${scope}): ${request.method} ${request.routeOptions.url}`,
    nowMs: clock.now(),
  } as const;
  await db.transaction((tx) => recordActivities(tx, entry, []));
}

/**
 * Judges personal access tokens before anything else of a call: 401 for one that has ended or is in the address, 403 where
 * the route takes none or the token lacks its scope. Without it no route takes a token: guards know the person behind one
 * only from here.
 */
export function guardTokens(api: Api, context: AppContext): void {
  api.addHook('onRequest', async (request) => {
    if (hasTokenInQuery(request.url)) throw refusal('tokenInAddress');
    const credential = bearerOf(request);
    if (!isPersonalToken(credential)) return;
    const scope = scopeFor(request.routeOptions.config.route?.token ?? 'none', request.params);
    if (scope === null) throw refusal('tokenNotTaken');
    const principal = await context.members.tokens.authenticate(credential);
    if (!principal) throw refusal('tokenOver');
    if (!principal.token.scopes.includes(scope)) throw refusal('tokenScope', { scope });
    if (isAdminScope(scope)) await record(context, principal, request, scope);
    request.principal = principal;
  });
}
