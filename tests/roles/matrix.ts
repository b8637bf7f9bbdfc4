import { can } from '#contract/can.ts';
import { bytes, type Route } from '#contract/route.ts';
import { statusOf } from '#server/http/refusalStatus.ts';
import type { People, Role } from './people.ts';

/** Bodies that a route's schema alone does not tell. */
export const bodies = (people: People): Readonly<Record<string, object>> => ({
  'POST /api/drafts': { game: 'nowhere', template: 'nowhere', solo: false },
  'POST /api/drafts/:draftId/chat-reports': { messageId: people.messageId },
});

/** Asked last, since they end the table. */
export const LAST: ReadonlySet<string> = new Set(['POST /api/drafts/:draftId/close']);

/**
 * Route to the status that each role is answered with, in the order of `ROLES`. Routes of `contract/api.ts` are not
 * written here: who may call them follows from their `access` (`turnedAway`).
 */
export const ROUTE_MATRIX: Readonly<Record<string, string>> = {
  'DELETE /api/account': '401 403 403 403 400 403 403 403 401',
  'DELETE /api/account/linked-sign-ins/:id': '401 403 403 403 404 403 403 403 401',
  'DELETE /api/account/second-factor': '401 403 403 403 403 403 403 403 401',
  'DELETE /api/account/sessions': '401 204 204 204 204 204 204 204 401',
  'DELETE /api/account/sessions/:sessionId': '401 404 404 404 404 404 404 404 401',
  'DELETE /api/push/subscriptions': '401 204 204 204 204 204 204 204 401',
  'GET /api/account': '401 200 200 200 200 200 200 200 401',
  'GET /api/account/export': '401 200 200 200 200 200 200 200 401',
  'GET /api/account/sessions': '401 200 200 200 200 200 200 200 401',
  'GET /api/auth/external-callback/:providerId': '303 303 303 303 303 303 303 303 303',
  'GET /api/auth/external-login': '303 303 303 303 303 303 303 303 303',
  'GET /api/auth/me': '401 200 200 200 200 200 200 200 401',
  'GET /api/auth/pending-identity': '200 200 200 200 200 200 200 200 200',
  'GET /api/auth/providers': '200 200 200 200 200 200 200 200 200',
  'GET /api/events': '401 200 200 200 200 200 200 200 401',
  'GET /api/events/:eventId': '401 404 404 404 404 404 404 404 401',
  'GET /api/imageproxy': '404 404 404 404 404 404 404 404 404',
  'GET /api/mail/unsubscribe': '404 404 404 404 404 404 404 404 404',
  'GET /api/members/:memberId': '401 200 200 200 200 200 200 200 401',
  'GET /api/og/*': '404 404 404 404 404 404 404 404 404',
  'GET /api/og/home.png': '200 200 200 200 200 200 200 200 200',
  'GET /api/push/key': '401 200 200 200 200 200 200 200 401',
  'GET /healthz': '200 200 200 200 200 200 200 200 200',
  'GET /readyz': '200 200 200 200 200 200 200 200 200',
  'PATCH /api/account/card': '401 200 403 200 200 200 200 200 401',
  'POST /api/account/email': '401 403 403 403 202 403 403 403 401',
  'POST /api/account/linked-sign-ins': '401 400 403 400 400 400 400 400 401',
  'POST /api/account/recovery-codes': '401 403 403 403 403 403 403 403 401',
  'POST /api/account/second-factor': '401 403 403 403 200 403 403 403 401',
  'POST /api/account/second-factor/confirm': '401 409 403 409 403 409 409 409 401',
  'POST /api/account/verification': '401 202 403 409 202 409 409 409 401',
  'POST /api/auth/forgot-password': '202 202 202 202 202 202 202 202 202',
  'POST /api/auth/guest': '200 200 200 200 200 200 200 200 200',
  'POST /api/auth/login': '401 401 401 401 401 401 401 401 401',
  'POST /api/auth/logout': '204 204 204 204 204 204 204 204 204',
  'POST /api/auth/oauth-registration': '400 400 400 400 400 400 400 400 400',
  'POST /api/auth/refresh': '401 401 401 401 401 401 401 401 401',
  'POST /api/auth/register': '400 400 400 400 400 400 400 400 400',
  'POST /api/auth/reset-password': '400 400 400 400 400 400 400 400 400',
  'POST /api/auth/second-factor': '401 401 401 401 401 401 401 401 401',
  'POST /api/auth/verify-email': '400 400 400 400 400 400 400 400 400',
  'POST /api/events': '401 404 404 404 404 404 404 404 401',
  'POST /api/hub/negotiate': '401 200 200 200 200 200 200 200 401',
  'POST /api/mail/unsubscribe': '404 404 404 404 404 404 404 404 404',
  'POST /api/push/subscriptions': '401 400 400 400 400 400 400 400 401',
  'PUT /api/account/password': '401 403 403 403 400 403 403 403 401',
  'PUT /api/account/preferences': '401 200 200 200 200 200 200 200 401',
};

/** The status with which the guard of a row turns a role away; null where it lets them in. */
export function turnedAway({ access }: Route, role: Role): number | null {
  if (access.to === 'everyone') return null;
  if (role === 'anonymous' || role === 'suspended') return 401;
  if (access.to === 'signedIn') return null;
  const roles = role === 'PowerUser' || role === 'Admin' ? [role] : [];
  const person = { isGuest: role === 'guest', isVerified: role !== 'guest' && role !== 'unverified', roles };
  return can(person, access.ability) ? null : 403;
}

/** Whether somebody whom the guard has let in may be answered so. */
export const mayAnswer = ({ body, refusals }: Route, status: number): boolean =>
  [200, 204, 400].includes(status) ||
  (status === 415 && body === bytes) ||
  refusals.some((code) => statusOf(code) === status);
