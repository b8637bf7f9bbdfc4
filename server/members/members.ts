import type { Person } from '#contract/can.ts';
import type { Credentials, CurrentUser, Registration, SessionReply } from '#contract/members/members.ts';
import type { Locale } from '#contract/messages/locales.ts';
import type { Database } from '#server/db/open.ts';
import { resealHooks } from '#server/hooks/hookSeals.ts';
import type { Mail } from '#server/mail/mail.ts';
import type { Settings } from '#server/settings.ts';
import { type AccessTokens, createAccessTokens } from './accessTokens.ts';
import { createKnownBrowsers, type KnownBrowsers } from './browsers/knownBrowsers.ts';
import { isDemoMember } from './demoMembers.ts';
import { makeGuestHandle } from './guestHandles.ts';
import { jwtSecretOf } from './jwtSecret.ts';
import { currentUserOf, findByLogin, findMember, type MemberRow, sessionReplyOf } from './memberRows.ts';
import { hashPassword, isOutdatedHash, isRightPassword, warmPasswords } from './passwords.ts';
import type { Principal } from './principal.ts';
import { makeGuest, registerMember } from './registration.ts';
import { createSecondFactor, resealSecondFactors, type SecondFactor } from './secondFactor/secondFactor.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createStandings } from './standings.ts';
import { type Suspension, suspendedProblem, suspensionOf } from './suspensions.ts';
import { createPersonalTokens, type PersonalTokens } from './tokens/personalTokens.ts';

export type { Principal };

/** `refreshToken` is to be set as cookie; null leaves the cookie as it is: a tab that comes late. */
export interface SignedIn {
  readonly reply: SessionReply;
  readonly refreshToken: string | null;
}

/** `secondFactor`: the password was right, and a code is to follow; `refused` is anything wrong. */
export type LoginOutcome =
  | { readonly kind: 'signedIn'; readonly signedIn: SignedIn }
  | { readonly kind: 'secondFactor'; readonly memberId: string }
  | { readonly kind: 'suspended'; readonly suspension: Suspension }
  | { readonly kind: 'refused' };

export type RegistrationOutcome =
  | { readonly kind: 'signedIn'; readonly signedIn: SignedIn }
  | { readonly kind: 'refused'; readonly errors: Record<string, string[]> };

export type RefreshOutcome =
  | { readonly kind: 'signedIn'; readonly signedIn: SignedIn }
  | { readonly kind: 'signedOut'; readonly reusedSessionId: string | null };

export interface Members {
  /** `guestId` is the guest who registers, and who keeps everything. */
  register(
    wish: Registration & { readonly language: Locale },
    guestId: string | null,
    userAgent: string,
  ): Promise<RegistrationOutcome>;
  /** `refused` when anything is wrong, after the same time whatever it is. */
  login(credentials: Credentials, userAgent: string): Promise<LoginOutcome>;
  enterAsGuest(userAgent: string): Promise<SignedIn>;
  /**
   * Begins a session for somebody who has proved who they are by other means; its first token may live shorter. Throws
   * 403 `suspended` for whom an Admin keeps out.
   */
  signIn(memberId: string, userAgent: string, lifetimeSeconds?: number): Promise<SignedIn>;
  refresh(refreshToken: string): Promise<RefreshOutcome>;
  me(memberId: string): Promise<CurrentUser | null>;
  /** The person behind an access token (without "Bearer "), or null; refuses ended sessions. */
  authenticate(accessToken: string): Promise<Principal | null>;
  readonly sessions: Sessions;
  /** Personal access tokens, which `authenticate` doesn't know. */
  readonly tokens: PersonalTokens;
  readonly secondFactor: SecondFactor;
  readonly browsers: KnownBrowsers;
  /** Whether this person has to have a second factor: an Admin outside demo mode. */
  needsSecondFactor(person: Pick<Person, 'roles'>): boolean;
  /** Stops hearing of other processes' sessions. */
  close(): Promise<void>;
}

interface Ports {
  readonly db: Database;
  readonly settings: Settings;
  readonly mail: Mail;
  readonly now: () => number;
  readonly makeGuestHandle?: () => string;
}

interface Parts {
  readonly db: Database;
  readonly settings: Settings;
  readonly mail: Mail;
  readonly now: () => number;
  readonly makeGuestHandle: () => string;
  readonly sessions: Sessions;
  readonly secondFactor: SecondFactor;
  readonly tokens: AccessTokens;
  readonly isBarred: (memberId: string) => boolean;
}

async function begin(
  parts: Parts,
  member: MemberRow,
  userAgent: string,
  lifetimeSeconds?: number,
): Promise<SignedIn> {
  const { sessionId, refreshToken } = await parts.sessions.begin(member.id, userAgent);
  return { reply: await replyFor(parts, member, sessionId, lifetimeSeconds), refreshToken };
}

async function replyFor(
  parts: Parts,
  member: MemberRow,
  sessionId: string,
  lifetimeSeconds?: number,
): Promise<SessionReply> {
  const { id: memberId, handle, roles } = member;
  const token = await parts.tokens.issue({ memberId, sessionId, handle, roles }, lifetimeSeconds);
  return sessionReplyOf(member, token);
}

const seen = (parts: Parts, memberId: string) =>
  parts.db.query('update member set last_seen_at = $2 where id = $1', [memberId, new Date(parts.now())]);

