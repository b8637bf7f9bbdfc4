import { can } from '#contract/can.ts';
import type { Route } from '#contract/route.ts';
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
  'DELETE /api/admin/export-templates/:id': '401 403 403 403 403 403 403 404 401',
  'DELETE /api/admin/games/:slug': '401 403 403 403 403 403 403 404 401',
  'DELETE /api/admin/images/hosts/:host': '401 403 403 403 403 403 403 404 401',
  'DELETE /api/admin/images/warm': '401 403 403 403 403 403 403 204 401',
  'DELETE /api/admin/packs/:id': '401 403 403 403 403 403 403 404 401',
  'DELETE /api/admin/templates/:id': '401 403 403 403 403 403 403 404 401',
  'DELETE /api/admin/users/:memberId/sessions': '401 403 403 403 403 403 403 204 401',
  'DELETE /api/admin/users/:memberId/sessions/:sessionId': '401 403 403 403 403 403 403 404 401',
  'DELETE /api/admin/users/:memberId/suspension': '401 403 403 403 403 403 403 200 401',
  'DELETE /api/drafts/:draftId/decks/:memberId': '401 404 404 404 404 403 404 403 401',
  'DELETE /api/drafts/:draftId/decks/:memberId/snapshots/:snapshotId': '401 404 404 404 200 403 404 403 401',
  'DELETE /api/result-links/:key': '401 404 404 404 404 404 404 404 401',
  'DELETE /api/workshop/packs/:id': '401 403 403 403 403 403 404 404 401',
  'DELETE /api/workshop/templates/:id': '401 403 403 403 403 403 404 404 401',
  'GET /api/admin/activity/:activityId': '401 403 403 403 403 403 403 404 401',
  'GET /api/admin/analytics': '401 403 403 403 403 403 403 200 401',
  'GET /api/admin/analytics/csv/:part': '401 403 403 403 403 403 403 200 401',
  'GET /api/admin/bench': '401 403 403 403 403 403 403 400 401',
  'GET /api/admin/bench/cards': '401 403 403 403 403 403 403 400 401',
  'GET /api/admin/card-games/:game': '401 403 403 403 403 403 403 200 401',
  'GET /api/admin/cards/:cardId': '401 403 403 403 403 403 403 404 401',
  'GET /api/admin/export-templates': '401 403 403 403 403 403 403 200 401',
  'GET /api/admin/games/:slug': '401 403 403 403 403 403 403 404 401',
  'GET /api/admin/imports': '401 403 403 403 403 403 403 200 401',
  'GET /api/admin/imports/:id': '401 403 403 403 403 403 403 404 401',
  'GET /api/admin/imports/:id/rejected': '401 403 403 403 403 403 403 200 401',
  'GET /api/admin/imports/:id/rows': '401 403 403 403 403 403 403 400 401',
  'GET /api/admin/overview': '401 403 403 403 403 403 403 200 401',
  'GET /api/admin/shell': '401 403 403 403 403 403 403 200 401',
  'GET /api/admin/tables/:table': '401 403 403 403 403 403 403 200 401',
  'GET /api/admin/tables/:table/csv': '401 403 403 403 403 403 403 200 401',
  'GET /api/admin/tables/:table/rows/:rowId': '401 403 403 403 403 403 403 404 401',
  'GET /api/admin/tables/:table/values/:column': '401 403 403 403 403 403 403 200 401',
  'GET /api/admin/templates': '401 403 403 403 403 403 403 400 401',
  'GET /api/admin/users/:memberId': '401 403 403 403 403 403 403 200 401',
  'GET /api/auth/external-callback/:providerId': '303 303 303 303 303 303 303 303 303',
  'GET /api/auth/external-login': '303 303 303 303 303 303 303 303 303',
  'GET /api/demo': '200 200 200 200 200 200 200 200 200',
  'GET /api/demo/outbox': '200 200 200 200 200 200 200 200 200',
  'GET /api/drafts': '401 200 200 200 200 200 200 200 401',
  'GET /api/drafts/:draftId': '401 404 404 404 200 200 404 200 401',
  'GET /api/drafts/:draftId/card-figures': '401 403 403 403 403 403 404 409 401',
  'GET /api/drafts/:draftId/decks/:memberId': '401 404 404 404 200 403 404 403 401',
  'GET /api/drafts/:draftId/decks/:memberId/exports/:slug': '401 404 404 404 404 403 404 403 401',
  'GET /api/drafts/:draftId/decks/:memberId/list': '401 404 404 404 409 409 404 409 401',
  'GET /api/drafts/:draftId/decks/:memberId/snapshots': '401 404 404 404 200 403 404 403 401',
  'GET /api/drafts/:draftId/files/:kind': '401 404 404 404 409 409 404 409 401',
  'GET /api/drafts/:draftId/links': '401 404 404 404 200 200 404 200 401',
  'GET /api/drafts/:draftId/log': '401 404 404 404 409 409 404 409 401',
  'GET /api/drafts/:draftId/results': '401 404 404 404 409 409 404 409 401',
  'GET /api/drafts/:draftId/waits': '401 404 404 404 403 403 404 403 401',
  'GET /api/drafts/mine': '401 200 200 200 200 200 200 200 401',
  'GET /api/games': '200 200 200 200 200 200 200 200 200',
  'GET /api/games/:slug/card-figures': '401 403 403 403 403 403 404 404 401',
  'GET /api/home': '200 200 200 200 200 200 200 200 200',
  'GET /api/imageproxy': '404 404 404 404 404 404 404 404 404',
  'GET /api/mail/unsubscribe': '404 404 404 404 404 404 404 404 404',
  'GET /api/members/:memberId/history': '401 200 200 200 200 200 200 200 401',
  'GET /api/og/*': '404 404 404 404 404 404 404 404 404',
  'GET /api/og/home.png': '200 200 200 200 200 200 200 200 200',
  'GET /api/schemas/passleft-draft-1.json': '200 200 200 200 200 200 200 200 200',
  'GET /api/workshop/bench': '401 403 403 403 403 403 400 400 401',
  'GET /api/workshop/bench/cards': '401 403 403 403 403 403 400 400 401',
  'GET /api/workshop/templates': '401 403 403 403 403 403 400 400 401',
  'GET /healthz': '200 200 200 200 200 200 200 200 200',
  'GET /readyz': '200 200 200 200 200 200 200 200 200',
  'POST /api/admin/activity/:activityId/revert': '401 403 403 403 403 403 403 404 401',
  'POST /api/admin/cards': '401 403 403 403 403 403 403 400 401',
  'POST /api/admin/cards/:cardId/printings': '401 403 403 403 403 403 403 400 401',
  'POST /api/admin/cards/change': '401 403 403 403 403 403 403 200 401',
  'POST /api/admin/cards/delete': '401 403 403 403 403 403 403 200 401',
  'POST /api/admin/chat-reports/settle': '401 403 403 403 403 403 403 204 401',
  'POST /api/admin/export-templates': '401 403 403 403 403 403 403 400 401',
  'POST /api/admin/export-templates/:id/shipped': '401 403 403 403 403 403 403 404 401',
  'POST /api/admin/export-templates/preview': '401 403 403 403 403 403 403 404 401',
  'POST /api/admin/games': '401 403 403 403 403 403 403 404 401',
  'POST /api/admin/images/hosts': '401 403 403 403 403 403 403 400 401',
  'POST /api/admin/images/purge': '401 403 403 403 403 403 403 200 401',
  'POST /api/admin/images/retry': '401 403 403 403 403 403 403 204 401',
  'POST /api/admin/images/warm': '401 403 403 403 403 403 403 404 401',
  'POST /api/admin/imports': '401 403 403 403 403 403 403 415 401',
  'POST /api/admin/packs': '401 403 403 403 403 403 403 404 401',
  'POST /api/admin/pictures': '401 403 403 403 403 403 403 400 401',
  'POST /api/admin/pictures/match': '401 403 403 403 403 403 403 200 401',
  'POST /api/admin/printings/change': '401 403 403 403 403 403 403 200 401',
  'POST /api/admin/printings/delete': '401 403 403 403 403 403 403 200 401',
  'POST /api/admin/sets': '401 403 403 403 403 403 403 400 401',
  'POST /api/admin/sets/delete': '401 403 403 403 403 403 403 200 401',
  'POST /api/admin/tables-now/:draftId': '401 403 403 403 403 403 403 200 401',
  'POST /api/admin/templates': '401 403 403 403 403 403 403 404 401',
  'POST /api/drafts': '401 404 403 404 404 404 404 404 401',
  'POST /api/drafts/:draftId/chat-reports': '401 404 404 404 204 409 404 404 401',
  'POST /api/drafts/:draftId/close': '401 404 404 404 403 200 404 403 401',
  'POST /api/drafts/:draftId/decks/:memberId/lists': '401 404 404 404 422 403 404 403 401',
  'POST /api/drafts/:draftId/decks/:memberId/others': '401 404 404 404 200 403 404 403 401',
  'POST /api/drafts/:draftId/decks/:memberId/snapshots': '401 404 404 404 200 403 404 403 401',
  'POST /api/drafts/:draftId/forks': '401 404 404 404 409 409 404 409 401',
  'POST /api/drafts/:draftId/links': '401 404 404 404 409 409 404 409 401',
  'POST /api/drafts/:draftId/polls': '401 404 404 404 409 409 404 409 401',
  'POST /api/hub/negotiate': '401 200 200 200 200 200 200 200 401',
  'POST /api/mail/unsubscribe': '404 404 404 404 404 404 404 404 404',
  'POST /api/workshop/activity/:activityId/revert': '401 403 403 403 403 403 404 404 401',
  'POST /api/workshop/packs': '401 403 403 403 403 403 404 404 401',
  'POST /api/workshop/templates': '401 403 403 403 403 403 404 404 401',
  'PUT /api/admin/cards/:cardId': '401 403 403 403 403 403 403 404 401',
  'PUT /api/admin/export-templates/:id': '401 403 403 403 403 403 403 400 401',
  'PUT /api/admin/games/:slug': '401 403 403 403 403 403 403 404 401',
  'PUT /api/admin/games/:slug/status': '401 403 403 403 403 403 403 404 401',
  'PUT /api/admin/images/limit': '401 403 403 403 403 403 403 200 401',
  'PUT /api/admin/packs/:id': '401 403 403 403 403 403 403 404 401',
  'PUT /api/admin/printings/:printingId': '401 403 403 403 403 403 403 400 401',
  'PUT /api/admin/sets/:setId': '401 403 403 403 403 403 403 404 401',
  'PUT /api/admin/templates': '401 403 403 403 403 403 403 200 401',
  'PUT /api/admin/templates/:id': '401 403 403 403 403 403 403 404 401',
  'PUT /api/admin/users/:memberId/roles': '401 403 403 403 403 403 403 200 401',
  'PUT /api/admin/users/:memberId/suspension': '401 403 403 403 403 403 403 400 401',
  'PUT /api/drafts/:draftId/decks/:memberId': '401 404 404 404 200 403 404 403 401',
  'PUT /api/workshop/packs/:id': '401 403 403 403 403 403 404 404 401',
  'PUT /api/workshop/templates/:id': '401 403 403 403 403 403 404 404 401',
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
export const mayAnswer = ({ refusals }: Route, status: number): boolean =>
  status === 200 || status === 204 || status === 400 || refusals.some((code) => statusOf(code) === status);
