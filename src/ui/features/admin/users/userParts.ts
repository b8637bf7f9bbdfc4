import type { Changed } from '#contract/admin/activity.ts';
import type {
  AccountInvitationRow,
  ChatReportRow,
  SuspendWish,
  UserDetail,
  UserRow,
} from '#contract/admin/users.ts';
import type { Role } from '#contract/members/members.ts';
import type { TablePorts } from '../kit/tableParts.ts';

/** What the screen of users asks the server for; every call throws with words. */
export interface UserPorts {
  readonly users: TablePorts<UserRow>;
  readonly reports: TablePorts<ChatReportRow>;
  readonly invitations: TablePorts<AccountInvitationRow>;
  readonly detail: (memberId: string, options: { readonly signal: AbortSignal }) => Promise<UserDetail>;
  readonly changeRoles: (memberId: string, roles: readonly Role[]) => Promise<Changed>;
  readonly suspend: (memberId: string, wish: SuspendWish) => Promise<Changed>;
  readonly lift: (memberId: string) => Promise<Changed>;
  readonly endSessions: (memberId: string) => Promise<unknown>;
  readonly endSession: (memberId: string, sessionId: string) => Promise<unknown>;
  readonly sendLink: (memberId: string) => Promise<unknown>;
  readonly confirm: (memberId: string) => Promise<Changed>;
  readonly unconfirm: (memberId: string) => Promise<Changed>;
  readonly resetFactor: (memberId: string) => Promise<unknown>;
  readonly remove: (memberId: string) => Promise<unknown>;
  readonly writeNote: (memberId: string, text: string) => Promise<Changed>;
  readonly removeNote: (memberId: string, noteId: string) => Promise<Changed>;
  readonly invite: (email: string) => Promise<unknown>;
  readonly withdraw: (invitationId: string) => Promise<unknown>;
  readonly settle: (ids: readonly string[], removesLines: boolean) => Promise<unknown>;
}

/** What a change of one person leads to: a sentence, and the activity that undoing reverts. */
export type UserChanged = (text: string, activityId: string | null) => void;
