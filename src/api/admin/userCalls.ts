import * as z from 'zod/mini';
import { changedSchema } from '#contract/admin/activity.ts';
import {
  chatReportRowSchema,
  type SuspendWish,
  userDetailSchema,
  userRowSchema,
} from '#contract/admin/users.ts';
import type { Role } from '#contract/members.ts';
import type { Api, CallOptions } from '../api.ts';
import { createTableCalls } from './tables.ts';

/** Calls about people; all throw `ApiFailure`. */
export function createUserCalls(api: Api) {
  const path = (memberId: string) => `/admin/users/${encodeURIComponent(memberId)}`;
  return {
    users: createTableCalls(api, 'users', userRowSchema),
    reports: createTableCalls(api, 'chat-reports', chatReportRowSchema),
    detail: (memberId: string, options?: CallOptions) => api.get(path(memberId), userDetailSchema, options),
    changeRoles: (memberId: string, roles: readonly Role[]) =>
      api.put(`${path(memberId)}/roles`, { roles }, changedSchema),
    suspend: (memberId: string, wish: SuspendWish) =>
      api.put(`${path(memberId)}/suspension`, wish, changedSchema),
    lift: (memberId: string) => api.delete(`${path(memberId)}/suspension`, changedSchema),
    endSessions: (memberId: string) => api.delete(`${path(memberId)}/sessions`, z.unknown()),
    endSession: (memberId: string, sessionId: string) =>
      api.delete(`${path(memberId)}/sessions/${encodeURIComponent(sessionId)}`, z.unknown()),
    settle: (ids: readonly string[], removesLines: boolean) =>
      api.post('/admin/chat-reports/settle', { ids, removesLines }, z.unknown()),
  };
}
export type UserCalls = ReturnType<typeof createUserCalls>;
