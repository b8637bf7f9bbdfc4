import { Outlet, useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { adminActivityRoutes } from '#contract/routes/admin/adminActivity.ts';
import { adminOverviewRoutes } from '#contract/routes/admin/adminOverview.ts';
import { createClient } from '#src/api/client.ts';
import { AdminShell } from '#src/ui/features/admin/shell/AdminShell.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';

/** Fetched together with the frame, for every screen inside it. */
void loadMessages('common', 'admin');

/** The frame of the administration with the screen inside. */
export function AdminPage() {
  // Waits here, so that no part of a screen does.
  useMessages('common');
  useMessages('admin');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => {
    const client = createClient({ ...adminOverviewRoutes, ...adminActivityRoutes }, api);
    return {
      /** An empty short name is all games. */
      load: (game: string, signal: AbortSignal) =>
        client.adminShell({ query: { game: game === '' ? undefined : game } }, { signal }),
      revert: (activityId: string) => client.activityRevert({ params: { activityId } }),
    };
  }, [api]);
  return (
    <AdminShell ports={ports}>
      <Outlet />
    </AdminShell>
  );
}
