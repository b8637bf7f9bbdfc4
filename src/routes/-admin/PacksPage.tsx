import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { adminBenchRoutes } from '#contract/routes/admin/drafting.ts';
import { PacksScreen } from '#src/ui/features/admin/packs/PacksScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
import { benchPorts } from '../-benchPorts.ts';
import { tablePorts } from './tablePorts.ts';

/** Fetched together with the page. */
void loadMessages('admin', 'adminPacks');

/** The pack definitions of every game. */
export function PacksPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminPacks');
  const { api, drafts } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(
    () => ({ ...benchPorts(api, adminBenchRoutes, drafts), table: tablePorts(api, 'packs') }),
    [api, drafts],
  );
  return <PacksScreen ports={ports} />;
}
