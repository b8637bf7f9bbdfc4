import * as z from 'zod/mini';
import {
  type Credentials,
  type CurrentUser,
  currentUserSchema,
  type Registration,
  sessionReplySchema,
} from '#contract/members.ts';
import type { Http, HttpRequest } from './http.ts';
import { type Waiting, withPatience } from './patience.ts';
import type { OneTabAtATime } from './tabs.ts';
import { readToken, type TokenReading } from './tokenReading.ts';
import type { TokenStore } from './tokenStore.ts';

/** A token that the server gave, with what its reply said about its owner; null is what was not said. */
export interface Grant {
  readonly token: string;
  readonly reading: TokenReading | null;
  readonly userId: string | null;
  readonly handle: string | null;
  readonly roles: readonly string[] | null;
}

/** Only the token is needed to come in; a reply that says less about its owner is still a sign-in. */
const grantReplySchema = z.extend(z.partial(sessionReplySchema), { token: z.string() });

/** A server that says neither is believed to mean an ordinary member whose address is not verified. */
const userReplySchema = z.extend(currentUserSchema, {
  isGuest: z._default(z.boolean(), false),
  isVerified: z._default(z.boolean(), false),
});

export interface SessionCallsPorts {
  readonly http: Http;
  readonly tokenStore: TokenStore;
  readonly oneTabAtATime: OneTabAtATime;
  readonly waiting: Waiting;
}

export type SessionCalls = ReturnType<typeof createSessionCalls>;

/** The calls of sign-in. They go outside the request policy: a 401 is their answer. */
export function createSessionCalls({ http, tokenStore, oneTabAtATime, waiting }: SessionCallsPorts) {
  async function askForGrant(
    request: HttpRequest,
    token: string | null,
    signal?: AbortSignal,
  ): Promise<Grant> {
    const { userId, handle, roles, ...reply } = z.parse(
      grantReplySchema,
      await http(request, { token, signal }),
    );
    return {
      token: reply.token,
      reading: readToken(reply.token, waiting.nowMs()),
      userId: userId ?? null,
      handle: handle || null,
      roles: roles ?? null,
    };
  }

  /** A token that another tab stored meanwhile serves this one too. */
  function grantOfOtherTab(token: string): Grant | null {
    const stored = tokenStore.read();
    const reading = stored === null || stored === token ? null : readToken(stored);
    if (stored === null || !reading || reading.subject !== readToken(token)?.subject) return null;
    return { token: stored, reading, userId: reading.subject, handle: null, roles: null };
  }

  async function refreshInTurn(token: string, signal?: AbortSignal): Promise<Grant> {
    const shared = grantOfOtherTab(token);
    if (shared) return shared;
    const ask = () => askForGrant(post('/auth/refresh'), token, signal);
    const grant = await withPatience(ask, waiting, signal);
    signal?.throwIfAborted();
    // Stored before the lock is let go, so that the tab that waits for it finds the token.
    tokenStore.write(grant.token);
    return grant;
  }

  return {
    readStoredToken: () => {
      const token = tokenStore.read();
      return token === null ? null : { token, reading: readToken(token), foundAtMs: waiting.nowMs() };
    },
    logIn: (credentials: Credentials, token: string | null, signal?: AbortSignal) =>
      askForGrant(post('/auth/login', credentials), token, signal),
    register: (registration: Registration, token: string | null, signal?: AbortSignal) =>
      askForGrant(post('/auth/register', registration), token, signal),
    enterAsGuest: (signal?: AbortSignal) => askForGrant(post('/auth/guest'), null, signal),
    /** Changes the short-lived token of a third-party return for a real one; nothing is stored here. */
    exchange: (token: string, signal?: AbortSignal) => askForGrant(post('/auth/refresh'), token, signal),
    /** One refresh for all tabs; an outage is waited for, up to ten minutes. */
    refresh: (token: string, signal?: AbortSignal) =>
      oneTabAtATime(() => refreshInTurn(token, signal), signal),
    loadUser: (token: string, signal?: AbortSignal): Promise<CurrentUser> =>
      withPatience(
        async () => z.parse(userReplySchema, await http(get('/auth/me'), { token, signal })),
        waiting,
        signal,
      ),
    /** Ends the session on the server; the browser forgets it whatever the answer is. */
    logOut: async (token: string | null) => {
      await http(post('/auth/logout'), { token }).catch(() => null);
    },
  };
}

function post(path: string, body: unknown = null): HttpRequest {
  return { method: 'POST', path, body, query: {} };
}

function get(path: string): HttpRequest {
  return { method: 'GET', path, body: null, query: {} };
}
