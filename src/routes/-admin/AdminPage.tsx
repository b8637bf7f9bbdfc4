import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { createAdminCalls } from '#src/api/admin/adminApi.ts';
import { AdminShell } from '#src/ui/admin/shell/AdminShell.tsx';

/** The frame of the administration with the screen inside. */
export function AdminPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => {
    const calls = createAdminCalls(api);
    return {
      load: (game: string, signal: AbortSignal) => calls.shell(game, { signal }),
      revert: calls.revert,
    };
  }, [api]);
  return (
    <AdminShell ports={ports}>
      <Outlet />
    </AdminShell>
  );
}
