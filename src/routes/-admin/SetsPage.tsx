import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ChangeSet, SetForm } from '#contract/admin/sets.ts';
import type { TableSelection } from '#contract/admin/table.ts';
import { adminSetRoutes } from '#contract/routes/admin/adminSets.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { SetsScreen } from '#src/ui/features/admin/sets/SetsScreen.tsx';
import { tablePorts } from './tablePorts.ts';

function portsOf(api: Api) {
  const client = createClient(adminSetRoutes, api);
  return {
    table: tablePorts(api, 'sets'),
    make: (game: string, form: SetForm) => client.setMake({ body: { game, ...form } }),
    change: (setId: string, body: ChangeSet) => client.setChange({ params: { setId }, body }),
    remove: (selection: TableSelection) => client.setsDelete({ body: { selection } }),
  };
}

/** The sets of every game. */
export function SetsPage() {
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => portsOf(api), [api]);
  return <SetsScreen ports={ports} />;
}
