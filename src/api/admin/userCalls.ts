import * as z from 'zod/mini';
import { changedSchema } from '#contract/admin/activity.ts';
import {
  accountInvitationRowSchema,
  chatReportRowSchema,
  type SuspendWish,
  userDetailSchema,
  userRowSchema,
} from '#contract/admin/users.ts';
import type { Role } from '#contract/members.ts';
import { adminUserRoutes } from '#contract/routes/adminUsers.ts';
import type { Api, CallOptions } from '../api.ts';
import { createClient } from '../client.ts';
import { createTableCalls } from './tables.ts';

/** Calls about people; all throw `ApiFailure`. */
export function createUserCalls(api: Api) {
  const path = (memberId: string) => `/admin/users/${encodeURIComponent(memberId)}`;
  const client = createClient(adminUserRoutes, api);
  return {
    users: createTableCalls(api, 'users', userRowSchema),
    reports: createTableCalls(api, 'chat-reports', chatReportRowSchema),
    invitations: createTableCalls(api, 'account-invitations', accountInvitationRowSchema),
    detail: (memberId: string, options?: CallOptions) => api.get(path(memberId), userDetailSchema, options),
    changeRoles: (memberId: string, roles: readonly Role[]) =>
      api.put(`${path(memberId)}/roles`, { roles }, changedSchema),
    suspend: (memberId: string, wish: SuspendWish) =>
      api.put(`${path(memberId)}/suspension`, wish, changedSchema),
    lift: (memberId: string) => api.delete(`${path(memberId)}/suspension`, changedSchema),
    endSessions: (memberId: string) => api.delete(`${path(memberId)}/sessions`, z.unknown()),
    endSession: (memberId: string, sessionId: string) =>
      api.delete(`${path(memberId)}/sessions/${encodeURIComponent(sessionId)}`, z.unknown()),
    sendLink: (memberId: string) => client.userPasswordLink({ params: { memberId } }),
    confirm: (memberId: string) => client.userConfirm({ params: { memberId } }),
    unconfirm: (memberId: string) => client.userUnconfirm({ params: { memberId } }),
    resetFactor: (memberId: string) => client.userResetSecondFactor({ params: { memberId } }),
    remove: (memberId: string) => client.userDelete({ params: { memberId } }),
    writeNote: (memberId: string, text: string) =>
      client.userNoteWrite({ params: { memberId }, body: { text } }),
    removeNote: (memberId: string, noteId: string) => client.userNoteRemove({ params: { memberId, noteId } }),
    invite: (email: string) => client.accountInvite({ body: { email } }),
    withdraw: (invitationId: string) => client.accountInvitationWithdraw({ params: { invitationId } }),
    settle: (ids: readonly string[], removesLines: boolean) =>
      api.post('/admin/chat-reports/settle', { ids, removesLines }, z.unknown()),
  };
}
export type UserCalls = ReturnType<typeof createUserCalls>;
