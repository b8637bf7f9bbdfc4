import * as z from 'zod/mini';
import type { IdentityClaim } from '#contract/account.ts';
import type { Credentials, CurrentUser, Registration, SessionReply } from '#contract/members.ts';
import type { Grant, SignInAnswer } from '#src/machines/sessionFacts.ts';
import { ApiFailure, type Http, type HttpRequest } from './http.ts';
import { type Waiting, withPatience } from './patience.ts';
import type { OneTabAtATime, Turn } from './tabs.ts';
import { readToken } from './tokenReading.ts';
import type { TokenStore } from './tokenStore.ts';

/** How long a tab that waited for another's refresh looks for its token: storage crosses processes after the lock does. */
const LATE_STORAGE_MS = 1000;
const LOOK_AGAIN_MS = 20;

type Fields<Reply> = Record<keyof Reply, z.core.SomeType>;
const said = z.optional(z.string());

// Not made of the contract's schemas: they would bring those of the forms, with all their checks, into the first load.
/** Only the token is needed to come in; a reply that says less about its owner is still a sign-in. */
const grantReplySchema = z.object({
  token: z.string(),
  userId: said,
  handle: said,
  email: said,
  roles: z.optional(z.array(z.string())),
} satisfies Fields<SessionReply>);

/** A server that says neither is believed to mean an ordinary member whose address is not verified. */
const userReplySchema = z.object({
  userId: z.string(),
  handle: z.string(),
  email: z.string(),
  roles: z.array(z.string()),
  createdUtc: z.string(),
  avatarUrl: said,
  isGuest: z._default(z.boolean(), false),
  isVerified: z._default(z.boolean(), false),
  mustAddSecondFactor: z.optional(z.boolean()),
} satisfies Fields<CurrentUser>);

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

  /** The server's no to a first factor that was right is an answer: it wants the second. */
  async function askToSignIn(
    request: HttpRequest,
    token: string | null,
    signal?: AbortSignal,
  ): Promise<SignInAnswer> {
    try {
      return { kind: 'granted', grant: await askForGrant(request, token, signal) };
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.code === 'secondFactorAsked')
        return { kind: 'secondFactor' };
      throw thrown;
    }
  }

  /** A token that another tab stored meanwhile serves this one too. */
  function grantOfOtherTab(token: string): Grant | null {
    const stored = tokenStore.read();
    const reading = stored === null || stored === token ? null : readToken(stored);
    if (stored === null || !reading || reading.subject !== readToken(token)?.subject) return null;
    return { token: stored, reading, userId: reading.subject, handle: null, roles: null };
  }

  /** While the store still shows `token`, the word of the tab that had the lock may be under way. */
  async function lateWordOfOtherTab(token: string, signal?: AbortSignal): Promise<void> {
    const startedAtMs = waiting.nowMs();
    while (tokenStore.read() === token && waiting.nowMs() - startedAtMs < LATE_STORAGE_MS)
      await waiting.pause(LOOK_AGAIN_MS, signal);
  }

  async function refreshInTurn(token: string, { hasWaited }: Turn, signal?: AbortSignal): Promise<Grant> {
    if (hasWaited) await lateWordOfOtherTab(token, signal);
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
      askToSignIn(post('/auth/login', credentials), token, signal),
    answerCode: (code: string, token: string | null, signal?: AbortSignal) =>
      askForGrant(post('/auth/second-factor', { code }), token, signal),
    register: (registration: Registration, token: string | null, signal?: AbortSignal) =>
      askForGrant(post('/auth/register', registration), token, signal),
    enterAsGuest: (signal?: AbortSignal) => askForGrant(post('/auth/guest'), null, signal),
    /** Changes the short-lived token of a third-party return for a real one; nothing is stored here. */
    exchange: (token: string, signal?: AbortSignal) => askToSignIn(post('/auth/refresh'), token, signal),
    claimIdentity: (claim: IdentityClaim, token: string | null, signal?: AbortSignal) =>
      askForGrant(post('/auth/oauth-registration', claim), token, signal),
    /** One refresh for all tabs; an outage is waited for, up to ten minutes. */
    refresh: (token: string, signal?: AbortSignal) =>
      oneTabAtATime((turn) => refreshInTurn(token, turn, signal), signal),
    loadUser: (token: string, signal?: AbortSignal): Promise<CurrentUser> =>
      withPatience(async () => readUser(await http(ASK_FOR_USER, { token, signal })), waiting, signal),
    /** Ends the session on the server; the browser forgets it whatever the answer is. */
    logOut: async (token: string | null) => {
      await http(post('/auth/logout'), { token }).catch(() => null);
    },
  };
}

function post(path: string, body: unknown = null): HttpRequest {
  return { method: 'POST', path, body, query: {} };
}

/** The call for the current user, for whoever sends it under the request policy. */
export const ASK_FOR_USER: HttpRequest = { method: 'GET', path: '/auth/me', body: null, query: {} };

/** Reads its reply; throws when that is no user. */
export const readUser = (reply: unknown): CurrentUser => z.parse(userReplySchema, reply);
