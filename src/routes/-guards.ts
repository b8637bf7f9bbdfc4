import { redirect } from '@tanstack/react-router';
import { waitFor } from 'xstate';
import type { CurrentUser, Role } from '#contract/members/members.ts';
import type { SessionActor, SessionSnapshot } from '#src/machines/session/session.ts';
import {
  selectIsDecided,
  selectIsUnanswered,
  selectUnreachable,
  selectUser,
} from '#src/machines/session/sessionSelectors.ts';
import { accessDeniedWords } from '#src/machines/session/sessionWords.ts';
import type { RouterContext } from './-context.ts';

/** Thrown by a guard that cannot be answered yet; the address is kept until the server is reached. */
export class SessionUnreachable extends Error {
  override readonly name = 'SessionUnreachable';
}

/** Waits until it is known whether somebody is signed in, or until the answer is overdue. */
export async function settled(session: SessionActor): Promise<SessionSnapshot> {
  const snapshot = session.getSnapshot();
  return selectIsDecided(snapshot) ? snapshot : waitFor(session, selectIsDecided);
}

/**
 * As `settled`, for somebody who goes to `pathname`: a sign-in that waits for its second step waits at one address, and
 * who leaves that gives it up.
 */
export async function settledAt(session: SessionActor, pathname: string): Promise<void> {
  const snapshot = await settled(session);
  const place = snapshot.matches('returning') ? '/oauth-registration' : '/login';
  if (!snapshot.hasTag('waiting') || pathname === place) return;
  session.send({ type: 'signIn.abandoned' });
  await settled(session);
}

/** The member or guest who is signed in; anybody else goes to Login, which brings them back to `href`. */
export async function requireSignIn({ session }: RouterContext, href: string): Promise<CurrentUser> {
  const snapshot = await settled(session);
  if (selectIsUnanswered(snapshot) || selectUnreachable(snapshot)) throw new SessionUnreachable();
  const user = selectUser(snapshot);
  if (!user) throw redirect({ to: '/login', search: { redirect: href }, replace: true });
  return user;
}

/** Somebody without the role is told so, once and never by a preload, and goes Home. */
export function requireRole(
  { notices, me }: RouterContext & { readonly me: CurrentUser },
  role: Role,
  isPreload: boolean,
): void {
  if (me.roles.includes(role)) return;
  if (!isPreload) notices.send({ type: 'notice.raised', kind: 'error', text: accessDeniedWords(role) });
  throw redirect({ to: '/', replace: true });
}

/** A member who is already signed in has nothing to do on a sign-in screen; a guest has. */
export async function requireNoMember({ session }: RouterContext, goOnTo: string | undefined): Promise<void> {
  const user = selectUser(await settled(session));
  if (user && !user.isGuest) throw redirect({ href: sitePath(goOnTo) ?? '/', replace: true });
}

const SITE = 'https://site.invalid';
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop control characters, so "/\t/evil" would leave the site.
const LEAVES_THE_SITE = /^[^/]|^\/[/\\@%]|[\u0000-\u001f\u007f\\]/;
/** Going on to one of these after a sign-in would start it again. */
const CIRCLES = /^\/(?:login|register|oauth-registration)?\/|^\/(?:login|register|oauth-registration)$/i;

/** The address, if it is a path of this site to go on to after a sign-in; undefined for any other. */
export function sitePath(address: string | undefined): string | undefined {
  if (!address || LEAVES_THE_SITE.test(address)) return undefined;
  return CIRCLES.test(new URL(address, SITE).pathname) ? undefined : address;
}

/**
 * What of the session a guard's answer depends on, null while guards wait; the router asks its guards again only when
 * this changes.
 */
export function guardAnswer(snapshot: SessionSnapshot): string | null {
  if (!selectIsDecided(snapshot)) return null;
  const user = selectUser(snapshot);
  const who = user ? [user.userId, user.isGuest, ...[...user.roles].sort()].join(' ') : 'nobody';
  if (selectIsUnanswered(snapshot)) return 'unanswered';
  return selectUnreachable(snapshot) ? 'unreachable' : who;
}
