import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { adminBenchRoutes } from '#contract/routes/admin/drafting.ts';
import { PacksScreen } from '#src/ui/features/admin/packs/PacksScreen.tsx';
import { benchPorts } from '../-benchPorts.ts';
import { tablePorts } from './tablePorts.ts';

/** The pack definitions of every game. */
export function PacksPage() {
  const { api, drafts } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(
    () => ({ ...benchPorts(api, adminBenchRoutes, drafts), table: tablePorts(api, 'packs') }),
    [api, drafts],
  );
  return <PacksScreen ports={ports} />;
}