async function login(
  parts: Parts,
  { login: name, password }: Credentials,
  userAgent: string,
): Promise<LoginOutcome> {
  const member = await findByLogin(parts.db, name);
  const isRight = await isRightPassword(member?.passwordHash ?? null, password);
  if (!isRight || !member?.passwordHash || parts.isBarred(member.id)) return { kind: 'refused' };
  const suspension = suspensionOf(member, parts.now());
  if (suspension) return { kind: 'suspended', suspension };
  if (isOutdatedHash(member.passwordHash)) {
    const stronger = await hashPassword(password);
    await parts.db.query('update member set password_hash = $2 where id = $1 and password_hash = $3', [
      member.id,
      stronger,
      member.passwordHash,
    ]);
  }
  if (await parts.secondFactor.isOn(member.id)) return { kind: 'secondFactor', memberId: member.id };
  await seen(parts, member.id);
  const { sessionId, refreshToken } = await parts.sessions.begin(member.id, userAgent);
  // Replaced while it was compared, a password opens nothing: a reset could not end the session that had not begun.
  const { passwordHash = null } = (await findMember(parts.db, 'id', member.id)) ?? {};
  if (passwordHash !== member.passwordHash && !(await isRightPassword(passwordHash, password))) {
    await parts.sessions.end(sessionId);
    return { kind: 'refused' };
  }
  return {
    kind: 'signedIn',
    signedIn: { reply: await replyFor(parts, member, sessionId), refreshToken },
  };
}

async function refresh(parts: Parts, refreshToken: string): Promise<RefreshOutcome> {
  const refreshing = await parts.sessions.refresh(refreshToken);
  if (refreshing.kind === 'unknown') return { kind: 'signedOut', reusedSessionId: null };
  const { sessionId, memberId } = refreshing;
  if (refreshing.kind === 'reused') return { kind: 'signedOut', reusedSessionId: sessionId };
  const member = await findMember(parts.db, 'id', memberId);
  if (!member || parts.isBarred(memberId) || suspensionOf(member, parts.now())) {
    await parts.sessions.end(sessionId);
    return { kind: 'signedOut', reusedSessionId: null };
  }
  await seen(parts, memberId);
  const reply = await replyFor(parts, member, sessionId);
  return { kind: 'signedIn', signedIn: { reply, refreshToken: refreshing.refreshToken } };
}

async function signIn(
  parts: Parts,
  memberId: string,
  userAgent: string,
  lifetimeSeconds?: number,
): Promise<SignedIn> {
  const member = await findMember(parts.db, 'id', memberId);
  if (!member || parts.isBarred(memberId)) throw new Error('Nobody with this id may sign in.');
  const suspension = suspensionOf(member, parts.now());
  if (suspension) throw suspendedProblem(suspension);
  await seen(parts, memberId);
  return begin(parts, member, userAgent, lifetimeSeconds);
}

function createAuthenticate(parts: Parts) {
  const standings = createStandings(parts);
  parts.sessions.onEnded((sessionId) => standings.end(sessionId));
  return async (accessToken: string): Promise<Principal | null> => {
    const claims = await parts.tokens.verify(accessToken);
    if (!claims || parts.isBarred(claims.memberId)) return null;
    const { memberId, sessionId, expiresAtMs } = claims;
    const standing = await standings.of(sessionId, memberId);
    if (!standing) return null;
    return { memberId, sessionId, ...standing, expiresAtMs };
  };
}

/** Accounts and sessions over one database; makes the JWT secret if the settings give none. */
export async function createMembers(ports: Ports): Promise<Members> {
  const { db, settings, mail, now } = ports;
  const sessions = createSessions({ db, now });
  const secret = await jwtSecretOf(db, settings.jwtSecret);
  const { previousJwtSecret } = settings;
  const secondFactor = createSecondFactor({ db, jwtSecret: secret, previousJwtSecret, now });
  if (previousJwtSecret) {
    const secrets = { jwtSecret: secret, previousJwtSecret };
    await resealSecondFactors(db, secrets);
    await resealHooks(db, secrets);
  }
  const needsSecondFactor: Members['needsSecondFactor'] = ({ roles }) =>
    settings.mode !== 'demo' && roles.includes('Admin');
  const parts: Parts = {
    db,
    settings,
    mail,
    now,
    sessions,
    secondFactor,
    makeGuestHandle: ports.makeGuestHandle ?? makeGuestHandle,
    tokens: createAccessTokens({ secret, issuer: settings.publicUrl, now }),
    isBarred: (memberId) => settings.mode !== 'demo' && isDemoMember(memberId),
  };
  const [stopHearing] = await Promise.all([sessions.hear(), warmPasswords()]);
  return {
    sessions,
    tokens: createPersonalTokens(parts),
    secondFactor,
    browsers: createKnownBrowsers({ db, secret }),
    needsSecondFactor,
    register: async (wish, guestId, userAgent) => {
      const outcome = await registerMember(parts, wish, guestId);
      if (outcome.kind === 'refused') return outcome;
      if (outcome.member.id === guestId) await sessions.endAllOf(guestId);
      return { kind: 'signedIn', signedIn: await begin(parts, outcome.member, userAgent) };
    },
    login: (credentials, userAgent) => login(parts, credentials, userAgent),
    enterAsGuest: async (userAgent) => begin(parts, await makeGuest(parts), userAgent),
    signIn: (memberId, userAgent, lifetimeSeconds) => signIn(parts, memberId, userAgent, lifetimeSeconds),
    refresh: (refreshToken) => refresh(parts, refreshToken),
    me: async (memberId) => {
      const member = await findMember(db, 'id', memberId);
      if (!member) return null;
      const mustAddSecondFactor = needsSecondFactor(member) && !(await secondFactor.isOn(memberId));
      return {
        ...currentUserOf(member),
        ...(mustAddSecondFactor && { mustAddSecondFactor }),
        ...(settings.mode !== 'production' && { offersTestBench: true }),
      };
    },
    authenticate: createAuthenticate(parts),
    close: stopHearing,
  };
}
