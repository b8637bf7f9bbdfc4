import * as z from 'zod/mini';
import { changedSchema } from '../admin/activity.ts';
import { inviteSchema, noteWrittenSchema, writeNoteSchema } from '../admin/users.ts';
import { admin, nothing, route } from '../route.ts';

const id = z.string().check(z.maxLength(64));
const memberParams = z.object({ memberId: id });

/** What Admins do for people and with their accounts. Roles, sessions and suspensions are in server/rest/admin still. */
export const adminUserRoutes = {
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
