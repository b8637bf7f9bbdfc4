import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ChangeSet, SetForm } from '#contract/admin/sets.ts';
import type { TableSelection } from '#contract/admin/table.ts';
import { adminSetRoutes } from '#contract/routes/admin/adminSets.ts';
import type { Api } from '#src/api/api.ts';
import { createClient } from '#src/api/client.ts';
import { SetsScreen } from '#src/ui/features/admin/sets/SetsScreen.tsx';
import { loadMessages } from '#src/ui/messages/load.ts';
import { useMessages } from '#src/ui/messages/useMessages.ts';
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

/** Fetched together with the page. */
void loadMessages('admin', 'adminSets');

/** The sets of every game. */
export function SetsPage() {
  // Waits here, so that no part of the screen does.
  useMessages('admin');
  useMessages('adminSets');
  const { api } = useRouteContext({ from: '/_member/_admin' });
  const ports = useMemo(() => portsOf(api), [api]);
  return <SetsScreen ports={ports} />;
}
