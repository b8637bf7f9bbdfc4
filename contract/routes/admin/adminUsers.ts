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
    token: 'admin.users:read',
  }),
  userSetRoles: route('PUT /admin/users/:memberId/roles', {
    params: memberParams,
    body: changeRolesSchema,
    reply: changedSchema,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'guest', 'roleOfSuspended', 'roleNeedsAddress'],
    access: admin,
    token: 'none',
  }),
  userSuspend: route('PUT /admin/users/:memberId/suspension', {
    params: memberParams,
    body: suspendSchema,
    reply: changedSchema,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'isAdmin'],
    access: admin,
    token: 'admin.users:write',
  }),
  userLift: route('DELETE /admin/users/:memberId/suspension', {
    params: memberParams,
    reply: changedSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.users:write',
  }),
  /** Of all sessions; of one's own account, all but the one that asks. */
  userEndSessions: route('DELETE /admin/users/:memberId/sessions', {
    params: memberParams,
    reply: nothing,
    refusals: [],
    access: admin,
    token: 'none',
  }),
  userEndSession: route('DELETE /admin/users/:memberId/sessions/:sessionId', {
    params: z.object({ memberId: id, sessionId: id }),
    reply: nothing,
    refusals: ['notFound'],
    access: admin,
    token: 'none',
  }),
  chatReportsSettle: route('POST /admin/chat-reports/settle', {
    body: settleReportsSchema,
    reply: nothing,
    refusals: [],
    access: admin,
    token: 'admin.users:write',
  }),
  userPasswordLink: route('POST /admin/users/:memberId/password-link', {
    params: memberParams,
    reply: nothing,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'guest', 'noAddress', 'memberSuspended'],
    access: admin,
    token: 'none',
  }),
  userConfirm: route('PUT /admin/users/:memberId/confirmation', {
    params: memberParams,
    reply: changedSchema,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'guest', 'noAddress', 'alreadyVerified'],
    access: admin,
    token: 'none',
  }),
  userUnconfirm: route('DELETE /admin/users/:memberId/confirmation', {
    params: memberParams,
    reply: changedSchema,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'notConfirmedByHand', 'roleNeedsAddress'],
    access: admin,
    token: 'none',
  }),
  userResetSecondFactor: route('DELETE /admin/users/:memberId/second-factor', {
    params: memberParams,
    reply: nothing,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'guest', 'isAdmin', 'noSecondFactor'],
    access: admin,
    token: 'none',
  }),
  userDelete: route('DELETE /admin/users/:memberId', {
    params: memberParams,
    reply: nothing,
    refusals: ['ownAccount', 'demoAccount', 'notFound', 'isAdmin', 'lastAdmin'],
    access: admin,
    token: 'none',
  }),
  userNoteWrite: route('POST /admin/users/:memberId/notes', {
    params: memberParams,
    body: writeNoteSchema,
    reply: noteWrittenSchema,
    refusals: ['notFound', 'tooManyNotes'],
    access: admin,
    token: 'admin.users:write',
  }),
  userNoteRemove: route('DELETE /admin/users/:memberId/notes/:noteId', {
    params: z.object({ memberId: id, noteId: id }),
    reply: changedSchema,
    refusals: ['notFound'],
    access: admin,
    token: 'admin.users:write',
  }),
  accountInvite: route('POST /admin/account-invitations', {
    body: inviteSchema,
    reply: z.object({ email: z.string() }),
    refusals: ['invitationsSpent'],
    access: admin,
    token: 'none',
  }),
  accountInvitationWithdraw: route('DELETE /admin/account-invitations/:invitationId', {
    params: z.object({ invitationId: id }),
    reply: nothing,
    refusals: ['notFound'],
    access: admin,
    token: 'none',
  }),
};
