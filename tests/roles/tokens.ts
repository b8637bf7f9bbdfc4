import { SCOPE_NAMES, type TokenScope } from '#contract/members/tokenScopes.ts';
import { HUB_SCOPES, type HubRule } from '#contract/room/hubScopes.ts';
import type { Route } from '#contract/route.ts';
import { makeId } from '#server/members/ids.ts';
import { hashOf } from '#server/members/thirdParty/onceSecrets.ts';
import { makeTokenSecret } from '#server/members/tokens/personalTokens.ts';
import type { Steered } from '../harness/steered.ts';

export const DAY_MS = 86_400_000;

/** A token of a member with these scopes, as if it had been made; answers its text. */
export async function giveToken(
  { db, clock }: Pick<Steered, 'db' | 'clock'>,
  memberId: string,
  scopes: readonly TokenScope[],
  livesMs = 90 * DAY_MS,
): Promise<string> {
  const secret = makeTokenSecret();
  await db.query(
    `insert into access_token (id, member_id, hash, name, scopes, created_at, expires_at)
     values ($1, $2, $3, 'Script', $4::text[], $5, $6)`,
    [makeId(), memberId, hashOf(secret), scopes, new Date(clock.nowMs), new Date(clock.nowMs + livesMs)],
  );
  return secret;
}

export const allBut = (scope: TokenScope | null): TokenScope[] => SCOPE_NAMES.filter((one) => one !== scope);

/** One way to ask a route of a token: what stands in a place of its address, and the scope that this needs. */
export interface Asking {
  readonly places: Readonly<Record<string, string>>;
  /** Null: no token is taken. */
  readonly scope: TokenScope | null;
}

/** Every way in which a route asks for a scope. */
export function askingsOf({ token }: Pick<Route, 'token'>): readonly Asking[] {
  if (token === 'none') return [{ places: {}, scope: null }];
  if (typeof token === 'string') return [{ places: {}, scope: token }];
  const named = Object.entries(token.scopes).map(([word, scope]) => ({
    places: { [token.param]: word },
    scope,
  }));
  return [...named, { places: { [token.param]: 'constructor' }, scope: null }];
}

/** One call of a method of the hub: the command that it carries, if the scope depends on that. */
export interface HubAsking {
  readonly method: string;
  readonly command: string | null;
  readonly scope: TokenScope;
}

/** Every way in which the hub asks for a scope. */
export const hubAskings: readonly HubAsking[] = Object.entries<HubRule>(HUB_SCOPES).flatMap(
  ([method, rule]): HubAsking[] =>
    typeof rule === 'string'
      ? [{ method, command: null, scope: rule }]
      : Object.entries(rule.byCommand).map(([command, scope]) => ({ method, command, scope })),
);
