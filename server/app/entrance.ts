import type { FastifyRequest } from 'fastify';
import type { SessionReply } from '#contract/members/members.ts';
import { LANGUAGE_COOKIE } from '#contract/messages/locales.ts';
import { createBrowserCookie } from '#server/members/browsers/browserCookie.ts';
import { type BrowserMark, makeBrowserId } from '#server/members/browsers/knownBrowsers.ts';
import { isDemoMember } from '#server/members/demoMembers.ts';
import { settleLanguage } from '#server/members/memberLocale.ts';
import type { Principal, SignedIn } from '#server/members/members.ts';
import { countAttempt, type RateLimit } from '#server/members/rateLimits.ts';
import { findProver } from '#server/members/waysIn.ts';
import { tooMany } from '../http/refusalError.ts';
import { requestLocale } from '../http/requestLocale.ts';
import type { AppContext } from './appContext.ts';
import type { CookieJar } from './cookieScope.ts';
import { whoSpeaks } from './guards.ts';
import { createRefreshCookie } from './refreshCookie.ts';

/** What all ways to sign in share; made once for a route module. */
export interface Entrance {
  readonly cookie: ReturnType<typeof createRefreshCookie>;
  /** Counts an attempt; throws 429 with Retry-After. */
  limit(limit: RateLimit, bucket: string, ...keys: string[]): Promise<void>;
  /** Sets the cookies of a session just begun, and of its member's language; the one that this browser had before ends. */
  enter(request: FastifyRequest, jar: CookieJar, entered: SignedIn): Promise<SessionReply>;
  /** Clears the cookies of somebody whose account is gone. */
  forget(jar: CookieJar): void;
  /** The id of this browser, from its cookie; a new one, the same for the whole request, where it has none. */
  browserIdOf(request: FastifyRequest): string;
  /** Marks the browser of this session as known again, after its password was changed. */
  vouchAgain(jar: CookieJar, member: Pick<Principal, 'memberId' | 'sessionId'>): Promise<void>;
  /** The mark of a browser in which this login name has signed in before; null in any other. */
  knownMarkOf(request: FastifyRequest, login: string): Promise<BrowserMark | null>;
  /** The living session of the refresh cookie that a browser shows with a proof, else of its access token. */
  provingSessionOf(request: FastifyRequest): Promise<string | null>;
  /** The guest who asks, by the access token, else (it may have just expired) by the cookie. */
  guestWhoAsks(request: FastifyRequest): Promise<string | null>;
}

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The browser's name for itself, for the list of sessions. */
export const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';

/** Joins limits, sessions and the refresh cookie. */
export function createEntrance(context: AppContext): Entrance {
  const { members, db, clock } = context;
  const cookie = createRefreshCookie(context.settings);
  // Pages read and set it, too: see src/ui/messages/chooseLanguage.ts.
  const languageCookie = {
    path: '/',
    maxAge: YEAR_SECONDS,
    sameSite: 'lax',
    secure: context.settings.publicUrl.startsWith('https:'),
  } as const;
  const browserCookie = createBrowserCookie(context.settings);
  const newBrowsers = new WeakMap<FastifyRequest, string>();
  const browserIdOf = (request: FastifyRequest): string => {
    const id = browserCookie.read(request)?.id ?? newBrowsers.get(request) ?? makeBrowserId();
    newBrowsers.set(request, id);
    return id;
  };
  /** A demo account is many people's, so it brings no language and takes none. */
  async function keepLanguage(request: FastifyRequest, jar: CookieJar, memberId: string): Promise<void> {
    if (isDemoMember(memberId)) return;
    const locale = requestLocale(request);
    const own = await settleLanguage(db, memberId, locale, context.settings.languages);
    if (own !== locale) jar.setCookie(LANGUAGE_COOKIE, own, languageCookie);
  }
  return {
    cookie,
    forget: (jar) => {
      cookie.clear(jar);
      browserCookie.clear(jar);
    },
    browserIdOf,
    vouchAgain: async (jar, { memberId, sessionId }) => {
      const browserId = (await findProver(db, memberId, sessionId))?.browserId ?? null;
      const mark = browserId === null ? null : await members.browsers.vouch(browserId, memberId);
      if (mark) browserCookie.set(jar, mark);
    },
    knownMarkOf: async (request, login) => {
      const mark = browserCookie.read(request);
      return mark !== null && (await members.browsers.isKnownTo(mark, login)) ? mark : null;
    },
    provingSessionOf: async (request) => {
      const token = cookie.read(request);
      const session = token === null ? null : await members.sessions.find(token);
      if (session && !session.isSpent) return session.sessionId;
      return (await whoSpeaks(context, request))?.sessionId ?? null;
    },
    limit: async (limit, bucket, ...keys) => {
      const waitSeconds = await countAttempt(db, clock.now(), limit, bucket, ...keys);
      if (waitSeconds > 0) throw tooMany(waitSeconds);
    },
    enter: async (request, jar, entered) => {
      const old = cookie.read(request);
      const before = old === null ? null : await members.sessions.find(old);
      if (before) await members.sessions.end(before.sessionId);
      if (entered.refreshToken !== null) {
        cookie.set(jar, entered.refreshToken);
        const browserId = browserIdOf(request);
        const mark = await members.browsers.vouch(browserId, entered.reply.userId);
        if (mark) {
          await members.sessions.beganIn(entered.refreshToken, browserId);
          browserCookie.set(jar, mark);
        }
      }
      await keepLanguage(request, jar, entered.reply.userId);
      return entered.reply;
    },
    guestWhoAsks: async (request) => {
      const principal = await whoSpeaks(context, request);
      if (principal) return principal.isGuest ? principal.memberId : null;
      const token = cookie.read(request);
      const session = token === null ? null : await members.sessions.find(token);
      return session && !session.isSpent ? session.memberId : null;
    },
  };
}
