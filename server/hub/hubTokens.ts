import type { IncomingMessage } from 'node:http';
import type { TokenScope } from '#contract/members/tokenScopes.ts';
import type { Locale } from '#contract/messages/locales.ts';
import { type Reply, refused } from '#contract/refusals.ts';
import { HUB_SCOPES, type HubRule, UNASKED_SCOPES } from '#contract/room/hubScopes.ts';
import type { HubMethods } from '#contract/room/room.ts';
import { sentenceOf } from '../http/refusalSentences.ts';
import type { Principal as Member, Members } from '../members/members.ts';
import type { TokenUse } from '../members/principal.ts';
import { hasTokenInQuery, isPersonalToken, type PersonalTokens } from '../members/tokens/personalTokens.ts';
import type { Connection } from '../signalr/connection.ts';
import type { HubMethod } from '../signalr/dispatch.ts';
import type { Principal } from '../signalr/principal.ts';

/** What a line remembers of the credential that opened it. */
export interface TokenCaller {
  /** Null for a line of a session. */
  readonly token: TokenUse | null;
  /** In which its refusals are said. */
  readonly locale: Locale;
}

/** Whose line this is to be: a session's, or a token's that came in the header. Browsers alone put a credential in the query. */
export async function whoConnects(
  members: Pick<Members, 'authenticate' | 'tokens'>,
  bearer: string | null,
  request: Pick<IncomingMessage, 'url'>,
): Promise<Member | null> {
  if (bearer === null || hasTokenInQuery(request.url ?? '')) return null;
  return isPersonalToken(bearer) ? members.tokens.authenticate(bearer) : members.authenticate(bearer);
}

/** The scope that a call needs; null for a command that nobody knows, which the method refuses itself. */
function scopeOf(rule: HubRule, argument: unknown): TokenScope | null {
  if (typeof rule === 'string') return rule;
  const { command } = Object(argument) as { command?: unknown };
  const { type } = Object(command) as { type?: unknown };
  return typeof type === 'string' && Object.hasOwn(rule.byCommand, type)
    ? (rule.byCommand[type] ?? null)
    : null;
}

type Methods<Items, P extends Principal> = Record<keyof HubMethods, HubMethod<Items, P>>;

/** The methods, each of which asks a line that was opened by a token for its scope, and whether the token still lives. */
export function withTokens<Items, P extends Principal & TokenCaller>(
  methods: Methods<Items, P>,
  tokens: Pick<PersonalTokens, 'again'>,
): Methods<Items, P> {
  const judged = Object.entries(methods).map(([name, method]): [string, HubMethod<Items, P>] => [
    name,
    async (connection, ...args) => {
      const { token, locale } = connection.principal;
      if (token === null) return method(connection, ...args);
      if (!(await tokens.again(token.tokenId))) {
        connection.close(null);
        return no('tokenOver', null, locale);
      }
      const scope = scopeOf(HUB_SCOPES[name as keyof HubMethods], args[0]);
      if (scope !== null && !token.scopes.includes(scope)) return no('tokenScope', { scope }, locale);
      return method(connection, ...args);
    },
  ]);
  return Object.fromEntries(judged) as Methods<Items, P>;
}

const no = (code: 'tokenOver' | 'tokenScope', args: object | null, locale: Locale): Reply<never> =>
  refused('notAllowed', sentenceOf(code, args, locale));

/** Whether a line is sent what nobody asked for on it. */
export const mayHear = (
  { principal }: Pick<Connection<unknown, Principal & TokenCaller>, 'principal'>,
  message: keyof typeof UNASKED_SCOPES,
): boolean => principal.token === null || principal.token.scopes.includes(UNASKED_SCOPES[message]);
