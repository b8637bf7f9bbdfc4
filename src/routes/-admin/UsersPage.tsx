import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createUserCalls } from '#src/api/admin/userCalls.ts';
import { UsersScreen } from '#src/ui/admin/users/UsersScreen.tsx';

/** Members and guests, and what was reported of them. */
export function UsersPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => createUserCalls(api), [api]);
  return <UsersScreen ports={ports} />;
}
