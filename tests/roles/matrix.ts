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
  'GET /api/auth/external-callback/:providerId': '303 303 303 303 303 303 303 303 303',
  'GET /api/auth/external-login': '303 303 303 303 303 303 303 303 303',
  'GET /api/docs': '200 200 200 200 200 200 200 200 200',
  'GET /api/imageproxy': '404 404 404 404 404 404 404 404 404',
  'GET /api/mail/unsubscribe': '404 404 404 404 404 404 404 404 404',
  'GET /api/og/*': '404 404 404 404 404 404 404 404 404',
  'GET /api/og/home.png': '200 200 200 200 200 200 200 200 200',
  'GET /healthz': '200 200 200 200 200 200 200 200 200',
  'GET /readyz': '200 200 200 200 200 200 200 200 200',
  'POST /api/hub/negotiate': '401 200 200 200 200 200 200 200 401',
  // Knows nobody: a page of this site gets a line, over which a key alone opens anything. Without an origin nobody does.
  'POST /api/overlay/negotiate': '401 401 401 401 401 401 401 401 401',
  'POST /api/mail/unsubscribe': '404 404 404 404 404 404 404 404 404',
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
