import * as z from 'zod/mini';
import { changedSchema } from '#contract/admin/activity.ts';
import {
  changeRolesSchema,
  inviteSchema,
  noteWrittenSchema,
  settleReportsSchema,
  suspendSchema,
  userDetailSchema,
  writeNoteSchema,
} from '#contract/admin/users.ts';
import { admin, nothing, route } from '#contract/route.ts';

const id = z.string().check(z.maxLength(64));
const memberParams = z.object({ memberId: id });

/** People as Admins look after them: accounts, roles, sessions, suspensions and what was reported of their chat. */
export const adminUserRoutes = {
  userDetail: route('GET /admin/users/:memberId', {
    params: memberParams,
    reply: userDetailSchema,
    refusals: ['notFound'],
    access: admin,
  }),
  userSetRoles: route('PUT /admin/users/:memberId/roles', {
    params: memberParams,
    body: changeRolesSchema,
    reply: changedSchema,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'guest', 'roleOfSuspended', 'roleNeedsAddress'],
    access: admin,
  }),
  userSuspend: route('PUT /admin/users/:memberId/suspension', {
    params: memberParams,
    body: suspendSchema,
    reply: changedSchema,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'isAdmin'],
    access: admin,
  }),
  userLift: route('DELETE /admin/users/:memberId/suspension', {
    params: memberParams,
    reply: changedSchema,
    refusals: ['notFound'],
    access: admin,
  }),
  /** Of all sessions; of one's own account, all but the one that asks. */
  userEndSessions: route('DELETE /admin/users/:memberId/sessions', {
    params: memberParams,
    reply: nothing,
    refusals: [],
    access: admin,
  }),
  userEndSession: route('DELETE /admin/users/:memberId/sessions/:sessionId', {
    params: z.object({ memberId: id, sessionId: id }),
    reply: nothing,
    refusals: ['notFound'],
    access: admin,
  }),
  chatReportsSettle: route('POST /admin/chat-reports/settle', {
    body: settleReportsSchema,
    reply: nothing,
    refusals: [],
    access: admin,
  }),
  userPasswordLink: route('POST /admin/users/:memberId/password-link', {
    params: memberParams,
    reply: nothing,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'guest', 'noAddress', 'memberSuspended'],
    access: admin,
  }),
  userConfirm: route('PUT /admin/users/:memberId/confirmation', {
    params: memberParams,
    reply: changedSchema,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'guest', 'noAddress', 'alreadyVerified'],
    access: admin,
  }),
  userUnconfirm: route('DELETE /admin/users/:memberId/confirmation', {
    params: memberParams,
    reply: changedSchema,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'notConfirmedByHand', 'roleNeedsAddress'],
    access: admin,
  }),
  userResetSecondFactor: route('DELETE /admin/users/:memberId/second-factor', {
    params: memberParams,
    reply: nothing,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'guest', 'isAdmin', 'noSecondFactor'],
    access: admin,
  }),
  userDelete: route('DELETE /admin/users/:memberId', {
    params: memberParams,
    reply: nothing,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'isAdmin', 'lastAdmin'],
    access: admin,
  }),
  userNoteWrite: route('POST /admin/users/:memberId/notes', {
    params: memberParams,
    body: writeNoteSchema,
    reply: noteWrittenSchema,
    refusals: ['notFound', 'tooManyNotes'],
    access: admin,
  }),
  userNoteRemove: route('DELETE /admin/users/:memberId/notes/:noteId', {
    params: z.object({ memberId: id, noteId: id }),
    reply: changedSchema,
    refusals: ['notFound'],
    access: admin,
  }),
  accountInvite: route('POST /admin/account-invitations', {
    body: inviteSchema,
    reply: z.object({ email: z.string() }),
    refusals: ['invitationsSpent'],
    access: admin,
  }),
  accountInvitationWithdraw: route('DELETE /admin/account-invitations/:invitationId', {
    params: z.object({ invitationId: id }),
    reply: nothing,
    refusals: ['notFound'],
    access: admin,
  }),
};
