import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { SuspendWish } from '#contract/admin/users.ts';
import type { Role } from '#contract/members/members.ts';
import { adminUserRoutes } from '#contract/routes/admin/adminUsers.ts';
import type { Api, CallOptions } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { UsersScreen } from '#src/ui/features/admin/users/UsersScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { tablePorts } from './tablePorts.ts';

function portsOf(api: Api) {
  const client = createClient(adminUserRoutes, api);
  const of = (memberId: string) => ({ params: { memberId } });
  return {
    users: tablePorts(api, 'users'),
    reports: tablePorts(api, 'chat-reports'),
    invitations: tablePorts(api, 'account-invitations'),
    detail: (memberId: string, options?: CallOptions) => client.userDetail(of(memberId), options),
    changeRoles: (memberId: string, roles: readonly Role[]) =>
      client.userSetRoles({ ...of(memberId), body: { roles: [...roles] } }),
    suspend: (memberId: string, body: SuspendWish) => client.userSuspend({ ...of(memberId), body }),
    lift: (memberId: string) => client.userLift(of(memberId)),
    endSessions: (memberId: string) => client.userEndSessions(of(memberId)),
    endSession: (memberId: string, sessionId: string) =>
      client.userEndSession({ params: { memberId, sessionId } }),
    sendLink: (memberId: string) => client.userPasswordLink(of(memberId)),
    confirm: (memberId: string) => client.userConfirm(of(memberId)),
    unconfirm: (memberId: string) => client.userUnconfirm(of(memberId)),
    resetFactor: (memberId: string) => client.userResetSecondFactor(of(memberId)),
    remove: (memberId: string) => client.userDelete(of(memberId)),
    writeNote: (memberId: string, text: string) => client.userNoteWrite({ ...of(memberId), body: { text } }),
    removeNote: (memberId: string, noteId: string) => client.userNoteRemove({ params: { memberId, noteId } }),
    invite: (email: string) => client.accountInvite({ body: { email } }),
    withdraw: (invitationId: string) => client.accountInvitationWithdraw({ params: { invitationId } }),
    settle: (ids: readonly string[], removesLines: boolean) =>
      client.chatReportsSettle({ body: { ids: [...ids], removesLines } }),
  };
}

/** Fetched together with the page. */
void loadMessages('admin', 'users', 'adminUsers');

/** Members and guests, and what was reported of them. */
export function UsersPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('users');
  useMessages('adminUsers');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => portsOf(api), [api]);
  return <UsersScreen ports={ports} />;
}
