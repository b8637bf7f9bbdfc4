import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createUserCalls } from '#src/api/admin/userCalls.ts';
import { UsersScreen } from '#src/ui/admin/users/UsersScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';

/** Fetched together with the page. */
void loadMessages('users');

/** Members and guests, and what was reported of them. */
export function UsersPage() {
  // Waits here, so that no part of the screen does.
  useMessages('users');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => createUserCalls(api), [api]);
  return <UsersScreen ports={ports} />;
}
