import * as z from 'zod/mini';
import type {
  Credentials,
  CurrentUser,
  IdentityClaim,
  Registration,
  SessionReply,
} from '#contract/members/members.ts';
import { sessionRoutes } from '#contract/routes/session.ts';
import type { Grant, PasskeyLogin, SignInAnswer } from '#src/machines/session/sessionFacts.ts';
import { type Api, createApi } from './api.ts';
import { type Client, createClient } from './client.ts';
import { ApiFailure, type Http } from './http.ts';
import { type Waiting, withPatience } from './patience.ts';
import type { OneTabAtATime, Turn } from './tabs.ts';
import { readToken } from './tokenReading.ts';
import type { TokenStore } from './tokenStore.ts';

/** How long a tab that waited for another's refresh looks for its token: storage crosses processes after the lock does. */
const LATE_STORAGE_MS = 1000;
const LOOK_AGAIN_MS = 20;

type Fields<Reply> = Record<keyof Reply, z.core.SomeType>;
const said = z.optional(z.string());

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
  guestName: said,
  mustAddSecondFactor: z.optional(z.boolean()),
  offersTestBench: z.optional(z.boolean()),
} satisfies Fields<CurrentUser>);

/** Rows of the route table, with replies read more leniently than the server checks them: by the schemas above. */
const sessionRows = {
  logIn: { ...sessionRoutes.logIn, reply: grantReplySchema },
  logInCode: { ...sessionRoutes.logInCode, reply: grantReplySchema },
  register: { ...sessionRoutes.register, reply: grantReplySchema },
  guestEnter: { ...sessionRoutes.guestEnter, reply: grantReplySchema },
  sessionRefresh: { ...sessionRoutes.sessionRefresh, reply: grantReplySchema },
  identityClaim: { ...sessionRoutes.identityClaim, reply: grantReplySchema },
  logOut: sessionRoutes.logOut,
  currentUser: { ...sessionRoutes.currentUser, reply: userReplySchema },
};
type SessionClient = Client<typeof sessionRows>;

export interface SessionCallsPorts {
  readonly http: Http;
  readonly tokenStore: TokenStore;
  readonly oneTabAtATime: OneTabAtATime;
  readonly waiting: Waiting;
}

/** The calls of sign-in. They go outside the request policy: a 401 is their answer. */
export function createSessionCalls({ http, tokenStore, oneTabAtATime, waiting }: SessionCallsPorts) {
  /** The calls as this token makes them. */
  const calledWith = (token: string | null): SessionClient =>
    createClient(
      sessionRows,
      createApi((request, signal) => http(request, { token, signal })),
    );

  async function grantOf(asked: Promise<z.infer<typeof grantReplySchema>>): Promise<Grant> {
    const { userId, handle, roles, token } = await asked;
    return {
      token,
      reading: readToken(token, waiting.nowMs()),
      userId: userId ?? null,
      handle: handle || null,
      roles: roles ?? null,
    };
  }

  /** The server's no to a first factor that was right is an answer: it wants the second. */
  async function signInAnswer(asked: Promise<Grant>): Promise<SignInAnswer> {
    try {
      return { kind: 'granted', grant: await asked };
    } catch (thrown) {
      if (thrown instanceof ApiFailure && thrown.code === 'secondFactorAsked')
        return { kind: 'secondFactor' };
      throw thrown;
    }
  }

  const refreshOf = (token: string, signal?: AbortSignal): Promise<Grant> =>
    grantOf(calledWith(token).sessionRefresh({}, { signal }));

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
    const ask = () => refreshOf(token, signal);
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
    logIn: (credentials: Credentials | PasskeyLogin, token: string | null, signal?: AbortSignal) =>
      signInAnswer(
        grantOf(
          'send' in credentials
            ? credentials.send(token, signal)
            : calledWith(token).logIn({ body: credentials }, { signal }),
        ),
      ),
    answerCode: (code: string | PasskeyLogin, token: string | null, signal?: AbortSignal) =>
      grantOf(
        typeof code === 'string'
          ? calledWith(token).logInCode({ body: { code } }, { signal })
          : code.send(token, signal),
      ),
    register: (registration: Registration, token: string | null, signal?: AbortSignal) =>
      grantOf(calledWith(token).register({ body: registration }, { signal })),
    enterAsGuest: (signal?: AbortSignal) => grantOf(calledWith(null).guestEnter({}, { signal })),
    /** Changes the short-lived token of a third-party return for a real one; nothing is stored here. */
    exchange: (token: string, signal?: AbortSignal) => signInAnswer(refreshOf(token, signal)),
    claimIdentity: (claim: IdentityClaim, token: string | null, signal?: AbortSignal) =>
      grantOf(calledWith(token).identityClaim({ body: claim }, { signal })),
    /** One refresh for all tabs; an outage is waited for, up to ten minutes. */
    refresh: (token: string, signal?: AbortSignal) =>
      oneTabAtATime((turn) => refreshInTurn(token, turn, signal), signal),
    loadUser: (token: string, signal?: AbortSignal): Promise<CurrentUser> =>
      withPatience(() => calledWith(token).currentUser({}, { signal }), waiting, signal),
    /** Ends the session on the server; the browser forgets it whatever the answer is. */
    logOut: async (token: string | null) => {
      await calledWith(token)
        .logOut()
        .catch(() => null);
    },
  };
}

/** Asks for the current user under the request policy. */
export const askForUser = (api: Api, signal: AbortSignal): Promise<CurrentUser> =>
  createClient({ currentUser: sessionRows.currentUser }, api).currentUser({}, { signal });
